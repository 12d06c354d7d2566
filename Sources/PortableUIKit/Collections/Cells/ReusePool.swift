/// The views that a collection view has made and does not show, by what they were registered for.
struct ReusePool {
  /// What views are registered for.
  enum Key {
    /// Of a kind; nil for cells.
    case named(kind: String?, String)
    case registered(RegistrationToken)

    func isSame(as other: Key) -> Bool {
      switch (self, other) {
      case (.named(let kind, let name), .named(let otherKind, let otherName)):
        guard name.isSame(as: otherName) else { return false }
        guard let kind, let otherKind else { return kind == nil && otherKind == nil }
        return kind.isSame(as: otherKind)
      case (.registered(let token), .registered(let other)): return token === other
      case (.named, .registered), (.registered, .named): return false
      }
    }
  }

  private struct Queue {
    let key: Key
    /// Nil for what is registered no longer.
    var make: ((CGRect) -> UICollectionReusableView)?
    var idle: [UICollectionReusableView] = []
  }

  private var queues: [Queue] = []

  /// Nil: there is nothing of that name any more.
  mutating func register(_ key: Key, _ make: ((CGRect) -> UICollectionReusableView)?) {
    if let index = index(of: key) {
      queues[index].make = make
      queues[index].idle = []
    } else {
      queues.append(Queue(key: key, make: make))
    }
  }

  func index(of key: Key) -> Int? { queues.firstIndex { $0.key.isSame(as: key) } }

  /// One that is not shown.
  mutating func takeIdle(_ index: Int) -> UICollectionReusableView? { queues[index].idle.popLast() }

  /// What makes another one. It is called when the pool is not in use: a view may register some itself.
  func maker(_ index: Int) -> ((CGRect) -> UICollectionReusableView)? { queues[index].make }

  mutating func keep(_ view: UICollectionReusableView, _ index: Int) {
    queues[index].idle.append(view)
  }
}

/// Who a registration is.
final class RegistrationToken {}

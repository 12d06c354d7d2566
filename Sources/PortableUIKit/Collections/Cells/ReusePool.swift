/// The views that a list or a grid has made and does not show, by what they were registered for. `Make` makes one.
struct ReusePool<View: UIView, Make> {
  private struct Queue {
    let key: ReuseKey
    /// Nil for what is registered no longer.
    var make: Make?
    var idle: [View] = []
  }

  private var queues: [Queue] = []

  /// Nil: there is nothing of that name any more.
  mutating func register(_ key: ReuseKey, _ make: Make?) {
    if let index = index(of: key) {
      queues[index].make = make
      queues[index].idle = []
    } else {
      queues.append(Queue(key: key, make: make))
    }
  }

  func index(of key: ReuseKey) -> Int? { queues.firstIndex { $0.key.isSame(as: key) } }

  /// One that is not shown.
  mutating func takeIdle(_ index: Int) -> View? { queues[index].idle.popLast() }

  /// What makes another one. It is called when the pool is not in use: a view may register some itself.
  func maker(_ index: Int) -> Make? { queues[index].make }

  mutating func keep(_ view: View, _ index: Int) { queues[index].idle.append(view) }
}

/// The views that a table view has made and does not show, by the names they were made for.
struct NamedQueues<View: UIView> {
  private struct Queue {
    let name: String
    /// Nil for what is not registered.
    var make: ((String) -> View)?
    var idle: [View] = []
  }

  private var queues: [Queue] = []

  private func index(_ name: String) -> Int? { queues.firstIndex { $0.name.isSame(as: name) } }

  /// Nil: nothing is made by that name any more.
  mutating func register(_ name: String, _ make: ((String) -> View)?) {
    if let index = index(name) {
      queues[index].make = make
      queues[index].idle = []
    } else {
      queues.append(Queue(name: name, make: make))
    }
  }

  mutating func takeIdle(_ name: String) -> View? {
    index(name).flatMap { queues[$0].idle.popLast() }
  }

  /// What makes another one. It is called when the queues are not in use: a view may register some itself.
  func maker(_ name: String) -> ((String) -> View)? { index(name).flatMap { queues[$0].make } }

  mutating func keep(_ view: View, _ name: String) {
    if let index = index(name) {
      queues[index].idle.append(view)
    } else {
      queues.append(Queue(name: name, make: nil, idle: [view]))
    }
  }

  func forEachIdle(_ body: (View) -> Void) {
    for queue in queues { queue.idle.forEach(body) }
  }
}

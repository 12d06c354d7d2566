/// What is asked while something is done is done after it, in order.
struct TurnTaking {
  private var isBusy = false
  private var waiting: [() -> Void] = []

  /// True when it is `work`'s turn: until `next` has no more, everybody else waits.
  mutating func begins(_ work: @escaping () -> Void) -> Bool {
    waiting.append(work)
    defer { isBusy = true }
    return !isBusy
  }

  /// Nil when all is done.
  mutating func next() -> (() -> Void)? {
    isBusy = !waiting.isEmpty
    return isBusy ? waiting.removeFirst() : nil
  }
}

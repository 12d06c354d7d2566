/// What somebody has done to photos, and what of it they have undone, each with the last at the end.
struct ChangeHistory: Equatable {
  private(set) var done: [PhotoChange] = []
  private(set) var undone: [PhotoChange] = []
  /// So many orders are under way of which nobody knows yet what comes of them.
  private(set) var ordersUnderWay = 0
  /// What is to be done when those are carried out: it depends on what comes of them.
  var waiting: [ViewerCommand] = []

  mutating func beginOrder() { ordersUnderWay += 1 }

  mutating func endOrder() { ordersUnderWay -= 1 }

  /// - Parameter again: it was done before, and undone. Otherwise what was undone before cannot be done again: it was done to
  ///   what is no longer so.
  mutating func did(_ change: PhotoChange, again: Bool = false) {
    done.append(change)
    if !again { undone = [] }
  }

  mutating func didUndo(_ change: PhotoChange) { undone.append(change) }

  /// Something could not be undone, or not done again: whatever stands in the way may go.
  mutating func isStillDone(_ change: PhotoChange) { done.append(change) }

  /// What can never be undone is not tried again: something else was done before it.
  mutating func didTryToUndo(_ change: PhotoChange, _ problem: UndoProblem?) {
    guard let problem else { return didUndo(change) }
    if !problem.isForGood { isStillDone(change) }
  }

  mutating func isStillUndone(_ change: PhotoChange) { undone.append(change) }

  /// It is being undone. False when it is none of those.
  mutating func takeDone(_ change: PhotoChange) -> Bool {
    guard let index = done.lastIndex(of: change) else { return false }
    done.remove(at: index)
    return true
  }

  /// It is being done again.
  mutating func takeUndone() -> PhotoChange? { undone.popLast() }
}

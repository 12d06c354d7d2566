/// What a text was before, so that what was done can be undone: letters that are typed one after the other at once.
struct EditHistory {
  /// What a change is, for those of one kind to go together.
  enum Change: Equatable {
    case typing, deleting, other
  }

  private var undone: [EditedText] = []
  private var done: [EditedText] = []
  private var last = Change.other
  /// Where the last change left the caret: another place begins anew.
  private var lastCaret: Int?

  /// More is forgotten.
  private static let mostSteps = 200

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// - Parameters:
  ///   - before: what there was.
  ///   - after: what there is now.
  mutating func note(_ change: Change, before: EditedText, after: EditedText) {
    undone.removeAll()
    let goesOn =
      change != .other && change == last && before.caret == lastCaret && !before.hasSelection
    if !goesOn {
      done.append(before)
      if done.count > Self.mostSteps { done.removeFirst() }
    }
    last = change
    lastCaret = after.caret
  }

  /// What comes next begins a step of its own.
  mutating func endStep() {
    last = .other
    lastCaret = nil
  }

  mutating func undo(_ current: EditedText) -> EditedText? {
    endStep()
    guard let text = done.popLast() else { return nil }
    undone.append(current)
    return text
  }

  mutating func redo(_ current: EditedText) -> EditedText? {
    endStep()
    guard let text = undone.popLast() else { return nil }
    done.append(current)
    return text
  }

  mutating func forget() { self = EditHistory() }
}

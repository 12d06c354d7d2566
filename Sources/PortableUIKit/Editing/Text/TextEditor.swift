import DisplayList
import ScrollEngine
import ScrollGeometry

/// Writes, selects and undoes for a view that is written into, draws its text, and speaks with the input method.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class TextEditor {
  #if hasFeature(Embedded)
    unowned(unsafe) var owner: (any TextEditorOwner)?
  #else
    weak var owner: (any TextEditorOwner)?
  #endif
  private(set) var text = EditedText()
  private var history = EditHistory()
  /// What there was before an input method began to be uncertain.
  private var unmarkedText: EditedText?
  /// The lines; set anew when `isSet` is false.
  private var lines: SetText?
  private var isSet = false
  /// Of the measuring that the lines are of.
  private var measuring: (any TextMeasuring)?
  /// The keyboard means this view.
  private(set) var isActive = false
  /// The column that a caret goes up and down in, points; nil: where it is.
  var column: Double?
  var dragged: TextDrag?
  /// When somebody last wrote, seconds.
  private var lastChange = 0.0
  private(set) var caretOpacity = 1.0
  private var told: TextInputState?

  // MARK: The text

  /// By program: nobody is asked or told.
  func setText(_ new: String) {
    text = EditedText(new)
    unmarkedText = nil
    history.forget()
    changed()
  }

  /// What a person does, if the delegate lets it: false when not.
  @discardableResult
  func replace(_ range: Range<Int>, with new: String, _ change: EditHistory.Change) -> Bool {
    guard let owner, owner.mayEdit else { return false }
    let range = text.clamped(range)
    guard owner.mayReplace(text.nsRange(range), with: new) else {
      takeBackMarked()
      return false
    }
    let before = unmarkedText ?? text
    unmarkedText = nil
    text.replace(range, with: new)
    history.note(change, before: before, after: text)
    changed()
    owner.selectionWasChanged()
    owner.textWasEdited()
    return true
  }

  /// By program: nobody is asked, and all are told.
  func replaceByProgram(_ range: Range<Int>, with new: String) {
    unmark()
    let before = text
    text.replace(range, with: new)
    history.note(.other, before: before, after: text)
    changed()
    owner?.selectionWasChanged()
    owner?.textWasEdited()
  }

  func insert(_ new: String) {
    let range = text.marked ?? text.selection
    // What takes the place of a selection begins a step, and the letters that follow belong to it.
    replace(range, with: new, .typing)
  }

  /// What is selected, or the character before the caret.
  func deleteBackward() {
    if text.hasSelection { return delete(text.selection) }
    if text.caret > 0 { delete(text.caret - 1..<text.caret) }
  }

  func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replace(range, with: "", text.hasSelection ? .other : .deleting)
  }

  /// Shows what an input method is not certain of.
  func mark(_ new: String, caret: Int) {
    guard let owner, owner.mayEdit, text.marked != nil || !new.utf8.isEmpty else { return }
    if unmarkedText == nil { unmarkedText = text }
    text.mark(new, caret: caret)
    if text.marked == nil, let before = unmarkedText {
      // Given up: what had been selected is there again.
      text = before
      unmarkedText = nil
    }
    changed()
    owner.selectionWasChanged()
    owner.textWasEdited()
  }

  private func takeBackMarked() {
    guard text.marked != nil, let before = unmarkedText else { return }
    text = before
    unmarkedText = nil
    changed()
  }

  /// What is marked is written for good.
  func unmark() {
    guard text.marked != nil else { return }
    text.unmark()
    if let before = unmarkedText { history.note(.typing, before: before, after: text) }
    unmarkedText = nil
    changed()
  }

  func undo() { goTo { $0.undo(text) } }
  func redo() { goTo { $0.redo(text) } }

  private func goTo(_ step: (inout EditHistory) -> EditedText?) {
    guard let owner, owner.mayEdit else { return }
    unmark()
    guard let new = step(&history) else { return }
    text = new
    changed()
    owner.selectionWasChanged()
    owner.textWasEdited()
  }

  // MARK: The selection

  /// Goes on being the same when nothing is another.
  func select(_ body: (inout EditedText) -> Void) {
    unmark()
    let before = text
    body(&text)
    history.endStep()
    changed()
    if before.anchor != text.anchor || before.caret != text.caret { owner?.selectionWasChanged() }
  }

  // MARK: What is seen

  /// The text, the selection or the look of it is another one.
  func changed() {
    isSet = false
    column = nil
    guard let view = owner?.editedView else { return }
    restartCaret()
    view.setNeedsDisplay()
    view.setNeedsLayout()
    owner?.showCaret()
  }

  /// As they are now.
  func setLines() -> SetText {
    let form = owner?.textForm ?? SetText.Form(style: PlainStyle(.systemFont(ofSize: 17)), width: 0)
    let measuring = owner?.editedView.textMeasuring ?? TextMeasures.current
    if isSet, let lines, lines.form == form, self.measuring === measuring { return lines }
    var new = lines ?? SetText(form: form)
    if self.measuring !== measuring { new = SetText(form: form) }
    new.set(text.characters, form: form, measuring)
    self.measuring = measuring
    lines = new
    isSet = true
    return new
  }

  /// Own coordinates of the view, points.
  func caretRect(at place: Int) -> Rect {
    let caret = setLines().caret(at: place).offsetBy(origin)
    return Rect(
      x: caret.minX - Self.caretWidth / 2, y: caret.minY, width: Self.caretWidth,
      height: caret.height)
  }

  var origin: Vector {
    let origin = owner?.textOrigin ?? .zero
    return Vector(dx: origin.x, dy: origin.y)
  }

  /// Points.
  static var caretWidth: Double { 2 }

  // MARK: The keyboard

  func activate() {
    isActive = true
    history.endStep()
    changed()
  }

  func deactivate() {
    unmark()
    isActive = false
    dragged = nil
    told = nil
    owner?.editedView.setNeedsDisplay()
    host?.textInputChanged(nil)
  }

  var host: (any TextInputHost)? { TextInputHosts.shared.host(of: owner?.editedView.window) }

  /// Where all lies is known: an input method is told what is new.
  func wasLaidOut() {
    guard isActive, let host, let owner else { return }
    let state = inputState(of: owner)
    guard state != told else { return }
    told = state
    host.textInputChanged(state)
  }

  private func restartCaret() {
    guard isActive, let window = owner?.editedView.window else { return }
    lastChange = window.schedule.now
    caretOpacity = 1
    window.schedule.add(self)
  }
}

extension TextEditor: FrameClient {
  var isMoving: Bool {
    guard isActive, let window = owner?.editedView.window else { return false }
    return window.schedule.now - lastChange < CaretBlink.duration
  }
  var comesToRest: Bool { false }

  func advance(to time: Double) {
    // The keyboard was taken away without a question.
    if let owner, isActive, !owner.editedView.isFirstResponder { return owner.lostKeyboard() }
    let opacity = text.hasSelection ? 1 : CaretBlink.opacity(at: time - lastChange)
    guard opacity != caretOpacity else { return }
    caretOpacity = opacity
    owner?.editedView.setNeedsDisplay()
  }
}

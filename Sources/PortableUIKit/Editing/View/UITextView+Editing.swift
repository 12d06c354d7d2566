import ScrollGeometry

extension UITextView: TextEditorOwner {
  var editedView: UIView { self }
  var isMultiline: Bool { true }
  var handsKeysOn: Bool { false }
  var mayEdit: Bool { isEditable }
  var maySelect: Bool { isSelectable }
  var inkColor: UIColor { textColor ?? .label }

  func take(_ delegate: (any UITextViewDelegate)?) {
    ownDelegate = delegate
    receiver = delegate
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    knownDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textWasEdited() {
    formChanged()
    knownDelegate?.textViewDidChange(self)
    TextNotices.tell(.changed, self)
  }

  func selectionWasChanged() { knownDelegate?.textViewDidChangeSelection(self) }
  func returnWasPressed() -> Bool { false }

  func handle(_ presses: Set<UIPress>) -> Bool {
    guard isEditing else { return false }
    var isTaken = true
    for press in presses {
      if let key = press.key { isTaken = editor.handle(key) && isTaken }
    }
    return isTaken
  }

  func beginEditing() {
    editor.activate()
    isAccessibilityFocus = true
    guard isEditable else { return }
    knownDelegate?.textViewDidBeginEditing(self)
    TextNotices.tell(.began, self)
  }

  func endEditing() {
    editor.deactivate()
    isAccessibilityFocus = false
    guard isEditable else { return }
    knownDelegate?.textViewDidEndEditing(self)
    TextNotices.tell(.ended, self)
  }

  /// Nobody is asked.
  func lostKeyboard() {
    if isEditing { endEditing() }
  }

  // MARK: Touches

  /// A mouse selects where it is pressed; a finger may be about to scroll.
  func beginSelecting(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard selectingTouch == nil, let touch = touches.first, isSelectable || isEditable else {
      return
    }
    selectingTouch = touch
    guard touch.type != .direct, isEditing || becomeFirstResponder() else { return }
    let extends = event?.modifierFlags.contains(.shift) ?? false
    editor.press(at: touch.location(in: self), taps: touch.tapCount, extends: extends)
  }

  func goOnSelecting(_ touches: Set<UITouch>) {
    guard let touch = selectingTouch, touches.contains(touch), touch.type != .direct else { return }
    editor.drag(to: touch.location(in: self))
  }

  func endSelecting(_ touches: Set<UITouch>) {
    guard let touch = selectingTouch, touches.contains(touch) else { return }
    selectingTouch = nil
    editor.dragged = nil
    guard touch.type == .direct, isEditing || becomeFirstResponder() else { return }
    editor.press(at: touch.location(in: self), taps: touch.tapCount, extends: false)
    editor.dragged = nil
  }

  func loseSelecting(_ touches: Set<UITouch>) {
    guard let touch = selectingTouch, touches.contains(touch) else { return }
    selectingTouch = nil
    editor.dragged = nil
  }
}

import ScrollGeometry

extension UITextField: TextEditorOwner {
  var editedView: UIView { self }
  var isMultiline: Bool { false }
  var mayEdit: Bool { isEnabled }
  var maySelect: Bool { isEnabled }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func textWasEdited() {
    clearsOnInsert = false
    placeholderChanged()
    tell(.changed, .editingChanged)
  }

  func selectionWasChanged() { delegate?.textFieldDidChangeSelection(self) }

  /// A field that somebody listens to for its end ends then.
  func returnWasPressed() -> Bool {
    if enablesReturnKeyAutomatically, !hasText { return true }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    return ends || !handsKeysOn
  }

  func write(_ string: String) {
    let line = TextEditor.line(string)
    if clearsOnInsert {
      clearsOnInsert = false
      editor.replace(0..<editor.text.count, with: line, .other)
    } else {
      editor.insert(line)
    }
  }

  func handle(_ presses: Set<UIPress>) -> Bool {
    guard isEditing else { return false }
    var isTaken = true
    for press in presses {
      if let key = press.key { isTaken = editor.handle(key) && isTaken }
    }
    return isTaken
  }

  func beginEditing() {
    clearsOnInsert = isSecureTextEntry || clearsOnInsertion
    editor.activate()
    isAccessibilityFocus = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
      tell(.changed, .editingChanged)
    }
    lookChanged()
    delegate?.textFieldDidBeginEditing(self)
    tell(.began, .editingDidBegin)
  }

  func endEditing(_ reason: DidEndEditingReason) {
    editor.deactivate()
    isAccessibilityFocus = false
    shift = 0
    lookChanged()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    tell(.ended, .editingDidEnd)
  }

  /// Nobody is asked.
  func lostKeyboard() {
    if isEditing { endEditing(.committed) }
  }

  /// What the cross does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    shift = 0
    editor.replaceByProgram(0..<editor.text.count, with: "")
  }

  private func tell(_ notice: TextNotice, _ event: Event) {
    sendActions(for: event)
    TextNotices.tell(notice, self)
  }

  // MARK: Touches

  /// A mouse writes where it is pressed; a finger may yet be about to scroll.
  func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
    if !isEditing, touch.type == .direct { return }
    guard isEditing || becomeFirstResponder() else { return }
    let extends = event?.modifierFlags.contains(.shift) ?? false
    editor.press(at: touch.location(in: self), taps: touch.tapCount, extends: extends)
  }

  func endSelecting(_ touch: UITouch?) {
    editor.dragged = nil
    guard !isEditing, let touch, isTouchInside, becomeFirstResponder() else { return }
    editor.press(at: touch.location(in: self), taps: touch.tapCount, extends: false)
    editor.dragged = nil
  }

  var spokenValue: String {
    isSecureTextEntry
      ? String(repeating: Self.dot, count: editor.text.count) : editor.text.text
  }

  static var dot: Character { "•" }
}

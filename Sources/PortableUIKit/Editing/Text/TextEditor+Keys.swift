import ScrollGeometry

extension TextEditor {
  /// What a key does that a view gets which is written into; false when it means nothing here.
  func handle(_ key: UIKey) -> Bool {
    guard let owner else { return false }
    let held = key.modifierFlags
    if held.contains(.alternate) { return false }
    if held.contains(.control) || held.contains(.command), command(key) { return true }
    let extends = held.contains(.shift)
    let byWords = held.contains(.control)
    switch key.keyCode {
    case .keyboardLeftArrow: step(isReversed ? 1 : -1, byWords: byWords, extends: extends)
    case .keyboardRightArrow: step(isReversed ? -1 : 1, byWords: byWords, extends: extends)
    case .keyboardUpArrow: climb(-1, byParagraphs: byWords, extends: extends)
    case .keyboardDownArrow: climb(1, byParagraphs: byWords, extends: extends)
    case .keyboardPageUp, .keyboardPageDown:
      guard owner.isMultiline else { return false }
      turnPage(key.keyCode == .keyboardPageUp ? -1 : 1, extends: extends)
    case .keyboardHome: goToEnd(-1, ofAll: byWords, extends: extends)
    case .keyboardEnd: goToEnd(1, ofAll: byWords, extends: extends)
    case .keyboardDeleteOrBackspace:
      guard owner.mayEdit else { return false }
      if byWords, !text.hasSelection {
        delete(text.wordEdge(from: text.caret, -1)..<text.caret)
      } else {
        owner.deleteBackward()
      }
    case .keyboardDeleteForward:
      guard owner.mayEdit else { return false }
      deleteForward(byWords: byWords)
    case .keyboardReturnOrEnter:
      if !owner.isMultiline { return owner.returnWasPressed() }
      guard owner.mayEdit else { return false }
      owner.insertText("\n")
    default: return type(key, owner)
    }
    return true
  }

  /// Keys with Control, or Command where a keyboard has it.
  private func command(_ key: UIKey) -> Bool {
    let shift = key.modifierFlags.contains(.shift)
    guard let scalar = key.characters.unicodeScalars.first, scalar.isASCII else { return false }
    // derivation: small letters.
    switch Unicode.Scalar(UInt8(scalar.value) | 0x20) {
    case "a": select { $0.select(0..<$0.count) }
    case "c": copySelection()
    case "x": cutSelection()
    case "v": paste()
    case "z": if shift { redo() } else { undo() }
    case "y": redo()
    default: return false
    }
    return true
  }

  private func type(_ key: UIKey, _ owner: any TextEditorOwner) -> Bool {
    guard owner.mayEdit, key.modifierFlags.isDisjoint(with: [.control, .command]),
      let scalar = key.characters.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F,
      // derivation: what the system sends for keys without letters lies in the private area.
      !(0xE000...0xF8FF).contains(scalar.value)
    else { return tab(key, owner) }
    owner.insertText(key.characters)
    return true
  }

  /// A single line leaves the tabulator to whoever knows the next field.
  private func tab(_ key: UIKey, _ owner: any TextEditorOwner) -> Bool {
    guard key.keyCode == .keyboardTab else { return false }
    let back = key.modifierFlags.contains(.shift)
    if owner.isMultiline, owner.mayEdit, !back, !key.modifierFlags.contains(.control) {
      owner.insertText("\t")
      return true
    }
    return !owner.handsKeysOn && TextFocus.move(from: owner.editedView, back ? -1 : 1)
  }

  private var isReversed: Bool { setLines().line(of: text.caret).set.isRightToLeft }

  /// Of a text that nobody is to see no words are told apart.
  private var hidesWords: Bool { owner?.isSecureTextEntry ?? false }

  private func wordEdge(_ step: Int) -> Int {
    hidesWords ? (step < 0 ? 0 : text.count) : text.wordEdge(from: text.caret, step)
  }

  /// Beside a selection, an arrow goes to its end.
  private func step(_ step: Int, byWords: Bool, extends: Bool) {
    var place = byWords ? wordEdge(step) : text.caret + step
    if !extends, text.hasSelection, !byWords {
      place = step < 0 ? text.selection.lowerBound : text.selection.upperBound
    }
    select { $0.move(to: place, extends: extends) }
  }

  private func climb(_ step: Int, byParagraphs: Bool, extends: Bool) {
    guard let owner, owner.isMultiline else {
      return select { $0.move(to: step < 0 ? 0 : $0.count, extends: extends) }
    }
    if byParagraphs {
      let range = text.paragraph(at: text.caret)
      let edge = step < 0 ? range.lowerBound : range.upperBound
      let next = edge == text.caret ? text.paragraph(at: text.clamped(edge + step)) : range
      return select {
        $0.move(to: step < 0 ? next.lowerBound : next.upperBound, extends: extends)
      }
    }
    let lines = setLines()
    let x = column ?? lines.caret(at: text.caret).minX
    select { $0.move(to: lines.place(from: $0.caret, step, x: x), extends: extends) }
    column = x
  }

  private func turnPage(_ step: Int, extends: Bool) {
    guard let view = owner?.editedView else { return }
    let lines = setLines()
    let caret = lines.caret(at: text.caret)
    let x = column ?? caret.minX
    let way = max(caret.height, view.bounds.height.native - caret.height) * Double(step)
    let y = caret.midY + way
    select { text in
      let isOutside = y < 0 || y > lines.size.height
      let place = isOutside ? (step < 0 ? 0 : text.count) : lines.place(at: .init(x: x, y: y))
      text.move(to: place, extends: extends)
    }
    column = x
  }

  private func goToEnd(_ step: Int, ofAll: Bool, extends: Bool) {
    let isAll = ofAll || owner?.isMultiline == false
    let end = step < 0 ? 0 : text.count
    let place = isAll ? end : setLines().lineEnd(of: text.caret, step)
    select { $0.move(to: place, extends: extends) }
  }

  private func deleteForward(byWords: Bool) {
    if text.hasSelection { return delete(text.selection) }
    let end = byWords ? wordEdge(1) : text.caret + 1
    if text.caret < text.count { delete(text.caret..<min(end, text.count)) }
  }

  // MARK: Clipboard

  func copySelection() {
    guard text.hasSelection, owner?.isSecureTextEntry == false else { return }
    UIPasteboard.general.take(text.string(in: text.selection), through: host)
  }

  func cutSelection() {
    guard text.hasSelection, owner?.isSecureTextEntry == false, owner?.mayEdit == true else {
      return
    }
    copySelection()
    replace(text.selection, with: "", .other)
  }

  /// What the clipboard has comes as an event, where there is a host.
  func paste() {
    guard owner?.mayEdit == true else { return }
    if let host { return host.requestPaste() }
    if let string = UIPasteboard.general.string { paste(string) }
  }

  func paste(_ string: String) {
    guard let owner, !string.utf8.isEmpty else { return }
    let new = owner.isMultiline ? string : Self.line(string)
    replace(text.marked ?? text.selection, with: new, .other)
  }

  /// One line stays one line: what breaks it becomes a space.
  static func line(_ string: String) -> String {
    String(string.map { $0.isNewline ? " " : $0 })
  }
}

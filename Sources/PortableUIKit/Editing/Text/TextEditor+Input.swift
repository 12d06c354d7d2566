import ScrollEngine
import ScrollGeometry

extension TextEditor {
  /// What an input method or the clipboard says.
  func take(_ sample: TextSample) {
    guard let owner, owner.mayEdit else { return }
    switch sample {
    case .insert(let string): owner.insertText(string)
    case .mark(let string, let caret): mark(string, caret: caret)
    case .erase(let before, let after):
      let start = text.place(text.caret, movedByScalars: -max(0, before))
      delete(start..<text.place(text.caret, movedByScalars: max(0, after)))
    case .paste(let string): paste(string)
    }
  }

  /// How many characters around the caret an input method is told of.
  private static var surroundingCount: Int { 200 }

  func inputState(of owner: any TextEditorOwner) -> TextInputState {
    let view = owner.editedView
    let caret = view.convert(CGRect(caretRect(at: text.caret)), to: nil)
    let paragraph = text.paragraph(at: text.caret)
    let start = max(paragraph.lowerBound, text.caret - Self.surroundingCount)
    let end = min(paragraph.upperBound, text.caret + Self.surroundingCount)
    let (anchor, caretPlace) =
      text.marked.map { ($0.lowerBound, $0.lowerBound) } ?? (text.anchor, text.caret)
    // What is marked the input method knows itself.
    func bytes(_ range: Range<Int>) -> String {
      guard let marked = text.marked, marked.overlaps(range) else { return text.string(in: range) }
      return text.string(in: range.lowerBound..<max(range.lowerBound, marked.lowerBound))
        + text.string(in: min(range.upperBound, marked.upperBound)..<range.upperBound)
    }
    func offset(_ place: Int) -> Int {
      bytes(start..<max(start, min(end, place))).utf8.count
    }
    let isSecure = owner.isSecureTextEntry
    let (hasBefore, hasBehind) = TextFocus.neighbours(of: view)
    return TextInputState(
      id: owner.editedView.accessibilityID, caret: Rect(caret),
      surrounding: isSecure ? "" : bytes(start..<end),
      anchorOffset: isSecure ? 0 : offset(anchor), caretOffset: isSecure ? 0 : offset(caretPlace),
      hasMarkedText: text.marked != nil, isMultiline: owner.isMultiline, isSecure: isSecure,
      keyboardType: owner.keyboardType,
      returnKeyType: owner.returnKeyType, autocapitalizationType: owner.autocapitalizationType,
      autocorrectionType: owner.autocorrectionType,
      holdsSelection: (start...end).contains(text.anchor), hasFieldBefore: hasBefore,
      hasFieldBehind: hasBehind)
  }
}

// What UITextInput asks, in its own words.
extension TextEditor {
  func select(by range: UITextRange) {
    let range = self.range(range)
    select { $0.select(range) }
  }

  /// - Parameter units: UTF-16, as UIKit counts.
  func mark(_ new: String, unitsToCaret units: Int) {
    let marked = EditedText(new)
    let place = marked.place(atOffset: units)
    mark(new, caret: marked.string(in: 0..<place).unicodeScalars.count)
  }

  func position(_ place: Int) -> UITextPosition { UITextPosition.at(text.offset(of: place)) }
  func place(_ position: UITextPosition) -> Int { text.place(atOffset: position.offset) }
  func range(_ range: UITextRange) -> Range<Int> { place(range.start)..<place(range.end) }
  func textRange(_ range: Range<Int>) -> UITextRange {
    UITextRange.between(position(range.lowerBound), position(range.upperBound))
  }

  /// Nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    guard new >= 0, new <= text.offset(of: text.count) else { return nil }
    return UITextPosition.at(new)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    var place = place(position)
    let lines = setLines()
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != lines.line(of: place).set.isRightToLeft
      place += isForward ? offset : -offset
      guard place >= 0, place <= text.count else { return nil }
    case .up, .down:
      let x = lines.caret(at: place).minX
      for _ in 0..<max(0, offset) {
        place = lines.place(from: place, direction == .up ? -1 : 1, x: x)
      }
    }
    return self.position(place)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = setLines().rects(of: self.range(range))
    return rects.indices.map {
      UITextSelectionRect.over(
        CGRect(rects[$0].offsetBy(origin)), isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let rects = setLines().rects(of: self.range(range))
    return CGRect(rects.first?.offsetBy(origin) ?? caretRect(at: place(range.start)))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let point = Point(x: point.x.native - origin.dx, y: point.y.native - origin.dy)
    return setLines().character(at: point).map { textRange($0..<$0 + 1) }
  }
}

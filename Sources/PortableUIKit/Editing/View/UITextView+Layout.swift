import DisplayList
import ScrollGeometry

extension UITextView {
  private static var defaultFontSize: CGFloat { 12 }

  var shownFont: UIFont { font ?? .systemFont(ofSize: Self.defaultFontSize) }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var textForm: SetText.Form { form(in: bounds.width) }

  private func form(in width: CGFloat) -> SetText.Form {
    let side: Double? =
      switch textAlignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .justified, .natural: nil
      }
    return SetText.Form(
      style: PlainStyle(shownFont, lines: textLines), width: lineWidth(in: width), side: side,
      isRightToLeft: isReversed, mask: isSecureTextEntry ? UITextField.dot : nil)
  }

  private func lineWidth(in width: CGFloat) -> Double {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    return max(0, (width - sides).native)
  }

  var containerSize: CGSize {
    let inset = textContainerInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: .greatestFiniteMagnitude)
  }

  var textOrigin: Point {
    Point(
      x: (textContainerInset.left + textContainer.lineFragmentPadding).native,
      y: textContainerInset.top.native)
  }

  /// The text, or how it is set, is another one.
  func formChanged() {
    editor.changed()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func naturalSize(in width: CGFloat) -> CGSize {
    var text = SetText(form: form(in: width))
    text.set(
      editor.text.characters, form: form(in: width > 0 ? width : .greatestFiniteMagnitude),
      textMeasuring)
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: width > 0
        ? min(width, (CGFloat(text.size.width) + sides).rounded(.up))
        : (CGFloat(text.size.width) + sides).rounded(.up),
      height: (CGFloat(text.size.height) + inset.top + inset.bottom).rounded(.up))
  }

  func layOutText() {
    let height = CGFloat(editor.setLines().size.height)
    let inset = textContainerInset
    contentSize = CGSize(
      width: bounds.width, height: (height + inset.top + inset.bottom).rounded(.up))
  }

  func showCaret() {
    if isEditing { scrollsToCaret = true }
  }

  func scrollToCaret() {
    guard scrollsToCaret, isScrollEnabled, !bounds.isEmpty else { return }
    scrollsToCaret = false
    show(editor.text.caret..<editor.text.caret)
  }

  /// With the room above and below that the text has at its ends.
  func show(_ range: Range<Int>) {
    layOutText()
    var place = editor.caretRect(at: range.lowerBound)
    for rect in editor.setLines().rects(of: range) {
      place = place.union(rect.offsetBy(editor.origin))
    }
    let inset = textContainerInset
    scrollRectToVisible(
      CGRect(
        x: 0, y: CGFloat(place.minY) - inset.top, width: 1,
        height: CGFloat(place.height) + inset.top + inset.bottom), animated: false)
  }
}

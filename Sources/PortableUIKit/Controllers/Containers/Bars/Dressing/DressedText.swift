/// A button's text as looks show it.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class DressedText {
  private let text: String
  private let style: any TextStyle
  private let font: UIFont
  private let color: UIColor
  /// By how much it is moved.
  let offset: UIOffset

  init(_ text: String, in label: UILabel, _ style: any TextStyle, _ offset: UIOffset) {
    self.text = text
    self.style = style
    font = label.font
    color = label.textColor
    self.offset = offset
    label.show(style.styled(text, font: label.font, color: label.textColor))
  }

  /// Nothing has to be made anew for it.
  func isSame(
    as text: String, in label: UILabel, _ style: any TextStyle, _ offset: UIOffset
  ) -> Bool {
    self.text.isSame(as: text) && self.style === style && font == label.font
      && color == label.textColor && self.offset == offset
  }
}

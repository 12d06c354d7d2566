import PortableUIKit

/// Lines one below the other, perhaps on a card.
class InfoGroupView: UIView {
  /// Each as wide as the group; as high as it wants to be.
  private(set) var lines: [UIView] = []
  private let margin: CGFloat
  private let gap: CGFloat

  init(isCard: Bool, gap: CGFloat = InfoLook.lineGap) {
    margin = isCard ? InfoLook.cardMargin : 0
    self.gap = gap
    super.init(frame: .zero)
    if isCard {
      backgroundColor = InfoLook.card
      layer.cornerRadius = InfoLook.cardRadius
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func add(_ line: UIView) {
    lines.append(line)
    addSubview(line)
    setNeedsLayout()
  }

  func removeLines() {
    for line in lines { line.removeFromSuperview() }
    lines = []
    setNeedsLayout()
  }

  /// What a line may be wide of, when the group is so wide, points.
  func width(of line: UIView, in width: CGFloat) -> CGFloat { max(0, width - 2 * margin) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width) { $0.frame = $1 }
  }

  /// Returns the height of all, points.
  private func arrange(in width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    var y = margin
    for (index, line) in lines.enumerated() {
      if index > 0 { y += gap }
      let room = self.width(of: line, in: width)
      let height = line.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      place(
        line,
        CGRect(
          x: isReversed ? width - margin - room : margin, y: y, width: room,
          height: height.rounded(.up)))
      y += height.rounded(.up)
    }
    return y + margin
  }
}

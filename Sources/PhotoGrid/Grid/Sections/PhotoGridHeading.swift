import PortableUIKit

/// What the photos below it have in common, and how many they are: stays in view while they do.
final class PhotoGridHeading: UICollectionReusableView {
  private let title = UILabel(frame: .zero)
  private let count = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .text(ofSize: CGFloat(GridTunables.headingSize), weight: .semibold)
    title.lineBreakMode = .byTruncatingMiddle
    count.font = .text(ofSize: CGFloat(GridTunables.headingCountSize))
    for label in [title, count] {
      label.isAccessibilityElement = false
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// - Parameters:
  ///   - spokenCount: with what is counted.
  ///   - ground: what lies behind the grid, 0…1.
  func show(_ text: String, count number: Int, spokenCount: String, on ground: Double) {
    title.text = text
    count.text = String(number)
    accessibilityLabel = text
    accessibilityValue = spokenCount
    let ink: CGFloat = ground > 0.5 ? 0 : 1  // derivation: as far from the ground as can be
    title.textColor = UIColor(white: ink, alpha: 0.95)
    count.textColor = UIColor(white: ink, alpha: 0.6).inHighContrast(UIColor(white: ink, alpha: 1))
    // Photos go by below it.
    backgroundColor = UIColor(
      white: CGFloat(ground), alpha: CGFloat(GridTunables.headingOpacity)
    ).inHighContrast(UIColor(white: CGFloat(ground), alpha: 1))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = CGFloat(GridTunables.headingMargin)
    // The controls lie in the other corner.
    let room = max(0, bounds.width * CGFloat(GridTunables.headingShare) - 2 * margin)
    let countWidth = count.sizeThatFits(bounds.size).width.rounded(.up)
    let gap = CGFloat(GridTunables.headingGap)
    let width = min(
      title.sizeThatFits(bounds.size).width.rounded(.up), max(0, room - countWidth - gap))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    title.frame = place(margin, width)
    count.frame = place(margin + width + gap, countWidth)
  }
}

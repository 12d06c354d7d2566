import PortableUIKit

/// The camera, the lens, how large the picture is, how it is stored, and how the camera was set.
final class CameraCardView: InfoGroupView {
  private static let badgeMargin = CGSize(width: 5, height: 2)
  private static let badgeRadius: CGFloat = 4

  private let badge = UILabel(frame: .zero)

  init(_ content: InfoContent, _ texts: InfoTexts) {
    super.init(isCard: true)
    for (index, text) in content.lines.enumerated() {
      let isFirst = index == 0
      add(
        PartsLabel(
          text, isFirst ? InfoLook.strong : InfoLook.plain, isFirst ? .label : .secondaryLabel))
    }
    if !content.settings.isEmpty { add(SettingsView(content.settings, texts)) }
    badge.text = content.format
    badge.font = InfoLook.badge
    badge.textColor = .secondaryLabel
    badge.textAlignment = .center
    badge.backgroundColor = InfoLook.line
    badge.layer.cornerRadius = Self.badgeRadius
    badge.isHidden = content.format == nil
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private var badgeSize: CGSize {
    guard !badge.isHidden else { return .zero }
    let text = badge.sizeThatFits(.zero)
    return CGSize(
      width: (text.width + 2 * Self.badgeMargin.width).rounded(.up),
      height: (text.height + 2 * Self.badgeMargin.height).rounded(.up))
  }

  /// The first line stands beside the badge.
  override func width(of line: UIView, in width: CGFloat) -> CGFloat {
    let room = super.width(of: line, in: width)
    guard line === lines.first, !badge.isHidden, line is UILabel else { return room }
    return max(0, room - badgeSize.width - InfoLook.cardMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = badgeSize
    // As high as one line of the text beside it.
    let first = (lines.first as? UILabel)?.sizeThatFits(.zero).height ?? size.height
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(
      x: isReversed ? InfoLook.cardMargin : bounds.width - InfoLook.cardMargin - size.width,
      y: (InfoLook.cardMargin + (first - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }
}

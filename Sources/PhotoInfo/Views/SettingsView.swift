import PortableUIKit

/// How a camera was set: short texts beside each other, below a line. One element for a screen reader.
final class SettingsView: UIView {
  private static let gap: CGFloat = 9
  private static let tickHeight: CGFloat = 12
  private static let side: CGFloat = 6

  private let labels: [UILabel]
  private let ticks: [UIView]
  private let line = UIView(frame: .zero)

  init(_ settings: [String], _ texts: InfoTexts) {
    labels = settings.map { InfoLook.label($0, InfoLook.setting, .secondaryLabel) }
    ticks = settings.dropFirst().map { _ in UIView(frame: .zero) }
    super.init(frame: .zero)
    for label in labels {
      label.numberOfLines = 1
      label.textAlignment = .center
      addSubview(label)
    }
    for view in ticks + [line] {
      view.backgroundColor = InfoLook.line
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = texts[.settings]
    accessibilityValue = settings.joined(separator: ", ")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private var textHeight: CGFloat {
    labels.map { $0.sizeThatFits(.zero).height }.max()?.rounded(.up) ?? 0
  }

  /// Each as wide as its text and an equal share of what is left; where they do not fit, all narrower alike.
  private var columns: [CGFloat] {
    let natural = labels.map { $0.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.side }
    let sum = natural.reduce(0, +)
    guard sum > bounds.width else {
      let share = (bounds.width - sum) / CGFloat(max(labels.count, 1))
      return natural.map { $0 + share }
    }
    return natural.map { $0 * bounds.width / sum }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 2 * Self.gap - InfoLook.lineGap + textHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = Self.gap - InfoLook.lineGap
    line.frame = CGRect(x: 0, y: top, width: bounds.width, height: InfoLook.hairline)
    let y = top + Self.gap
    let height = max(0, bounds.height - y)
    var x: CGFloat = 0
    for (index, column) in columns.enumerated() {
      let left = isReversed ? bounds.width - x - column : x
      labels[index].frame = CGRect(
        x: left + InfoLook.lineGap, y: y, width: max(0, column - 2 * InfoLook.lineGap),
        height: height)
      x += column
      guard index < ticks.count else { continue }
      ticks[index].frame = CGRect(
        x: (isReversed ? bounds.width - x : x).rounded(), y: y + (height - Self.tickHeight) / 2,
        width: InfoLook.hairline, height: Self.tickHeight)
    }
  }
}

import DisplayList
import Localization
import ScrollGeometry

/// The way back in a navigation bar: a chevron, and where it leads.
final class BackButton: UIControl {
  /// Points; as on an iPhone, as far as eyes can tell.
  private static let fontSize: CGFloat = 17
  private static let chevron = CGSize(width: 12, height: 17)
  private static let chevronGap: CGFloat = 6
  private static let chevronLine = 2.5
  private static let pressedAlpha: CGFloat = 0.3

  var tapped: (() -> Void)?
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: Self.fontSize)
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var title: String = "" {
    didSet {
      label.text = title
      accessibilityLabel = title.utf8.isEmpty ? Self.word : title
      setNeedsLayout()
    }
  }

  /// What it is called where no title has room.
  static var word: String { Words.text("Back") }

  /// Points.
  var naturalWidth: CGFloat {
    let text = label.sizeThatFits(.zero).width
    return Self.chevron.width + (text > 0 ? Self.chevronGap + text : 0)
  }

  override func keepsTaps() -> Bool { true }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { tapped?() }
  }

  override func lookChanged() {
    super.lookChanged()
    alpha = isHighlighted ? Self.pressedAlpha : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = tintColor
    let sign = Self.chevron.width + Self.chevronGap
    label.frame = CGRect(
      x: isMirrored ? 0 : sign, y: 0, width: max(0, bounds.width - sign), height: bounds.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let box = layer.presented.bounds
    let half = Double(Self.chevron.height) / 2
    let tip = isMirrored ? box.maxX - Self.chevronLine : box.minX + Self.chevronLine
    let end = isMirrored ? tip - half : tip + half
    var path = Path()
    path.move(to: Point(x: end, y: box.midY - half))
    path.addLine(to: Point(x: tip, y: box.midY))
    path.addLine(to: Point(x: end, y: box.midY + half))
    var style = StrokeStyle(width: Self.chevronLine)
    style.cap = .round
    style.join = .round
    // no effect: the list that is drawn into.
    list.append(.strokePath(path, style, .color(tintColor.color(in: interfaceStyle))))
  }
}

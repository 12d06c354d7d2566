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
  var looks: BarLooks? { didSet { showSign() } }
  private var dressed: DressedText?
  /// In place of the chevron.
  private var sign: UIImageView?

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
      showTitle()
      accessibilityLabel = title.utf8.isEmpty ? Self.word : title
      setNeedsLayout()
    }
  }

  private func showTitle() {
    let use = BarButtonUse(isBack: true, isEnabled: isEnabled, isHighlighted: isHighlighted)
    dressed = looks?.dress(label, title, of: use, dressed)
    if dressed == nil { label.text = title }
  }

  private func showSign() {
    let image = looks?.backSign
    if sign == nil, image == nil { return }
    if sign == nil {
      let made = UIImageView(image: nil)
      addSubview(made)
      sign = made
    }
    sign?.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Points.
  private var signSize: CGSize { sign?.image?.size ?? Self.chevron }

  /// What it is called where no title has room.
  static var word: String { Words.text("Back") }

  /// Points.
  var naturalWidth: CGFloat {
    let text = label.sizeThatFits(.zero).width
    return signSize.width + (text > 0 ? Self.chevronGap + text : 0)
  }

  override func keepsTaps() -> Bool { true }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { tapped?() }
  }

  override func lookChanged() {
    super.lookChanged()
    alpha = isHighlighted ? Self.pressedAlpha : 1
    if looks != nil { setNeedsLayout() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = tintColor
    if looks != nil { showTitle() }
    let size = signSize
    let start = size.width + Self.chevronGap
    label.frame = CGRect(
      x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    if let offset = dressed?.offset {
      label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    sign?.frame = CGRect(
      x: isMirrored ? bounds.width - size.width : 0, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard sign?.image == nil else { return }
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

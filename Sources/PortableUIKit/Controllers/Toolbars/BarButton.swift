import DisplayList
import ScrollGeometry

/// An item of a navigation bar or a toolbar: its picture, its title, or what a system item looks like.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(image: nil)
  /// Points. (An iPhone's.)
  private static var fontSize: CGFloat { 17 }
  private static var symbolSide: Double { 22 }
  /// As wide as a finger meets.
  private static var leastWidth: CGFloat { 44 }
  private static var pressedOpacity: CGFloat { 0.3 }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    for view in [label, picture] as [UIView] {
      view.isAccessibilityElement = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var looks: BarLooks?
  private var dressed: DressedText?
  /// What is drawn in lines, as of the last layout.
  private var drawn: BarSymbol?

  private var words: String? { item.title ?? item.systemItem?.words }
  private var color: UIColor { isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel }

  private func update() {
    isEnabled = item.isEnabled
    let isBold = item.style == .done || item.systemItem == .done || item.systemItem == .save
    label.font = .systemFont(ofSize: Self.fontSize, weight: isBold ? .semibold : .regular)
    let hasLook = item.image != nil || item.title != nil
    drawn = hasLook ? nil : item.systemItem.flatMap { BarSymbol($0) }
    label.textColor = color
    let shown = item.image == nil && drawn == nil ? words : nil
    let use = BarButtonUse(isDone: isBold, isEnabled: isEnabled, isHighlighted: isHighlighted)
    dressed = shown.flatMap { looks?.dress(label, $0, of: use, dressed) }
    if dressed == nil { label.text = shown }
    let image = item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    setNeedsDisplay()
  }

  /// Of what is seen, points.
  var contentWidth: CGFloat {
    update()
    return max(
      label.sizeThatFits(.zero).width, item.image?.size.width ?? 0,
      drawn == nil ? 0 : CGFloat(Self.symbolSide)
    ).rounded(.up)
  }

  /// Points.
  var naturalWidth: CGFloat { max(Self.leastWidth, contentWidth) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, Self.leastWidth - bounds.width)
    return bounds.insetBy(dx: -missing / 2, dy: 0).contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    label.frame = bounds
    if let offset = dressed?.offset {
      label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
    let size = item.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).inset(by: item.imageInsets)
  }

  override func lookChanged() {
    super.lookChanged()
    alpha = isHighlighted ? Self.pressedOpacity : 1
    if looks != nil { setNeedsLayout() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func keepsTaps() -> Bool { true }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside) { item.perform(with: event) }
  }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let bounds = Rect(self.bounds)
    let side = Self.symbolSide
    // no effect: the list that is drawn into.
    drawn?.append(
      to: &list,
      in: Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      color.color(in: interfaceStyle))
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? words }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { stateTraits.union(.button) }
    set {}
  }
}

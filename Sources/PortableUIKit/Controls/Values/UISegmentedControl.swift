import DisplayList
import ScrollGeometry

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  /// Points; an iPhone's.
  static var height: CGFloat { TextSize.room(32) }
  static var radius: Double { 8 }
  static var padding: Double { 10 }

  final var segments: [Segment] = []
  /// Of titles; another object where something about them is another.
  package final var titleStyles: (any TitleStyles)? { didSet { contentChanged() } }
  private var chosen = UISegmentedControl.noSegment
  /// The segment that the finger is on.
  private var pressed: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  #if !hasFeature(Embedded)
    /// One segment for each title or picture.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      for item in items ?? [] {
        let label = (item as? String).map { SegmentContent.title($0) }
        let image = (item as? UIImage).map { SegmentContent.image($0) }
        guard let content = label ?? image else { continue }
        insert(content, at: segments.count)
      }
      bounds.size = intrinsicContentSize
    }
  #endif

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  open var numberOfSegments: Int { segments.count }
  /// A segment jumps back as soon as it has been chosen.
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { setNeedsLayout() } }
  }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Setting it tells nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard new != chosen else { return }
      chosen = new
      colorLabels()
    }
  }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title ?? ""), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image.map { .image($0) } ?? .title(action.title), at: segment)
    segments[max(0, min(segment, segments.count - 1))].action = action
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = known(segment) else { return }
    segments.remove(at: index).view.removeFromSuperview()
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
    contentChanged()
  }
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments.removeAll()
    chosen = Self.noSegment
    contentChanged()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let shown = titleForSegment(at: segment), shown.isSame(as: title ?? "") { return }
    replace(segment, by: .title(title ?? ""))
  }
  open func titleForSegment(at segment: Int) -> String? {
    known(segment).flatMap { segments[$0].label?.text }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if let image, imageForSegment(at: segment) === image { return }
    replace(segment, by: .image(image))
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    known(segment).flatMap { (segments[$0].view as? UIImageView)?.image }
  }
  /// Points; 0 shares what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard let index = known(segment), segments[index].width != width else { return }
    segments[index].width = width
    contentChanged()
  }
  open func widthForSegment(at segment: Int) -> CGFloat {
    known(segment).map { segments[$0].width } ?? 0
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard let index = known(segment), segments[index].isEnabled != enabled else { return }
    segments[index].isEnabled = enabled
    colorLabels()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    known(segment).map { segments[$0].isEnabled } ?? false
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    known(segment).flatMap { segments[$0].action }
  }

  // MARK: Touches

  override func keepsTaps() -> Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self).x)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self).x)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer { pressed = nil }
    guard isTouchInside, let pressed, segments[pressed].isEnabled else { return }
    choose(pressed, with: event)
  }

  func choose(_ index: Int, with event: UIEvent?) {
    guard isMomentary || index != chosen else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Its segments can be chosen, and it does nothing by itself.
  open override func accessibilityActivate() -> Bool { false }

  // MARK: Layout and look

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    list.append(
      .fill(
        layer.presented.bounds, radius: Self.radius,
        UIColor.tertiarySystemFill.color(in: interfaceStyle)))
    guard chosen != Self.noSegment else { return }
    let color = selectedSegmentTintColor ?? .systemBackground
    let place = Rect(frame(ofSegment: chosen)).inset(
      by: Insets(top: 2, left: 2, bottom: 2, right: 2))
    list.append(
      .fill(place, radius: Self.radius - 1, color.color(in: interfaceStyle)))
  }
}

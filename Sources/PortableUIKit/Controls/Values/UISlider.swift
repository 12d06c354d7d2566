import DisplayList
import ScrollGeometry

/// Chooses a value by a thumb on a track.
open class UISlider: UIControl {
  /// Points; an iPhone's.
  private static var height: CGFloat { 31 }
  private static var trackHeight: CGFloat { 4 }
  private static var thumbSide: CGFloat { 28 }
  /// A finger may miss the thumb by so many points.
  private static var reach: CGFloat { 10 }

  private var number: Float = 0
  /// From the finger to the thumb's middle, points.
  private var grip: CGFloat = 0
  private var hasChanged = false

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Kept within the limits. Setting it tells nobody.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// Every step is told, not only the last.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  open func setValue(_ value: Float, animated: Bool) {
    number = max(minimumValue, min(value, maximumValue))
    setNeedsDisplay()
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.size.width - 4), height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = Self.thumbSide
    let room = max(0, rect.size.width - side)
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { share = 1 - share }
    return CGRect(
      x: rect.minX + room * share, y: bounds.midY - side / 2, width: side, height: side)
  }

  private final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func thumb() -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Touches

  /// Only the thumb can be taken.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumb()
    hasChanged = false
    grip = thumb.midX - place.x
    return thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.size.width - Self.thumbSide
    guard room > 0 else { return true }
    let middle = touch.location(in: self).x + grip
    var share = Float((middle - track.minX - Self.thumbSide / 2) / room)
    if isRightToLeft { share = 1 - share }
    let old = number
    value = minimumValue + share * (maximumValue - minimumValue)
    guard number != old else { return true }
    hasChanged = true
    if isContinuous { tellOfValue() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if hasChanged, !isContinuous { tellOfValue() }
  }

  private func tellOfValue() {
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// A swipe along the track that begins on the thumb is the slider's.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer, isTracking else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  // MARK: Look

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let track = Rect(trackRect(forBounds: bounds))
    let thumb = Rect(self.thumb())
    let low: UIColor = minimumTrackTintColor ?? tintColor
    let high = maximumTrackTintColor ?? .systemFill
    let radius = track.height / 2
    list.append(.fill(track, radius: radius, high.color(in: interfaceStyle)))
    var filled = track
    if isRightToLeft {
      filled.origin.x = thumb.midX
      filled.size.width = track.maxX - thumb.midX
    } else {
      filled.size.width = thumb.midX - track.minX
    }
    list.append(.fill(filled, radius: radius, low.color(in: interfaceStyle)))
    list.append(
      .fill(
        thumb, radius: thumb.width / 2, (thumbTintColor ?? .white).color(in: interfaceStyle)))
    list.append(
      .stroke(
        thumb, radius: thumb.width / 2, width: 0.5, UIColor.separator.color(in: interfaceStyle)))
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (accessibility?.traits ?? .adjustable).union(stateTraits) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    value = number + share * (maximumValue - minimumValue)
    tellOfValue()
  }
}

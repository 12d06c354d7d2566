import DisplayList
import ScrollGeometry

/// Turns something on and off.
open class UISwitch: UIControl {
  /// Points; an iPhone's.
  private static var size: CGSize { CGSize(width: 51, height: 31) }
  private static var thumbMargin: Double { 2 }

  private var value = false
  /// Where the touch came down, own coordinates, and what the switch was then.
  private var start: (x: CGFloat, value: Bool)?
  private var hasSlid = false
  /// The thumb's way to where it belongs.
  private var slide = SwitchSlide()

  /// Setting it tells nobody.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?

  /// A switch has one size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setOn(_ on: Bool, animated: Bool) {
    if !animated || window == nil || !UIView.areAnimationsEnabled {
      slide.stop()
    } else if on != value {
      slide.turn(on: on)
      window?.schedule.add(self)
    }
    value = on
    setNeedsDisplay()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    slide.stop()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func keepsTaps() -> Bool { true }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, value)
    hasSlid = false
    return super.beginTracking(touch, with: event)
  }

  /// Sliding by half the width turns it, and back again.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start else { return true }
    let travel = touch.location(in: self).x - start.x
    let isForward = (travel > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if abs(travel) > bounds.size.width / 4 { hasSlid = true }
    if hasSlid {
      setOn(abs(travel) > bounds.size.width / 4 ? isForward : start.value, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let start else { return }
    self.start = nil
    if !hasSlid, isTouchInside { setOn(!start.value, animated: true) }
    if value != start.value { tellOfValue() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let start { setOn(start.value, animated: true) }
    start = nil
  }

  override func activate() {
    setOn(!value, animated: true)
    tellOfValue()
  }

  private func tellOfValue() {
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  // MARK: Look

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let track = layer.presented.bounds
    let share = slide.share(of: value)
    let (off, on) = (UIColor.secondarySystemFill, onTintColor ?? .systemGreen)
    let ground = SwitchSlide.mixed(
      off.color(in: interfaceStyle), on.color(in: interfaceStyle), share: share)
    list.group(isEnabled ? nil : .pushOpacity(0.5)) { list in
      list.append(.fill(track, radius: track.height / 2, ground))
      let side = track.height - 2 * Self.thumbMargin
      let way = track.width - 2 * Self.thumbMargin - side
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = track.minX + Self.thumbMargin + way * (isMirrored ? 1 - share : share)
      list.append(
        .fill(
          Rect(x: x, y: track.minY + Self.thumbMargin, width: side, height: side),
          radius: side / 2, (thumbTintColor ?? .white).color(in: interfaceStyle)))
    }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = value ? [.toggle, .selected] : .toggle
      return (accessibility?.traits ?? .button).union(stateTraits).union(own)
    }
    set { super.accessibilityTraits = newValue }
  }
}

extension UISwitch: FrameClient {
  var isMoving: Bool { slide.isMoving && window != nil }

  func advance(to time: Double) {
    slide.advance(to: time)
    setNeedsDisplay()
  }
}

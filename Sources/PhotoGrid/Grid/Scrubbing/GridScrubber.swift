import Localization
import PortableUIKit

/// Where one is in a long grid: a bar at its edge that can be dragged from one end to the other, and says what lies there.
final class GridScrubber: UIView {
  /// Somebody drags it: the share of the way on which it is wanted.
  var didDrag: (CGFloat) -> Void = { _ in }
  /// Somebody who hears the screen goes on by what can be seen (1), or back (−1).
  var didStep: (Int) -> Void = { _ in }
  /// What lies where it is, for whoever hears the screen.
  var place: () -> String = { "" }
  /// A pointer is at the edge: it stays, and a click beside the bar brings the bar there.
  var isNearPointer = false {
    didSet {
      guard isNearPointer != oldValue else { return }
      if isNearPointer { show() }
      updateLook()
    }
  }
  /// Where it is: the share of the way from one end to the other.
  private(set) var share: CGFloat = 0
  /// A hand has hold of it.
  var isDragged: Bool { grip != nil }
  private let bar = UIView(frame: .zero)
  private let bubble = UIView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  /// From the bar's middle to the hand, points.
  private var grip: CGFloat?
  /// Seconds for which nobody has used it.
  private var rest = 0.0
  private lazy var link = FrameLink { [unowned(unsafe) self] in pass($0 - $1) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
    bar.isUserInteractionEnabled = false
    bar.layer.borderWidth = 1
    // On a light photo a light bar would not be seen.
    bar.layer.borderColor = UIColor(white: 0, alpha: 0.35).cgColor
    bubble.isUserInteractionEnabled = false
    bubble.alpha = 0
    bubble.backgroundColor = GridTunables.glass
    bubble.layer.borderWidth = 1
    title.font = .text(ofSize: CGFloat(GridTunables.headingCountSize + 1), weight: .semibold)
    title.textColor = UIColor(white: 1, alpha: 0.95)
    title.lineBreakMode = .byTruncatingMiddle
    detail.font = .text(ofSize: CGFloat(GridTunables.headingCountSize))
    detail.textColor = UIColor(white: 1, alpha: 0.6).inHighContrast(.white)
    for label in [title, detail] {
      label.isAccessibilityElement = false
      bubble.addSubview(label)
    }
    for view in [bubble, bar] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = Words.text("Place among all photos")
    updateLook()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // MARK: - Coming and going

  /// It comes, and stays for a while.
  func show() {
    rest = 0
    guard let window, !link.isRunning else { return }
    // Whoever does not see it could not bring it.
    if !UIAccessibility.isVoiceOverRunning { link.start(in: window) }
    guard alpha < 1 else { return }
    UIView.animate(withDuration: GridTunables.fading, delay: 0, options: Self.fading) {
      self.alpha = 1
    }
  }

  private static let fading: UIView.AnimationOptions = [
    .beginFromCurrentState, .allowUserInteraction,
  ]

  private func pass(_ seconds: Double) {
    rest = isDragged || isNearPointer ? 0 : rest + seconds
    if rest >= GridTunables.scrubberStay { hide() }
  }

  func hide() {
    link.stop()
    UIView.animate(withDuration: GridTunables.fading, delay: 0, options: Self.fading) {
      self.alpha = 0
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window must not call a view that is gone.
    if window == nil {
      link.stop()
      alpha = 0
    }
  }

  /// - Parameter share: of the way, 0…1.
  func follow(_ share: CGFloat) {
    guard share != self.share else { return }
    self.share = share
    setNeedsLayout()
  }

  /// What lies where it is.
  func say(_ text: String, _ detail: String) {
    guard title.text != text || self.detail.text != detail else { return }
    title.text = text
    self.detail.text = detail
    setNeedsLayout()
  }

  private func updateLook() {
    let isUsed = isDragged || isNearPointer
    bar.backgroundColor = UIColor(white: 1, alpha: isUsed ? 0.95 : 0.6)
      .inHighContrast(.white)
    bubble.alpha = isDragged ? 1 : 0
    setNeedsLayout()
  }

  // MARK: - For whoever hears the screen

  override var accessibilityValue: String? {
    get { place() }
    set { super.accessibilityValue = newValue }
  }

  /// Its bar, not all that it moves in.
  override var accessibilityFrame: CGRect {
    get { bar.convert(bar.bounds, to: UIScreen.main.coordinateSpace) }
    set { super.accessibilityFrame = newValue }
  }

  override func accessibilityIncrement() { didStep(1) }

  override func accessibilityDecrement() { didStep(-1) }

  // MARK: - Places

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var barHeight: CGFloat { CGFloat(GridTunables.scrubberHeight) }

  /// Points that its middle can move.
  private var way: CGFloat { max(1, bounds.height - barHeight) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(
      isDragged || isNearPointer ? GridTunables.scrubberWidth : GridTunables.restingScrubber)
    let (edge, middle) = (CGFloat(GridTunables.scrubberEdge), barHeight / 2 + share * way)
    bar.frame = CGRect(
      x: isReversed ? edge : bounds.width - edge - width, y: middle - barHeight / 2, width: width,
      height: barHeight)
    bar.layer.cornerRadius = width / 2
    layoutBubble(at: middle)
  }

  /// Beside the hand that holds it.
  private func layoutBubble(at middle: CGFloat) {
    let (height, padding) = (
      CGFloat(GridTunables.scrubberLabel), CGFloat(GridTunables.fieldPadding)
    )
    bubble.layer.cornerRadius = height / 2
    bubble.layer.borderColor = GridTunables.glassEdge.cgColor
    let gap = (detail.text ?? "").isEmpty ? 0 : CGFloat(GridTunables.headingGap)
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
    let second = detail.sizeThatFits(room).width.rounded(.up)
    let first = min(
      title.sizeThatFits(room).width.rounded(.up), CGFloat(GridTunables.longestScrubberTitle))
    let width = first + gap + second + 2 * padding
    let away = CGFloat(GridTunables.scrubberRoom)
    bubble.frame = CGRect(
      x: isReversed ? away : bounds.width - away - width,
      y: max(0, min(bounds.height - height, middle - height / 2)), width: width, height: height)
    func place(_ x: CGFloat, _ length: CGFloat) -> CGRect {
      CGRect(x: isReversed ? width - x - length : x, y: 0, width: length, height: height)
    }
    title.frame = place(padding, first)
    detail.frame = place(padding + first + gap, second)
  }

  /// Its bar only, as wide as a finger, and for a pointer the way that it goes: all else is the grid's, and wheels are everywhere.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard alpha > 0, event?.type != .scroll, event?.type != .transform else { return nil }
    let room = CGFloat(GridTunables.scrubberTouch)
    let isOnWay = isNearPointer && point.y >= 0 && point.y < bounds.height && isAtEdge(point)
    return isOnWay
      || bar.frame.insetBy(dx: (bar.bounds.width - room) / 2, dy: 0).contains(point) ? self : nil
  }

  private func isAtEdge(_ point: CGPoint) -> Bool {
    (isReversed ? point.x : bounds.width - point.x) < CGFloat(GridTunables.scrubberTrack)
  }

  // MARK: - A hand

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard grip == nil, let touch = touches.first else { return }
    let way = touch.location(in: self).y - bar.frame.midY
    // Beside it, it comes.
    grip = way.magnitude <= barHeight / 2 ? way : 0
    updateLook()
    drag(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { drag(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func drag(_ touch: UITouch) {
    guard let grip else { return }
    let middle = touch.location(in: self).y - grip
    didDrag(max(0, min(1, (middle - barHeight / 2) / way)))
  }

  private func letGo() {
    grip = nil
    updateLook()
  }
}

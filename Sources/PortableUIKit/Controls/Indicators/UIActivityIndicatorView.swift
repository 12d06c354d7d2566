import DisplayList
import ScrollGeometry

/// Spokes that light up one after the other while something takes its time.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  private static var spokeCount: Int { 8 }
  /// Seconds for a whole round, and how faint the faintest spoke is. (Chosen by eye.)
  private static var period: Double { 0.8 }
  private static var faintness: Double { 0.2 }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The style's own until it is set.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?
  public private(set) final var isAnimating = false
  /// The spoke that is brightest.
  private var spoke = 0

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    prepare()
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    window?.schedule.add(self)
    setNeedsDisplay()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    window?.schedule.remove(self)
    if hidesWhenStopped { isHidden = true }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.schedule.remove(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { window?.schedule.add(self) }
  }

  /// Points; an iPhone's.
  open override var intrinsicContentSize: CGSize {
    switch style {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let size = Size(intrinsicContentSize).width
    let middle = layer.presented.bounds
    let color = self.color.color(in: interfaceStyle)
    // A spoke covers the outer half of the radius; it is as wide as a tenth of the whole.
    let rect = Rect(x: -size / 20, y: -size / 2, width: size / 10, height: size / 4)
    for index in 0..<Self.spokeCount {
      let age = (spoke - index + Self.spokeCount) % Self.spokeCount
      var shade = color
      shade.alpha *= max(Self.faintness, 1 - Double(age) / Double(Self.spokeCount))
      let angle = 2 * Double.pi * Double(index) / Double(Self.spokeCount)
      list.append(
        .pushTransform(
          ScrollGeometry.AffineTransform(rotation: angle).concatenating(
            ScrollGeometry.AffineTransform(
              translation: Vector(dx: middle.midX, dy: middle.midY)))))
      list.append(.fill(rect, radius: size / 20, shade))
      list.append(.pop)
    }
  }
}

extension UIActivityIndicatorView: FrameClient {
  var isMoving: Bool { isAnimating && window != nil }
  /// It turns until it is stopped: nobody waits for it.
  var comesToRest: Bool { false }

  func advance(to time: Double) {
    let turns = time / Self.period
    let next = Int((turns - turns.rounded(.down)) * Double(Self.spokeCount)) % Self.spokeCount
    guard next != spoke else { return }
    spoke = next
    setNeedsDisplay()
  }
}

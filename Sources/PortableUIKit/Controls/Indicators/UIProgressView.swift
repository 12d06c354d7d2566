import DisplayList
import ScrollGeometry

/// A bar that fills from the leading edge.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  /// Points; an iPhone's.
  private static var thickness: CGFloat { 4 }

  open var progressViewStyle = Style.default
  private var share: Float = 0
  /// 0…1; what is set beyond is limited.
  open var progress: Float {
    get { share }
    set {
      share = max(0, min(newValue, 1))
      setNeedsDisplay()
    }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size = intrinsicContentSize
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thickness)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thickness)
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    var bar = layer.presented.bounds
    let radius = bar.height / 2
    let track = trackTintColor ?? .systemFill
    list.append(.fill(bar, radius: radius, track.color(in: interfaceStyle)))
    guard share > 0 else { return }
    let width = bar.width * Double(share)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      bar.origin.x += bar.width - width
    }
    bar.size.width = width
    let color: UIColor = progressTintColor ?? tintColor
    list.append(
      .fill(bar, radius: min(radius, width / 2), color.color(in: interfaceStyle)))
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }
}

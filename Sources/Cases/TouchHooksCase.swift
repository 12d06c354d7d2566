import ZoomScrollView

/// Document 000: touches are shown to the delegate first.
///
/// A triple tap sets a star where it lands, and two fingers that move up and down turn day into night.
/// The scroll view does nothing of that: its delegate is shown every touch and answers "handled".
/// One finger scrolls as ever.
public final class TouchHooksCase: PictureCase {
  private static let starSize: CGFloat = 18

  private let night = UIView(frame: .zero)
  /// 0 is day, 1 night.
  private var darkness: CGFloat = 0

  public init() {
    super.init(
      picture: 1, hint: "Triple-tap for a star; two fingers up and down for the night",
      relay: HookRelay())
    zoomView.fixedMaximumZoomScale = 1
    night.backgroundColor = UIColor(red: 0.02, green: 0.03, blue: 0.14, alpha: 1)
    night.isUserInteractionEnabled = false
    night.alpha = 0
    insertSubview(night, belowSubview: hint)
    zoomView.zoomScrollViewDelegate = relay as? HookRelay
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    night.frame = bounds
  }

  func setStar(at point: CGPoint) {
    let size = Self.starSize
    let star = UIView(
      frame: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
    star.backgroundColor = UIColor(red: 1, green: 0.86, blue: 0.35, alpha: 1)
    star.layer.cornerRadius = 3
    star.transform = CGAffineTransform(rotationAngle: .pi / 4)
    picture.addSubview(star)
  }

  /// Two fingers moved by `dy` points.
  func darken(by dy: CGFloat) {
    darkness = max(0, min(1, darkness + dy / max(bounds.height, 1) * 2))
    night.alpha = darkness * 0.78
  }
}

/// Looks for triple taps and for two fingers that scroll.
final class HookRelay: CaseRelay, ZoomScrollViewDelegate {
  private var hooks: TouchHooksCase? { owner as? TouchHooksCase }

  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool {
    guard touches.count == 1, let touch = touches.first, touch.tapCount % 3 == 0, let hooks else {
      return false
    }
    hooks.setStar(at: touch.location(in: hooks.picture))
    return true
  }

  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesBegan touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool {
    event?.allTouches?.count == 2
  }

  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesMoved touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool {
    guard event?.allTouches?.count == 2, let hooks else { return false }
    var movement: CGFloat = 0
    for touch in touches {
      movement += touch.location(in: hooks).y - touch.previousLocation(in: hooks).y
    }
    hooks.darken(by: movement / 2)
    return true
  }
}

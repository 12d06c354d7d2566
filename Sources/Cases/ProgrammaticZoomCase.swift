import ZoomScrollView

/// Document 000, trick 2: zooming by program, in a clean way.
///
/// Tap to put the ring somewhere; the buttons then zoom about it with
/// `setZoomScale(_:centeredAt:animated:)`. What lies under the ring stays under it, scrolled or not,
/// as far as the edges of the picture allow.
public final class ProgrammaticZoomCase: PictureCase {
  private static let ringSize: CGFloat = 44
  private static let scales: [CGFloat] = [1, 2, 4, 8]

  private let ring = UIView(frame: .zero)
  private var buttons: [PillView] = []
  /// Where the ring is, as a share of the window.
  private var place = CGPoint(x: 0.5, y: 0.5)

  public init() {
    super.init(picture: 4, hint: "", relay: TapRelay())
    hint.isHidden = true
    zoomView.zoomScrollViewDelegate = relay as? TapRelay
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor(white: 0.1, alpha: 0.85).cgColor
    ring.layer.cornerRadius = Self.ringSize / 2
    ring.backgroundColor = UIColor(white: 1, alpha: 0.2)
    let dot = UIView(
      frame: CGRect(x: Self.ringSize / 2 - 3, y: Self.ringSize / 2 - 3, width: 6, height: 6))
    dot.layer.cornerRadius = 3
    dot.backgroundColor = UIColor(white: 0.1, alpha: 0.85)
    ring.addSubview(dot)
    addSubview(ring)
    for scale in Self.scales {
      let button = PillView("\(Int(scale))×") { [unowned(unsafe) self] in zoom(to: scale) }
      buttons.append(button)
      addSubview(button)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The ring's centre, in this view's coordinates.
  public var point: CGPoint {
    CGPoint(x: (place.x * bounds.width).rounded(), y: (place.y * bounds.height).rounded())
  }

  private func zoom(to scale: CGFloat) {
    zoomView.setZoomScale(scale, centeredAt: convert(point, to: zoomView), animated: true)
  }

  /// A single tap on the picture puts the ring there.
  func putRing(at point: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    place = CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let point = point
    ring.frame = CGRect(
      x: point.x - Self.ringSize / 2, y: point.y - Self.ringSize / 2, width: Self.ringSize,
      height: Self.ringSize)
    buttons.placeInRow(centerX: bounds.midX, bottom: bounds.maxY - 24)
  }
}

/// Looks for single taps, and leaves them to the scroll view as well.
final class TapRelay: CaseRelay, ZoomScrollViewDelegate {
  func zoomScrollView(
    _ zoomScrollView: ZoomScrollView, touchesEnded touches: Set<UITouch>, with event: UIEvent?
  ) -> Bool {
    if let touch = touches.first, let view = owner as? ProgrammaticZoomCase {
      view.putRing(at: touch.location(in: view))
    }
    return false
  }
}

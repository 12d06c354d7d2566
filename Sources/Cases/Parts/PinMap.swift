import ZoomScrollView

/// A map to zoom from 1 to 10, with a pin in it of one of three kinds.
public final class PinMap: UIView {
  enum Kind {
    case moving
    case zooming
    case fixed
  }

  /// Where the pin points, as a share of the map.
  private static let place = CGPoint(x: 0.6, y: 0.42)
  private static let pinSize: CGFloat = 20

  /// Keeps its place in another size; it does not centre, as a bare scroll view does not.
  public let scrollView = CenteredZoomScrollView(frame: .zero)
  public let map = MapView()
  public let pin = UIView(frame: .zero)
  let relay = PinRelay()
  private let words: PillView
  private let kind: Kind
  private var laidOutSize = CGSize.zero

  init(_ kind: Kind) {
    self.kind = kind
    words = PillView(kind == .moving ? "Moving" : kind == .zooming ? "Zooming" : "Static")
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 14
    relay.map = map
    scrollView.centersContent = false
    scrollView.delegate = relay
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 10
    scrollView.addSubview(map)
    addSubview(scrollView)
    addSubview(words)
    pin.backgroundColor = UIColor(red: 0.93, green: 0.2, blue: 0.22, alpha: 1)
    pin.layer.cornerRadius = Self.pinSize / 2
    pin.layer.borderWidth = 3
    pin.layer.borderColor = UIColor(white: 1, alpha: 1).cgColor
    pin.isUserInteractionEnabled = false
    pin.frame = CGRect(x: 0, y: 0, width: Self.pinSize, height: Self.pinSize)
    switch kind {
    case .moving: scrollView.addSubview(pin)
    case .zooming: map.addSubview(pin)
    case .fixed: map.addNonScalingSubview(pin)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// As it is shown in this frame.
  var scale: CGFloat { map.transform.a }

  /// Shows what another map shows.
  func show(_ scale: CGFloat, _ offset: CGPoint) {
    map.transform = CGAffineTransform(scaleX: scale, y: scale)
    placeMap()
    scrollView.contentOffset = offset
  }

  private func placeMap() {
    let size = CGSize(width: map.bounds.width * scale, height: map.bounds.height * scale)
    map.center = CGPoint(x: size.width / 2, y: size.height / 2)
    scrollView.contentSize = size
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    words.place(centerX: bounds.midX, bottom: bounds.maxY - 14, widest: bounds.width - 16)
    guard bounds.size != laidOutSize, bounds.width > 0, bounds.height > 0 else { return }
    laidOutSize = bounds.size
    scrollView.frame = bounds
    map.bounds.size = bounds.size
    placeMap()
    pin.center = CGPoint(
      x: (Self.place.x * bounds.width).rounded(), y: (Self.place.y * bounds.height).rounded())
  }
}

/// Tells of every change of a map.
final class PinRelay: ScrollViewDelegateRelay {
  @Weak var map: UIView?
  var onChange: () -> Void = {}

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onChange()
    super.scrollViewDidScroll(scrollView)
  }

  /// At the call for a bounce everything reads its destination; what is shown goes there.
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if !scrollView.isZoomBouncing { onChange() }
    super.scrollViewDidZoom(scrollView)
  }

  /// The last step of a bounce need not scroll.
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    onChange()
    super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

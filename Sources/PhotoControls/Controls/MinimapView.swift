import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import TilePyramid

/// All of a photo, small, and a frame around the part of it that is shown large. A finger or a mouse moves the frame.
final class MinimapView: UIView {
  /// Somebody wants to see this place in the middle, in shares of the photo's size.
  var didMove: (CGPoint) -> Void = { _ in }
  /// Somebody has hold of it.
  private(set) var isTracking = false

  private let picture = ThumbnailView(frame: .zero)
  private let part = UIView(frame: .zero)
  /// Around the frame, so that it is seen on what is as bright as itself.
  private let shade = UIView(frame: .zero)
  private var seen = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = ControlsTunables.ground
    layer.cornerRadius = ControlsTunables.gap
    addEdge()
    // derivation: looks, as the frame of the keyboard's focus
    outline(part, width: 2, color: ControlsTunables.ink)
    outline(shade, width: 4, color: ControlsTunables.frameShade)
    for view in [picture, shade, part] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func outline(_ view: UIView, width: CGFloat, color: UIColor) {
    view.isUserInteractionEnabled = false
    view.layer.borderWidth = width
    view.layer.borderColor = color.cgColor
    view.layer.cornerRadius = width
  }

  /// - Parameter seen: what is shown large, in shares of the photo's size.
  func show(_ photo: Photo, of store: any TileStore, seen: CGRect) {
    if picture.photo != photo { picture.show(photo, of: store) }
    guard seen != self.seen else { return }
    self.seen = seen
    setNeedsLayout()
  }

  /// What is wanted of the picture in the frame that has been laid out.
  func prepare() -> TilePage? {
    layoutIfNeeded()
    picture.update()
    return picture.prepare()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    part.frame = CGRect(
      x: seen.minX * bounds.width, y: seen.minY * bounds.height, width: seen.width * bounds.width,
      height: seen.height * bounds.height)
    shade.frame = part.frame.insetBy(dx: -1, dy: -1)
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    move(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
  }

  private func move(_ touches: Set<UITouch>) {
    guard let place = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0
    else { return }
    didMove(CGPoint(x: place.x / bounds.width, y: place.y / bounds.height))
  }
}

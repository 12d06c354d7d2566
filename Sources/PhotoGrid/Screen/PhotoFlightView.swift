import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// A photo on its way between its place in a grid and its page: as much of it as fills the frame that it has just
/// now, so that frame and crop change together.
final class PhotoFlightView: UIView {
  let page: PhotoPageView
  private let size: Size

  /// - Parameter size: of the picture, pixels.
  init(_ photo: Photo, size: Size, store: any TileStore, ground: PictureGround?) {
    self.size = size
    page = PhotoPageView(store: store, ground: ground)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(page)
    page.show(photo)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ frame: Rect) {
    clipsToBounds = true
    self.frame = CGRect(frame)
    page.frame = CGRect(PictureFit.filling(Rect(origin: .zero, size: frame.size), with: size))
  }

  func show(_ pose: TurnPose) {
    let scale = max(pose.scale.dx.magnitude, pose.scale.dy.magnitude)
    func share(_ part: Double) -> CGFloat {
      let share = part / scale
      return CGFloat(
        share.magnitude < GridTunables.thinnest
          ? share < 0 ? -GridTunables.thinnest : GridTunables.thinnest : share)
    }
    bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    center = CGPoint(pose.middle)
    page.frame = bounds
    // All of it is seen, and what is cut off askew is drawn by a longer way.
    clipsToBounds = false
    transform = CGAffineTransform(rotationAngle: CGFloat(pose.angle))
      .scaledBy(x: share(pose.scale.dx), y: share(pose.scale.dy))
  }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> TilePage? { page.prepare() }

  /// The store has news.
  func update() { page.update() }
}

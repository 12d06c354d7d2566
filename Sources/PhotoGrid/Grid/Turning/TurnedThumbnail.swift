import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// The photo of a cell as it was before it was turned, on its way to how it lies then: until it is seen as it is turned in its
/// file.
final class TurnedThumbnail: UIView {
  private let picture: PhotoFlightView
  /// As it lies in its place, before it is turned.
  private let upright: TurnPose
  private var goal = TurnGoal()
  private var course: TurnCourse
  /// Seconds since the course began.
  private var age = 0.0

  /// - Parameter size: of the picture, pixels.
  init(_ photo: Photo, in bounds: CGRect, size: Size, store: any TileStore) {
    picture = PhotoFlightView(photo, size: size, store: store, ground: nil)
    upright = TurnPose(PictureFit.filling(Rect(bounds), with: size), of: size)
    course = TurnCourse(from: upright, to: upright, velocity: 0)
    super.init(frame: bounds)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(picture)
    picture.show(upright)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func turn(_ turn: PhotoTurn) {
    goal.add(turn)
    course = TurnCourse(from: course.pose(at: age), to: goal.pose(from: upright), velocity: 0)
    age = 0
  }

  /// It lies as it is to lie.
  var isThere: Bool { age >= course.duration }

  /// Seconds pass.
  func pass(_ seconds: Double) {
    age = UIAccessibility.isReduceMotionEnabled ? course.duration : age + seconds
    picture.show(course.pose(at: age))
  }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> TilePage? { picture.prepare() }

  /// The store has news.
  func update() { picture.update() }
}

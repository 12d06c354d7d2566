import PictureFacts
import ScrollGeometry

/// A photo that is being turned, until it lies as its file says.
struct PhotoTurning {
  /// Two fingers that hold it.
  struct Hold {
    /// How it lay when they took it, and where they were.
    var pose: TurnPose
    var place: Point
    /// Where they are now.
    var lastPlace: Point
    /// What they had turned and zoomed before they took it.
    var angle: Double
    var zoom: Double
    /// Points for each of its pixels from which on it stays enlarged when they let go.
    var leastScale: Double
  }

  struct Step {
    var turn: PhotoTurn
    var reason = TurnReason.wish
  }

  /// A turn that is being noted in the file.
  struct Writing {
    var step: Step
    /// What stood for the file before.
    var picture: Int32
    /// Seconds since it was noted; nil until then.
    var age: Double?
  }

  var page: Int
  /// Of the picture as it was when this began, pixels.
  let size: Size
  var goal = TurnGoal()
  /// Nil while it is to be seen whole.
  var look: TurnLook?
  /// Seconds since its page lies as it is seen; nil before.
  var pageAge: Double?
  var course: TurnCourse
  /// Seconds since the course began.
  var age = 0.0
  /// Nil when no fingers hold it.
  var hold: Hold?
  /// Turns that are not noted yet: one at a time is.
  var unwritten: [Step] = []
  var writing: Writing?

  /// As it lies in `frame`.
  init(_ page: Int, _ frame: Rect, of size: Size) {
    self.page = page
    self.size = size
    let pose = TurnPose(frame, of: size)
    course = TurnCourse(from: pose, to: pose, velocity: 0)
  }

  /// Not all of it is noted.
  var isUnnoted: Bool {
    if let writing, writing.age == nil { true } else { !unwritten.isEmpty }
  }

  var pose: TurnPose { course.pose(at: age) }

  mutating func go(to end: TurnPose, velocity: Double = 0) {
    course = TurnCourse(from: pose, to: end, velocity: velocity, about: look?.pixel ?? .zero)
    age = 0
    pageAge = nil
  }
}

import PictureFacts
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension TurningTests {
  /// The photo is enlarged `zoom` times, and the middle of the window shows such a place of it, in its pixels from its middle.
  private func enlarge(_ zoom: Double, at pixel: Vector) {
    let browser = library.photos.browser
    browser.setZoomScale(CGFloat(zoom), animated: false)
    let content = browser.scrollView.contentSize
    browser.scrollView.setContentOffset(
      CGPoint(
        x: content.width / 2 + CGFloat(pixel.dx * 0.4 * zoom) - 640,
        y: content.height / 2 + CGFloat(pixel.dy * 0.4 * zoom) - 400), animated: false)
    settle()
  }

  private func place(of pixel: Vector, _ pose: TurnPose) -> Point {
    let (sine, cosine) = (DeterministicMath.sin(pose.angle), DeterministicMath.cos(pose.angle))
    let (dx, dy) = (pixel.dx * pose.scale.dx, pixel.dy * pose.scale.dy)
    return Point(
      x: pose.middle.x + cosine * dx - sine * dy, y: pose.middle.y + sine * dx + cosine * dy)
  }

  /// What is in the middle stays there at every moment, and as large.
  @Test(arguments: [PhotoTurn.clockwise, .anticlockwise, .mirrored, .flipped])
  func anEnlargedPhotoTurnsAboutWhatIsLookedAt(turn: PhotoTurn) throws {
    let pixel = Vector(dx: 450, dy: -220)
    enlarge(4, at: pixel)
    library.turn(turn)
    #expect(library.turnedZoom.map { ($0 * turnedFit(turn) - 1.6).magnitude < 1e-9 } ?? false)
    let began = stage.time
    let sign = turn == .clockwise ? 1.0 : turn == .anticlockwise ? -1 : 0
    for moment in [0.03, 0.08, 0.15, 0.25] {
      while stage.time < began + moment - 1e-9 { stage.frame() }
      let turning = try #require(turning)
      let (pose, share) = (turning.pose, share(turning.age))
      #expect((pose.angle - sign * .pi / 2 * share).magnitude < 1e-9)
      let mirrored = 1.6 * (1 - 2 * share)
      #expect((pose.scale.dx - (turn == .mirrored ? mirrored : 1.6)).magnitude < 1e-9)
      #expect((pose.scale.dy - (turn == .flipped ? mirrored : 1.6)).magnitude < 1e-9)
      #expect((place(of: pixel, pose) - Point(x: 640, y: 400)).length < 1e-6)
    }
    stage.wait(1)
    notes.receivers[0](true)
    let size = sign == 0 ? Size(width: 3000, height: 2000) : Size(width: 2000, height: 3000)
    replace(0, with: 10, size)
    settle()
    #expect(isPhoto)
    // The page shows the same place of the photo in the middle, a pixel as large as before.
    let browser = library.photos.browser
    let shown = browser.scrollView.contentSize
    #expect((Double(shown.width) - 1.6 * size.width).magnitude < 0.01)
    let seen: Vector =
      switch turn {
      case .clockwise: Vector(dx: 220, dy: 450)
      case .anticlockwise: Vector(dx: -220, dy: -450)
      case .mirrored: Vector(dx: -450, dy: -220)
      case .flipped: Vector(dx: 450, dy: 220)
      }
    #expect(
      (Double(browser.contentOffset.x) - (1.6 * (size.width / 2 + seen.dx) - 640)).magnitude < 0.51)
    #expect(
      (Double(browser.contentOffset.y) - (1.6 * (size.height / 2 + seen.dy) - 400)).magnitude < 0.51
    )
  }

  /// Points for a pixel of the whole photo, turned so.
  private func turnedFit(_ turn: PhotoTurn) -> Double {
    turn == .mirrored || turn == .flipped ? 0.4 : 800.0 / 3000
  }

  /// It comes when it is as sharp as what flew, and not as a coarse picture first.
  @Test func anEnlargedPageComesSharp() throws {
    enlarge(4, at: .zero)
    library.turn(.clockwise)
    stage.wait(1)
    notes.receivers[0](true)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    // The whole of it is there, and no detail.
    stage.frame()
    _ = store.deliver(1)
    library.storeDidChange()
    var hasCome = false
    for _ in 0..<60 {
      stage.frame()
      if isPhoto { hasCome = true }
    }
    #expect(!hasCome)
    settle()
    #expect(isPhoto && library.photos.browser.isZoomed)
  }

  /// What cannot be noted turns back to where it was.
  @Test func anEnlargedPhotoTurnsBack() {
    enlarge(4, at: Vector(dx: 450, dy: -220))
    let offset = library.photos.browser.contentOffset
    library.turn(.clockwise)
    stage.wait(0.1)
    notes.receivers[0](false)
    settle()
    #expect(isPhoto && (library.photos.browser.zoomScale - 4).magnitude < 1e-9)
    #expect((library.photos.browser.contentOffset.x - offset.x).magnitude < 0.51)
    #expect((library.photos.browser.contentOffset.y - offset.y).magnitude < 0.51)
  }

  /// Nothing beside it is seen, and what fits is in the middle.
  @Test func atItsEdgeAnEnlargedPhotoStaysInTheWindow() {
    var goal = TurnGoal()
    goal.add(.clockwise)
    let (size, room) = (
      Size(width: 3000, height: 2000), Rect(x: 0, y: 0, width: 1280, height: 800)
    )
    var pose = TurnPose(Rect(x: 0, y: 0, width: 2400, height: 1600), of: size)
    // Its upper left corner is in the corner: turned it would leave much of the window free.
    let look = TurnLook(pose, about: room.center)
    pose = goal.pose(of: size, in: room, largest: 1, look, closest: 2)
    #expect(goal.box(of: pose, size) == Rect(x: -320, y: -240, width: 1600, height: 2400))
    // And no larger than its page can be.
    pose = goal.pose(of: size, in: room, largest: 1, look, closest: 0.3)
    #expect(goal.box(of: pose, size) == Rect(x: 340, y: 0, width: 600, height: 900))
  }

  // MARK: - Fingers

  /// Those that turn an enlarged photo hold it where they have it, and it stays as large.
  @Test func twoFingersTurnAnEnlargedPhoto() throws {
    enlarge(4, at: Vector(dx: 300, dy: 0))
    turnFingers(to: 1.4, in: 0.5)
    let held = try #require(turning)
    #expect(held.hold != nil && (held.pose.scale.dx - 1.6).magnitude < 0.05)
    for _ in 0..<40 { touch(.move, 1.4) }
    let between = try #require(turning).pose.pixel(at: Point(x: 640, y: 400))
    touch(.up, 1.4)
    for _ in 0..<20 {
      stage.frame()
      let pose = try #require(turning).pose
      #expect((place(of: between, pose) - Point(x: 640, y: 400)).length < 1e-6)
    }
    stage.wait(1)
    #expect(notes.asked.map(\.turn) == [.clockwise])
    notes.receivers[0](true)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    settle()
    #expect(isPhoto)
    let width = Double(library.photos.browser.scrollView.contentSize.width)
    #expect((width - 2000 * held.pose.scale.dx).magnitude < 40)
  }

  /// By the fingers that have zoomed it first: they must turn further, since who zooms turns a little with it.
  @Test func whatTwoFingersHaveEnlargedTheyMayTurn() throws {
    touch(.down, 0)
    for step in 1...40 { touch(.move, 0.3 * Double(step) / 40, 150 + 4 * Double(step)) }
    #expect(isPhoto && library.photos.browser.zoomScale > 1.3)
    for step in 1...40 { touch(.move, 0.3 + 1.1 * Double(step) / 40, 310) }
    let scale = try #require(turning).pose.scale.dx
    #expect(scale > 0.55)
    for _ in 0..<40 { touch(.move, 1.4, 310) }
    touch(.up, 1.4, 310)
    stage.wait(1)
    notes.receivers[0](true)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    settle()
    #expect(isPhoto && library.photos.browser.isZoomed)
    let width = Double(library.photos.browser.scrollView.contentSize.width)
    #expect((width - 2000 * scale).magnitude < 40)
  }

  /// A pinch that began on an enlarged photo does not close it, however small it gets.
  @Test func aPinchOfAnEnlargedPhotoDoesNotCloseIt() {
    enlarge(2, at: .zero)
    touch(.down, 0, 300)
    for step in 1...50 {
      touch(.move, 0, 300 - 5 * Double(step))
      #expect(!library.isHeld)
    }
    touch(.up, 0, 50)
    settle()
    #expect(isPhoto && library.photos.browser.zoomScale == 1)
  }
}

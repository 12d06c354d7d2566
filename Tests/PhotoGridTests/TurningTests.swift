import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@testable import PhotoGrid

/// Photos whose files change.
final class ChangingAlbum: PhotoAlbum {
  var photos: [Photo]
  init(_ count: Int) {
    photos = (0..<count).map { Photo(name: "\($0).jpg", picture: Int32($0)) }
  }
  var count: Int { photos.count }
  func photo(at page: Int) -> Photo { photos[page] }
  var reasonForEmptiness: String { "" }
}

/// Photos of 3000 × 2000 pixels in 1280 × 800 points: fitted, 1200 × 800, and 533⅓ × 800 when turned.
@MainActor
struct TurningTests {
  let store = FakeTileStore()
  let album = ChangingAlbum(3)
  let library: PhotoLibraryScreen
  let stage: Stage
  let notes = Notes()

  /// What was to be noted, and who waits for the answer.
  @MainActor final class Notes {
    var asked: [(picture: Int32, turn: PhotoTurn)] = []
    var reasons: [TurnReason] = []
    var receivers: [@MainActor (Bool) -> Void] = []
  }

  init(framesPerSecond: Double = 120) {
    for picture in 0..<3 { store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000)) }
    library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    stage = Stage(
      size: Size(width: 1280, height: 800), framesPerSecond: framesPerSecond, root: library)
    settle()
    library.noteTurns = { [notes] pictures, turn, reason, receiver in
      // A page turns its own photo alone.
      notes.asked += pictures.map { ($0, turn) }
      notes.reasons.append(reason)
      notes.receivers.append { receiver($0 ? Set(pictures) : []) }
    }
  }

  func settle() {
    repeat {
      #expect(stage.settle())
      library.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// The file of a page has changed: it is another picture.
  func replace(_ page: Int, with picture: Int32, _ size: Size) {
    store.states[picture] = .ready(size)
    album.photos[page].picture = picture
    library.albumDidChange { $0 }
  }

  var isPhoto: Bool {
    if case .photo = library.phase { true } else { false }
  }

  var turning: PhotoTurning? {
    if case .turning(let turning) = library.phase { turning } else { nil }
  }

  func seen(_ picture: Int32) -> Rect? {
    let pieces = stage.displayList.seenPieces.filter { $0.texture?.picture == picture }
    guard let first = pieces.first else { return nil }
    return pieces.reduce(first.visible) { $0.union($1.visible) }
  }

  func isNear(_ a: Rect?, _ b: Rect) -> Bool {
    guard let a else { return false }
    return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .allSatisfy { $0.magnitude <= 1 }
  }

  let turned = Rect(x: (1280 - 1600.0 / 3) / 2, y: 0, width: 1600.0 / 3, height: 800)

  /// Of a spring that does not swing, after some seconds: 1 − e^(−ωt)·(1 + ωt), with ω = 2π ÷ 0.35 s.
  func share(_ time: Double) -> Double {
    let phase = 2 * Double.pi / 0.35 * time
    return 1 - DeterministicMath.exp(-phase) * (1 + phase)
  }

  @Test(arguments: [PhotoTurn.clockwise, .anticlockwise], [60.0, 120])
  func aQuarterTurnIsASpringAndEndsAsThePageWillBe(turn: PhotoTurn, rate: Double) throws {
    try TurningTests(framesPerSecond: rate).expectSpring(turn)
  }

  private func expectSpring(_ turn: PhotoTurn) throws {
    library.turn(turn)
    #expect(notes.asked.map(\.picture) == [0] && notes.asked.map(\.turn) == [turn])
    let began = stage.time
    let sign = turn == .clockwise ? 1.0 : -1
    for moment in [0.03, 0.08, 0.15, 0.25] {
      while stage.time < began + moment - 1e-9 { stage.frame() }
      let turning = try #require(turning)
      #expect((turning.age - (stage.time - began)).magnitude < 0.02)
      let share = share(turning.age)
      let pose = turning.pose
      #expect((pose.angle - sign * .pi / 2 * share).magnitude < 1e-9)
      #expect((pose.scale.dx - (0.4 + (800.0 / 3000 - 0.4) * share)).magnitude < 1e-9)
      #expect(pose.scale.dx == pose.scale.dy && pose.middle == Point(x: 640, y: 400))
      // What is seen of it: its box, as far as that lies in the window.
      let (width, height) = (3000 * pose.scale.dx, 2000 * pose.scale.dx)
      let (sine, cosine) = (
        DeterministicMath.sin(pose.angle).magnitude, DeterministicMath.cos(pose.angle)
      )
      let box = Size(
        width: width * cosine + height * sine, height: width * sine + height * cosine)
      let window = Rect(x: 0, y: 0, width: 1280, height: 800)
      let whole = Rect(
        x: 640 - box.width / 2, y: 400 - box.height / 2, width: box.width, height: box.height)
      #expect(isNear(seen(0), whole.intersection(window)))
    }
    stage.wait(1)
    // It has come, and waits for its file.
    #expect(isNear(seen(0), turned))
    notes.receivers[0](true)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    settle()
    #expect(isPhoto)
    #expect(seen(0) == nil && isNear(seen(10), turned))
    #expect(library.photos.view.alpha == 1 && library.flightView == nil)
  }

  @Test func whatCannotBeNotedTurnsBack() {
    library.turn(.clockwise)
    stage.wait(0.1)
    notes.receivers[0](false)
    settle()
    #expect(isPhoto)
    #expect(isNear(seen(0), Rect(x: 40, y: 0, width: 1200, height: 800)))
  }

  /// One after the other, and shown as one turn.
  @Test func aSecondPressTurnsOn() throws {
    library.turn(.clockwise)
    stage.wait(0.1)
    let first = try #require(turning)
    let angle = first.pose.angle
    library.turn(.clockwise)
    // Without a jump.
    let second = try #require(turning)
    #expect(second.pose.angle == angle && second.goal.quarters == 2)
    #expect(notes.asked.count == 1)
    stage.wait(1)
    notes.receivers[0](true)
    #expect(notes.asked.count == 1)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    #expect(notes.asked.map(\.picture) == [0, 10])
    stage.wait(0.5)
    #expect(turning != nil)
    notes.receivers[1](true)
    replace(0, with: 11, Size(width: 3000, height: 2000))
    settle()
    #expect(isPhoto)
    #expect(isNear(seen(11), Rect(x: 40, y: 0, width: 1200, height: 800)))
  }

  /// Mirrored as it is seen, also while it lies on its side.
  @Test func sidesAreSwappedAsTheyAreSeen() {
    var goal = TurnGoal()
    let room = Rect(x: 0, y: 0, width: 900, height: 600)
    func corner() -> (x: Double, y: Double) {
      let pose = goal.pose(of: Size(width: 300, height: 200), in: room, largest: 1)
      let (dx, dy) = (-150 * pose.scale.dx, -100 * pose.scale.dy)
      let (sine, cosine) = (DeterministicMath.sin(pose.angle), DeterministicMath.cos(pose.angle))
      return (
        (pose.middle.x + cosine * dx - sine * dy).rounded(),
        (pose.middle.y + sine * dx + cosine * dy).rounded()
      )
    }
    #expect(corner() == (300, 200))
    goal.add(.mirrored)
    #expect(corner() == (600, 200))
    goal.add(.clockwise)
    #expect(corner() == (550, 450))
    goal.add(.mirrored)
    #expect(corner() == (350, 450))
    goal.add(.flipped)
    #expect(corner() == (350, 150))
    goal.add(.anticlockwise)
    #expect(corner() == (300, 400))
  }

  @Test func turningThePageEndsIt() {
    library.turn(.mirrored)
    stage.wait(0.1)
    library.photos.browser.page = 1
    settle()
    #expect(isPhoto)
    #expect(seen(1) != nil && library.photos.view.alpha == 1)
    // The answer comes late.
    notes.receivers[0](true)
    settle()
    #expect(isPhoto)
  }

  /// What has come to rest waits for its file, and must not hide what somebody goes on to. At no time there is nothing.
  @Test(arguments: [0.1, 1]) func theNextPhotoIsSeenInTheSecondFrame(after wait: Double) {
    library.turn(.clockwise)
    stage.wait(wait)
    #expect(turning != nil && seen(0) != nil && seen(1) == nil)
    library.photos.browser.page = 1
    stage.frame()
    #expect((seen(0) == nil) != (seen(1) == nil) && library.title == "1.jpg — 2 of 3")
    stage.frame()
    #expect(isPhoto && seen(0) == nil && seen(1) != nil)
  }

  /// Until it can be shown the turned one stays as it lies.
  @Test func theNextPhotoIsWaitedFor() {
    store.states[1] = .waiting
    library.storeDidChange()
    library.turn(.clockwise)
    stage.wait(1)
    stage.key(.right)
    stage.wait(0.2)
    #expect(library.photos.browser.awaitedPage == 1 && isNear(seen(0), turned))
    store.states[1] = .ready(Size(width: 3000, height: 2000))
    settle()
    #expect(isPhoto && seen(0) == nil && seen(1) != nil)
  }

  /// It is not seen to turn, and nothing is lost: whoever is quicker than the pictures means what was asked for last.
  @Test func whatHasNothingToShowYetIsTurnedAllTheSame() {
    store.states[1] = .waiting
    store.states[2] = .waiting
    library.storeDidChange()
    library.turn(.clockwise)
    stage.key(.right)
    #expect(library.turn(.anticlockwise))
    stage.key(.right)
    #expect(library.turn(.mirrored))
    #expect(notes.asked.map(\.picture) == [0, 1, 2])
    #expect(notes.asked.map(\.turn) == [.clockwise, .anticlockwise, .mirrored])
    #expect(turning == nil && library.photos.browser.awaitedPage == 2)
  }

  /// A photo that is still on its way from the grid is there when it is turned.
  @Test func whatIsBeingOpenedIsTurned() {
    library.showGrid()
    settle()
    library.open(1)
    stage.wait(0.05)
    #expect(!isPhoto)
    #expect(library.turn(.clockwise))
    #expect(turning?.page == 1 && notes.asked.map(\.picture) == [1])
  }

  @Test func whoGoesOnHasMeantAllTurns() {
    library.turn(.clockwise)
    library.turn(.clockwise)
    library.turn(.mirrored)
    #expect(notes.asked.count == 1)
    library.photos.browser.page = 1
    settle()
    #expect(notes.asked.map(\.turn) == [.clockwise, .clockwise, .mirrored])
    #expect(notes.asked.allSatisfy { $0.picture == 0 })
  }

  /// Also when no frame has come between the two.
  @Test func aPhotoThatIsNoLongerShownIsNotTurned() {
    library.turn(.clockwise)
    library.photos.browser.page = 1
    library.turn(.mirrored)
    #expect(notes.asked.map(\.picture) == [0, 1])
    #expect(notes.asked.map(\.turn) == [.clockwise, .mirrored])
    #expect(turning?.page == 1)
  }

  @Test func whatIsUndoneIsNotedAsThat() {
    #expect(library.turn(.clockwise))
    notes.receivers[0](true)
    replace(0, with: 7, Size(width: 2000, height: 3000))
    settle()
    #expect(library.turn(.anticlockwise, .undoing))
    #expect(notes.asked.map(\.turn) == [.clockwise, .anticlockwise])
    #expect(notes.reasons == [.wish, .undoing])
  }

  @Test func withoutAnyoneToNoteItNothingTurns() {
    library.noteTurns = nil
    let before = stage.displayList.description
    #expect(!library.turn(.clockwise))
    stage.wait(0.2)
    #expect(stage.displayList.description == before)
  }

  // MARK: - Fingers

  /// Two fingers about the middle, turned by an angle, so far from it.
  func touch(_ phase: TouchSample.Phase, _ angle: Double, _ distance: Double = 150) {
    let (dx, dy) = (
      distance * DeterministicMath.cos(angle), distance * DeterministicMath.sin(angle)
    )
    stage.touch((1, phase, 640 - dx, 400 - dy), (2, phase, 640 + dx, 400 + dy))
  }

  func turnFingers(to end: Double, in seconds: Double, distance: Double = 150) {
    touch(.down, 0)
    let steps = Int(seconds * stage.framesPerSecond)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      touch(.move, end * share, 150 + (distance - 150) * share)
    }
  }

  @Test func twoFingersTurnAndZoomAboutTheSamePlace() throws {
    turnFingers(to: 0.9, in: 0.5, distance: 180)
    let turning = try #require(turning)
    let hold = try #require(turning.hold)
    let pose = turning.pose
    // All that they have turned since it was taken.
    #expect((pose.angle - (0.9 - hold.angle)).magnitude < 0.05)
    #expect(hold.angle >= 0.22 && hold.angle < 0.3)
    #expect(pose.scale.dx > 0.4 && pose.scale.dx < 0.48)
    #expect((pose.middle.x - 640).magnitude < 1 && (pose.middle.y - 400).magnitude < 1)
    // They rest before they leave: less than half a quarter goes back.
    for _ in 0..<40 { touch(.move, 0.9, 180) }
    touch(.up, 0.9, 180)
    settle()
    #expect(isPhoto)
    #expect(notes.asked.isEmpty)
    #expect(isNear(seen(0), Rect(x: 40, y: 0, width: 1200, height: 800)))
  }

  @Test(arguments: [(1.3, [PhotoTurn.clockwise]), (-1.3, [.anticlockwise])])
  func theNearestQuarterIsMeant(angle: Double, turns: [PhotoTurn]) {
    turnFingers(to: angle, in: 0.5)
    for _ in 0..<40 { touch(.move, angle) }
    touch(.up, angle)
    stage.wait(1)
    #expect(notes.asked.map(\.turn) == turns)
    notes.receivers[0](true)
    replace(0, with: 10, Size(width: 2000, height: 3000))
    settle()
    #expect(isPhoto)
    #expect(isNear(seen(10), turned))
  }

  /// A quick turn goes on to the quarter that it would reach.
  @Test func aFlickOfTwoFingersTurnsOn() {
    turnFingers(to: 0.8, in: 0.15)
    touch(.up, 0.8)
    stage.wait(1)
    #expect(notes.asked.map(\.turn) == [.clockwise])
  }

  /// Who pinches it smaller first may turn it by the same fingers: it goes on from where they have it.
  @Test func whatIsPinchedSmallerMayBeTurned() throws {
    touch(.down, 0)
    for step in 1...20 { touch(.move, 0, 150 - Double(step)) }
    #expect(library.isHeld)
    let held = try #require(library.flightView).frame.width
    for step in 1...30 { touch(.move, 0.3 * Double(step) / 30, 130) }
    let turning = try #require(turning)
    #expect((turning.pose.scale.dx * 3000 - Double(held)).magnitude < 1)
    for step in 1...30 { touch(.move, 0.3 + 1.1 * Double(step) / 30, 130) }
    for _ in 0..<40 { touch(.move, 1.4, 130) }
    touch(.up, 1.4, 130)
    stage.wait(1)
    #expect(notes.asked.map(\.turn) == [.clockwise])
  }

  @Test func aPinchDoesNotTurn() {
    touch(.down, 0)
    for step in 1...30 { touch(.move, 0.1 * Double(step) / 30, 150 + 5 * Double(step)) }
    #expect(library.photos.browser.isZoomed)
    touch(.up, 0.1, 300)
    settle()
    #expect(isPhoto)
    #expect(notes.asked.isEmpty)
  }
}

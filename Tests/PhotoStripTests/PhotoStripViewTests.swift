import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@testable import PhotoStrip

/// A strip of photos in the ratio 3 : 2, 1000 points wide, which does what it says.
@MainActor
struct PhotoStripViewTests {
  let store = CountingStore()

  func makeStage(_ count: Int = 100, framesPerSecond: Double = 120) -> (Stage, PhotoStripView) {
    let album = FixedAlbum((0..<count).map { Photo(name: "\($0).jpg", picture: Int32($0)) })
    let strip = PhotoStripView(album: album, store: store)
    let stage = Stage(
      size: Size(width: 1000, height: 76), framesPerSecond: framesPerSecond, view: strip)
    follow(0, strip)
    stage.frame()
    return (stage, strip)
  }

  func follow(_ position: Double, _ strip: PhotoStripView) {
    strip.follow(position, isSeen: true)
    _ = strip.wishes(isSeen: true)
  }

  /// Where cells are, from the strip's corner.
  func frames(_ strip: PhotoStripView) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for case let cell as PhotoStripCell in strip.thumbnails.visibleCells {
      frames[cell.page] = Rect(strip.convert(cell.frame, from: strip.thumbnails))
    }
    return frames
  }

  /// As they are to be when a whole photo is in the middle.
  func expect(_ page: Int, _ strip: PhotoStripView) {
    let frames = frames(strip)
    for (photo, frame) in frames {
      let away = Double(photo - page)
      let middle = 500 + away * 30 + (away == 0 ? 0 : away < 0 ? -42 : 42)
      #expect((frame.midX - middle).magnitude < 1e-6, "\(photo)")
      #expect(frame.width == (photo == page ? 84 : 28))
    }
    #expect(frames[page] != nil)
  }

  // MARK: - Following

  @Test func itIsWhereThePhotosAre() {
    let (_, strip) = makeStage()
    expect(0, strip)
    // Swiped by a finger: in step.
    for position in [0.2, 0.7, 1, 1.5, 2] {
      follow(position, strip)
      #expect((strip.position - position).magnitude < 1e-9)
      let share = position - position.rounded(.down)
      let low = Int(position.rounded(.down))
      // From one whole photo to the next it is 72 points.
      #expect(
        ((frames(strip)[low]?.midX ?? 0) - (500 - 72 * share)).magnitude < 1e-6)
    }
    expect(2, strip)
    follow(-0.3, strip)
    #expect(strip.position == 0)
  }

  /// Critically damped, 0.3 s as eyes see it: as often as anybody looks.
  @Test(arguments: [60.0, 120, 240])
  func aPhotoThatIsThereAtOnceIsGoneTo(framesPerSecond: Double) {
    let (stage, strip) = makeStage(framesPerSecond: framesPerSecond)
    follow(1, strip)
    #expect(strip.position == 0)
    stage.frame()
    let start = stage.time - 1 / framesPerSecond
    for (time, expected) in [(0.05, 0.281_598), (0.1, 0.618_942), (0.2, 0.921_314)] {
      while stage.time - start < time - 1e-9 {
        follow(1, strip)
        stage.frame()
      }
      #expect((strip.position - expected).magnitude < 1e-5)
      // One step: what is in the middle stays wide.
      #expect(strip.layout.expansion == 1)
    }
    stage.settle()
    follow(1, strip)
    expect(1, strip)
  }

  @Test func farAwayItBeginsNearer() {
    let (stage, strip) = makeStage(100_000)
    follow(50_000, strip)
    #expect(strip.position > 49_980)
    var narrowest = 1.0
    stage.onFrame = { narrowest = min(narrowest, strip.layout.expansion) }
    stage.settle()
    follow(50_000, strip)
    expect(50_000, strip)
    #expect(narrowest < 0.5)
  }

  @Test func keysInARowAreOneMotion() {
    let (stage, strip) = makeStage()
    var positions: [Double] = []
    for page in 1...10 {
      follow(Double(page), strip)
      for _ in 0..<4 {
        stage.frame()
        positions.append(strip.position)
      }
    }
    // It never stops, nor goes back.
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst(2).allSatisfy { $0 > 0.02 })
    stage.settle()
    follow(10, strip)
    expect(10, strip)
  }

  @Test func reducedMotionGoesAtOnce() {
    let (stage, strip) = makeStage()
    stage.send(.setting(.reducedMotion, true))
    defer { stage.send(.setting(.reducedMotion, false)) }
    follow(5, strip)
    expect(5, strip)
  }

  @Test func outOfSightItIsThereAtOnce() {
    let (_, strip) = makeStage()
    strip.follow(5, isSeen: false)
    let wishes = strip.wishes(isSeen: false)
    #expect(strip.position == 5)
    // It keeps what it will show.
    #expect(!wishes.isEmpty)
    #expect(wishes.allSatisfy { !$0.isOnScreen })
  }

  // MARK: - Scrubbing

  /// Every photo in turn, and in the end one is in the middle, half a second later.
  @Test func aFingerGoesThroughThem() {
    let (stage, strip) = makeStage()
    var reached: [Int] = []
    strip.didReach = { reached.append($0) }
    stage.touch((1, .down, 800, 38))
    for step in 1...60 { stage.touch((1, .move, 800 - Double(step) * 5, 38)) }
    // The whole way of the finger but for the 10 points after which it counts: photos of 30 points.
    #expect((strip.position - 290 / 30).magnitude < 0.04)
    #expect(reached == Array(1...10))
    // All are narrow meanwhile.
    stage.wait(0.3)
    #expect(strip.layout.expansion < 0.01)
    stage.touch((1, .move, 497, 38))
    stage.wait(0.2)
    stage.touch((1, .up, 497, 38))
    for _ in 0..<60 {
      follow(10, strip)
      stage.frame()
    }
    #expect(reached == Array(1...10))
    expect(10, strip)
  }

  /// It comes to rest at a photo by itself, at the same one however often one looks, and what is let go is not
  /// corrected afterwards.
  @Test(arguments: [0.15, 0.25])
  func aFlickRestsAtAPhoto(duration: Double) {
    var ends: [Int] = []
    for framesPerSecond in [60.0, 120, 240] {
      let (stage, strip) = makeStage(1000, framesPerSecond: framesPerSecond)
      var positions: [Double] = []
      strip.didReach = { follow(Double($0), strip) }
      stage.swipe(from: Point(x: 900, y: 38), to: Point(x: 500, y: 38), duration)
      #expect(strip.thumbnails.isDecelerating)
      stage.onFrame = { positions.append(strip.position) }
      stage.settle()
      expect(strip.reached, strip)
      #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 >= $0 })
      ends.append(strip.reached)
    }
    #expect(ends[0] > 20)
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test func theEndsBounce() {
    let (stage, strip) = makeStage()
    stage.swipe(from: Point(x: 300, y: 38), to: Point(x: 900, y: 38), 0.1)
    #expect(strip.position < 0)
    stage.settle()
    #expect(strip.position == 0)
    expect(0, strip)
  }

  @Test func aWheelGoesTwoPhotosANotch() {
    let (stage, strip) = makeStage()
    var reached: [Int] = []
    strip.didReach = { reached.append($0) }
    stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 200, y: 38))
    stage.settle()
    #expect(reached == [1, 2])
    follow(2, strip)
    expect(2, strip)
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 200, y: 38))
    stage.settle()
    follow(0, strip)
    expect(0, strip)
  }

  @Test func aTapSaysWhatIsWanted() {
    let (stage, strip) = makeStage()
    var reached: [Int] = []
    strip.didReach = { reached.append($0) }
    // The third from the middle: its own 28 points and 2 between them.
    stage.tap(Point(x: 500 + 42 + 90, y: 38))
    #expect(reached == [3])
    follow(3, strip)
    stage.settle()
    follow(3, strip)
    expect(3, strip)
  }

  /// Whoever turns the photos another way meanwhile has the strip follow.
  @Test func whoTurnsThePhotosIsFollowed() {
    let (stage, strip) = makeStage()
    stage.swipe(from: Point(x: 900, y: 38), to: Point(x: 500, y: 38), 0.1)
    follow(50, strip)
    stage.settle()
    follow(50, strip)
    expect(50, strip)
    #expect(!strip.isScrubbed)
  }

  @Test func rightToLeftIsMirrored() {
    let (stage, strip) = makeStage()
    stage.send(.setting(.rightToLeft, true))
    defer { stage.send(.setting(.rightToLeft, false)) }
    strip.albumDidChange()
    follow(2, strip)
    #expect((frames(strip)[3]?.midX ?? 0) < 460)
    var reached: [Int] = []
    strip.didReach = { reached.append($0) }
    stage.touch((1, .down, 400, 38))
    for step in 1...12 { stage.touch((1, .move, 400 + Double(step) * 5, 38)) }
    #expect(reached == [3, 4])
    stage.touch((1, .cancel, 460, 38))
  }

  // MARK: - Many

  /// Whatever passes by: no more cells than can be seen, and no more questions than somebody could look at.
  @Test func aHundredThousandPhotos() {
    let (stage, strip) = makeStage(100_000)
    let asked = store.questions
    #expect(asked < 200)
    strip.didReach = { follow(Double($0), strip) }
    var most = 0
    var isFast = false
    stage.onFrame = {
      _ = strip.wishes(isSeen: true)
      most = max(most, strip.thumbnails.subviews.count)
      if strip.speed > 300 { isFast = true }
    }
    for _ in 0..<12 {
      stage.swipe(from: Point(x: 990, y: 38), to: Point(x: 10, y: 38), 0.06)
    }
    #expect(isFast)
    stage.settle()
    #expect(strip.reached > 500)
    expect(strip.reached, strip)
    #expect(most < 60)
    // A photo has three things to say; and most of them were never asked.
    #expect(store.pictures.count < strip.reached / 2, "\(store.pictures.count) \(strip.reached)")
  }

  /// What cannot be looked at is not decoded.
  @Test func photosPassBy() {
    let (stage, strip) = makeStage(1000)
    var news: [Bool] = []
    strip.isPassingDidChange = { news.append($0) }
    strip.didReach = { follow(Double($0), strip) }
    stage.swipe(from: Point(x: 900, y: 38), to: Point(x: 500, y: 38), 0.1)
    #expect(news == [true])
    stage.settle()
    #expect(news == [true, false])
  }

  @Test func aShapeThatBecomesKnownWidens() {
    store.isKnown = false
    let (stage, strip) = makeStage()
    #expect(frames(strip)[0]?.width == 28)
    store.isKnown = true
    follow(0, strip)
    #expect(frames(strip)[0]?.width == 28)
    stage.wait(0.1)
    let width = frames(strip)[0]?.width ?? 0
    #expect(width > 40 && width < 80)
    stage.settle()
    expect(0, strip)
  }

  @Test func screenReadersFindAListOfPhotos() throws {
    let (stage, strip) = makeStage()
    stage.send(.setting(.screenReader, true))
    defer { stage.send(.setting(.screenReader, false)) }
    var reached: [Int] = []
    strip.didReach = { reached.append($0) }
    strip.accessibilityLabel = "Photos"
    follow(4, strip)
    stage.settle()
    _ = strip.wishes(isSeen: true)
    let elements = stage.window.accessibilityTree.elements
    #expect(elements.map(\.role) == [.list])
    let list = try #require(elements.first)
    #expect(list.label == "Photos")
    #expect(list.children.filter(\.isSelected).map(\.label) == ["4.jpg"])
    let next = try #require(list.children.first { $0.label == "5.jpg" })
    #expect(next.actions == [.activate])
    #expect(stage.window.performAccessibilityAction(.activate, on: next.id))
    #expect(reached == [5])
  }
}

import PhotoBrowserApp
import PhotoGrid
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Answers when it is told to.
private final class LateFacts: PhotoFactsSource {
  private(set) var asked: [Int32] = []
  private var receivers: [(Int32, (PhotoFacts) -> Void)] = []

  func readFacts(of picture: Int32, _ receiver: @escaping (PhotoFacts) -> Void) {
    asked.append(picture)
    receivers.append((picture, receiver))
  }

  func answer(_ change: (inout PhotoNotes) -> Void = { _ in }) {
    for (picture, receiver) in receivers {
      var facts = PhotoFacts(name: "\(picture).jpg", path: "/photos/\(picture).jpg")
      change(&facts.notes)
      receiver(facts)
    }
    receivers = []
  }
}

extension PhotoViewerScreenTests {
  private func makeStage(_ facts: LateFacts, size: Size) -> (Stage, PhotoViewerScreen) {
    for picture in 0..<6 { store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000)) }
    let album = FixedAlbum((0..<6).map { Photo(name: "\($0).jpg", picture: Int32($0)) })
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let viewer = PhotoViewerScreen(library: library, album: album, store: store, facts: facts)
    let stage = Stage(size: size, root: viewer)
    settle(stage, viewer)
    return (stage, viewer)
  }

  @Test func informationFollowsThePhotoThatIsShown() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    stage.key("i")
    stage.wait(0.3)
    #expect(facts.asked == [0])
    stage.key(.right)
    settle(stage, viewer)
    #expect(facts.asked == [0, 1])
    // What comes too late is of no photo that is shown.
    facts.answer()
    stage.wait(0.1)
    #expect(stage.displayList.description.contains("1.jpg"))
    #expect(!stage.displayList.description.contains("0.jpg"))
    let panel = try #require(viewer.information?.view)
    let frame = panel.frame
    #expect(frame.maxX == 1188 && frame.minY == 68 && frame.maxY <= 788)
    // Escape is for it first.
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.information == nil)
    #expect(!viewer.library.showsGrid)
    stage.wait(0.3)
    #expect(panel.superview == nil)
  }

  /// Whoever reads it turns pages all the same.
  @Test func itLeavesTheButtonThatTurnsToTheNext() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    point(stage)
    let before = try place("Next photo", stage)
    stage.key("i")
    facts.answer()
    stage.wait(0.3)
    point(stage)
    let panel = Rect(try #require(viewer.information?.view.frame))
    let beside = try place("Next photo", stage)
    #expect(beside.x + 22 <= panel.minX && beside.y == before.y)
    try click("Next photo", stage)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && viewer.information != nil)
    stage.key("i")
    stage.wait(0.3)
    point(stage)
    #expect(try place("Next photo", stage) == before)
  }

  @Test func inANarrowWindowItLiesBelow() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 400, height: 700))
    stage.key("i")
    facts.answer()
    stage.wait(0.3)
    let frame = try #require(viewer.information?.view.frame)
    #expect(frame.width == 376 && frame.maxY == 688 && frame.minY >= 350)
    // It belongs to a photo, and goes with it.
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.information == nil)
  }

  /// It is about the one that the keyboard means there.
  @Test func photosOfTheGridHaveInformationToo() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    stage.key("g")
    settle(stage, viewer)
    stage.key(.enter, .alternate)
    stage.wait(0.1)
    #expect(viewer.information == nil && facts.asked == [])
    #expect(viewer.notice?.text == "No photo is chosen: point at one, or go there with the arrows.")
    for _ in 0..<3 { stage.key(.right) }
    stage.key(.enter, .alternate)
    settle(stage, viewer)
    #expect(facts.asked == [2] && viewer.information != nil && viewer.library.showsGrid)
    stage.key(.right)
    settle(stage, viewer)
    #expect(facts.asked == [2, 3])
    // It stays with the photo that is opened, and Escape is for it first.
    stage.key(.enter)
    settle(stage, viewer)
    #expect(!viewer.library.showsGrid && viewer.browser.page == 3 && viewer.information != nil)
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.library.showsGrid && viewer.information != nil && facts.asked == [2, 3])
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.information == nil && viewer.library.showsGrid)
    // A menu about a photo has it as well.
    viewer.showMenu(at: CGPoint(x: 100, y: 100))
    stage.wait(0.3)
    let list = stage.displayList.description
    #expect(viewer.panel is MenuView && list.contains("Information") && list.contains("Alt Return"))
  }

  @Test func aFingerDragsItUpAsFarAsItComes() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    func drag(to y: Double, from start: Double = 600, lifts: Bool) {
      stage.touch((1, .down, 600, start))
      for step in 1...20 {
        stage.wait(1 / 60)
        stage.touch((1, .move, 600, start + (y - start) * Double(step) / 20))
      }
      stage.frame()
      guard lifts else { return }
      // It rests before it is lifted.
      stage.wait(0.3)
      stage.touch((1, .up, 600, y))
      stage.wait(0.5)
    }
    drag(to: 540, lifts: false)
    var panel = try #require(viewer.information?.view)
    let way = -Double(viewer.informationPull.translation(in: viewer.view).y)
    #expect((30...60).contains(way))
    #expect((Double(panel.alpha) - way / 160).magnitude < 1e-9)
    #expect((Double(panel.transform.ty) - 44 * (1 - way / 160)).magnitude < 1e-9)
    // Not half way: it goes again.
    stage.wait(0.3)
    stage.touch((1, .up, 600, 540))
    stage.wait(0.5)
    #expect(viewer.information == nil && panel.superview == nil && viewer.browser.page == 0)
    drag(to: 450, lifts: true)
    panel = try #require(viewer.information?.view)
    #expect(panel.alpha == 1 && panel.transform == .identity)
    #expect(panel.frame.maxX == 1188 && panel.frame.minY == 68)
    // And down it goes before the photo does.
    drag(to: 700, lifts: true)
    #expect(viewer.information == nil && !viewer.library.showsGrid)
    drag(to: 800, lifts: true)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
  }

  @Test func aTrackpadDragsItUpAsFarAsItComes() throws {
    let (stage, viewer) = makeStage(LateFacts(), size: Size(width: 1200, height: 800))
    let place = Point(x: 600, y: 500)
    func scroll(_ steps: Int) {
      stage.trackpad(.began, .zero, at: place)
      for _ in 0..<steps {
        stage.trackpad(.changed, Vector(dx: 0, dy: -6), at: place)
        stage.wait(1 / 60)
      }
    }
    func lift() {
      stage.wait(0.3)
      stage.trackpad(.ended, .zero, at: place)
      stage.wait(0.5)
    }
    scroll(12)
    let way = -Double(viewer.informationPull.translation(in: viewer.view).y)
    #expect((50...72).contains(way))
    let panel = try #require(viewer.information?.view)
    #expect((Double(panel.alpha) - way / 160).magnitude < 1e-9)
    lift()
    #expect(viewer.information == nil)
    scroll(20)
    lift()
    #expect(viewer.information?.view.alpha == 1 && !viewer.library.showsGrid)
  }

  /// What is pinned to a photo is said with the rest, as soon as it is, and of no other photo.
  @Test func theNotesOfPinsAreSaid() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    let keeper = FakePinKeeper()
    let notes = try ["the tower", "Anna"].enumerated().map {
      try #require(PhotoPin(x: 0.1 * Double($0 + 1), y: 0.2, note: $1))
    }
    keeper.kept[0] = [notes]
    viewer.pinKeeper = keeper
    stage.key("i")
    facts.answer()
    viewer.view.setNeedsLayout()
    stage.wait(0.3)
    func said() -> String? {
      stage.window.accessibilityTree.elements.first { $0.label == "Pins" }?.value
    }
    #expect(said() == "the tower\nAnna")
    stage.key(.right)
    settle(stage, viewer)
    facts.answer()
    stage.wait(0.3)
    #expect(viewer.information != nil && said() == nil)
  }

  @Test func theNameThatATurnBringsSaysOnWhichDay() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    stage.key(.right)
    settle(stage, viewer)
    #expect(!viewer.visibility.areShown && facts.asked == [1])
    facts.answer { $0.taken = PhotoDate(year: 2024, month: 1, day: 31, second: nil) }
    stage.frame()
    #expect(stage.displayList.description.contains("\"31 January 2024\""))
    // Of the next one nobody knows.
    stage.key(.right)
    stage.frame()
    #expect(!stage.displayList.description.contains("2024"))
  }

  @Test func theTitleSaysOnWhichDay() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    #expect(facts.asked.isEmpty)
    point(stage)
    #expect(facts.asked == [0])
    facts.answer { $0.taken = PhotoDate(year: 2024, month: 1, day: 31, second: nil) }
    stage.frame()
    #expect(stage.displayList.description.contains("\"31 January 2024\""))
    stage.key(.right)
    settle(stage, viewer)
    // Until somebody knows, nothing is said of the other one.
    #expect(viewer.day.isEmpty && facts.asked == [0, 1])
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.state.date.isEmpty)
  }

  @Test func valuesAreCopied() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    let desk = FakeDesk()
    viewer.desk = desk
    stage.key("i")
    stage.frame()
    facts.answer()
    settle(stage, viewer)
    try click("Where", stage)
    stage.frame()
    let path = try #require(desk.log.first)
    #expect(path.hasPrefix("copy /photos/0.jpg"))
    #expect(viewer.notice?.text == "“\(path.dropFirst("copy ".count))” is copied.")
  }
}

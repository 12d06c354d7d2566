import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  private func write(_ text: String, _ stage: Stage) {
    for letter in text.unicodeScalars { stage.key(.character(letter.value)) }
  }

  private func pinViews(_ viewer: PhotoViewerScreen) -> [PinView] { viewer.pinSheet?.views ?? [] }

  /// Where a pin's tip is drawn, and how large the pin is, window points.
  private func drawn(_ view: PinView) throws -> (tip: Point, size: Size) {
    let context = try #require(DrawingContext(of: view))
    let transform = context.transformToWindow
    let size = view.bounds.size
    func place(_ x: CGFloat, _ y: CGFloat) -> Point {
      Point(CGPoint(x: x, y: y).applying(transform))
    }
    let (tip, left) = (place(size.width / 2, size.height), place(0, size.height))
    let (right, top) = (place(size.width, size.height), place(size.width / 2, 0))
    return (tip, Size(width: (right - left).length, height: (tip - top).length))
  }

  private func makePinned() -> (Stage, PhotoViewerScreen, FakePinKeeper) {
    let (stage, viewer) = makeStage()
    let keeper = FakePinKeeper()
    viewer.pinKeeper = keeper
    viewer.view.setNeedsLayout()
    stage.frame()
    return (stage, viewer, keeper)
  }

  @Test func aNoteIsPinnedWhereThePointerIs() throws {
    let (stage, viewer, keeper) = makePinned()
    stage.send(.hover(Point(x: 300, y: 200)))
    stage.send(.hover(Point(x: 300, y: 200)))
    stage.key("p")
    stage.wait(0.3)
    // A pin says something.
    write(" ", stage)
    stage.key(.enter)
    stage.wait(0.1)
    #expect(labels(stage).contains("A pin needs a note.") && keeper.kept.isEmpty)
    write("tower", stage)
    stage.key(.enter)
    stage.wait(0.5)
    // The photo fills 1200 × 800 points.
    let pin = try #require(keeper.kept[0]?.last?.first)
    #expect(pin == PhotoPin(x: 0.25, y: 0.25, note: "tower"))
    let shown = try drawn(try #require(pinViews(viewer).first))
    #expect((shown.tip - Point(x: 300, y: 200)).length < 1e-9 && shown.size.width == 44)
    #expect(viewer.panel == nil && labels(stage).contains("Pin: tower"))
    #expect(stage.displayList.description.contains("The note is pinned."))
    stage.key(.character(0x7A), .control)
    stage.wait(0.5)
    #expect(keeper.kept[0]?.last == [] && pinViews(viewer).isEmpty && viewer.history.done.isEmpty)
    stage.key(.character(0x79), .control)
    stage.wait(0.5)
    #expect(keeper.kept[0]?.last == [pin] && pinViews(viewer).count == 1)
    #expect(viewer.history.done == [.pinned(0, .add(pin))] && !viewer.canRedo)
  }

  /// The still of a film is no photo.
  @Test func nothingIsPinnedToAFilm() {
    let (stage, viewer, keeper) = makePinned()
    viewer.isFilm = { $0 == 0 }
    settle(stage, viewer)
    stage.key("p")
    stage.wait(0.3)
    #expect(viewer.panel == nil && keeper.kept.isEmpty)
    viewer.showMenu()
    stage.wait(0.3)
    #expect(labels(stage).contains("Slideshow") && !labels(stage).contains("Pin a note…"))
    stage.key(.escape)
    stage.key(.right)
    settle(stage, viewer)
    stage.key("p")
    stage.wait(0.3)
    #expect(viewer.panel is FieldView)
  }

  @Test func pinsTurnWithTheirPhotos() throws {
    let (stage, viewer, keeper) = makePinned()
    let turner = FakeTurner()
    turner.turnsForNow = true
    viewer.turner = turner
    keeper.kept[0] = [[try #require(PhotoPin(x: 0.25, y: 0.25, note: "a"))]]
    viewer.pinnedPicture = nil
    viewer.view.setNeedsLayout()
    settle(stage, viewer)
    let pin = try #require(pinViews(viewer).first)
    #expect((try drawn(pin).tip - Point(x: 300, y: 200)).length < 1e-6)
    stage.key("r")
    var last = 0.0
    for _ in 0..<20 {
      stage.frame()
      let page = try #require(viewer.library.turnedPage)
      let transform = try #require(DrawingContext(of: page)).transformToWindow
      let place = CGPoint(x: page.bounds.width / 4, y: page.bounds.height / 4)
      #expect(pinViews(viewer) == [pin])
      #expect((try drawn(pin).tip - Point(place.applying(transform))).length < 1e-6)
      // It has gone on, from the upper left to the upper right.
      let sine =
        Double(transform.b)
        / Double(transform.a * transform.a + transform.b * transform.b).squareRoot()
      #expect(sine >= last)
      last = sine
    }
    #expect(last > 0.9)
  }

  /// Its file has been read anew: the photo is another picture, and its pins do not come anew.
  @Test func pinsOfAPhotoThatWasTurnedStay() throws {
    let (stage, viewer, _) = makePinned()
    store.states[20] = .ready(Size(width: 2000, height: 3000))
    func page(_ picture: Int32, _ frame: CGRect) -> PhotoPageView {
      let page = PhotoPageView(store: store, ground: nil)
      page.show(Photo(name: "a.jpg", picture: picture))
      page.frame = frame
      viewer.view.addSubview(page)
      return page
    }
    let sheet = PinSheet { _ in }
    sheet.frame = viewer.view.bounds
    viewer.view.addSubview(sheet)
    let old = try [
      #require(PhotoPin(x: 0.25, y: 0.5, note: "a")),
      #require(PhotoPin(x: 0.5, y: 0.75, note: "b")),
    ]
    let new = try [
      #require(PhotoPin(x: 0.5, y: 0.25, note: "a")),
      #require(PhotoPin(x: 0.25, y: 0.5, note: "b")),
    ]
    sheet.show([(page(0, CGRect(x: 0, y: 0, width: 300, height: 200)), old)])
    let views = sheet.views
    sheet.show([(page(20, CGRect(x: 100, y: 0, width: 200, height: 300)), new)])
    #expect(views.count == 2 && sheet.views == views)
    #expect(views.map(\.pin) == new && views.map(\.picture) == [20, 20])
    #expect(views.first?.center == CGPoint(x: 200, y: 75))
    // Those of another photo are others.
    let other = try [#require(PhotoPin(x: 0.5, y: 0.25, note: "c"))]
    sheet.show([(page(0, CGRect(x: 0, y: 0, width: 300, height: 200)), other)])
    #expect(sheet.views.count == 1 && sheet.views.allSatisfy { !views.contains($0) })
    stage.frame()
  }

  /// In every frame of a pinch, of its bounce, and of a turn of the page.
  @Test func pinsStayOnTheirPlacesAndNeitherGrowNorShrink() throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[1] = [[try #require(PhotoPin(x: 0.75, y: 0.375, note: "a"))]]
    stage.key(.right)
    settle(stage, viewer)
    let view = try #require(pinViews(viewer).first)
    let page = try #require(viewer.browser.viewForPage(at: 1))
    func check() throws {
      stage.frame()
      let shown = try drawn(view)
      let context = try #require(DrawingContext(of: page))
      let place = CGPoint(x: page.bounds.width * 0.75, y: page.bounds.height * 0.375)
      let there = Point(place.applying(context.transformToWindow))
      #expect((shown.tip - there).length < 1e-6)
      #expect(abs(shown.size.width - 44) < 1e-6 && abs(shown.size.height - 44) < 1e-6)
    }
    stage.touch((1, .down, 850, 300), (2, .down, 950, 300))
    var largest = 0.0
    for step in 1...40 {
      let reach = 50 + Double(step) * 20
      stage.touch((1, .move, 900 - reach, 300), (2, .move, 900 + reach, 300))
      try check()
      largest = max(largest, Double(viewer.browser.zoomScale))
    }
    stage.touch((1, .up, 50, 300), (2, .up, 1750, 300))
    for _ in 0..<60 { try check() }
    #expect(largest > 4)
    stage.key("0")
    for _ in 0..<20 { try check() }
    settle(stage, viewer)
    // Towards the neighbour, under the finger.
    stage.touch((1, .down, 600, 500))
    for step in 1...20 {
      stage.touch((1, .move, 600 - Double(step) * 20, 500))
      try check()
    }
    stage.touch((1, .up, 200, 500))
  }

  @Test func aPinIsReadChangedAndRemoved() throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[1] = [[try #require(PhotoPin(x: 0.5, y: 0.5, note: "tower"))]]
    stage.key(.right)
    settle(stage, viewer)
    // A tap on it says what it says; the controls stay as they are.
    let wereShown = viewer.visibility.areShown
    stage.tap(Point(x: 600, y: 385))
    // Until it is no double tap, and the panel has come.
    stage.wait(0.8)
    #expect(viewer.panel is PinNoteView && labels(stage).contains("tower"))
    #expect(viewer.visibility.areShown == wereShown && !viewer.browser.isZoomed)
    try click("Edit…", stage)
    stage.wait(0.3)
    let field = try #require(viewer.panel as? FieldView).field
    #expect(field.text == "tower")
    write("bell", stage)
    stage.key(.enter)
    stage.wait(0.5)
    #expect(keeper.kept[1]?.last == [PhotoPin(x: 0.5, y: 0.5, note: "bell")!])
    stage.tap(Point(x: 600, y: 385))
    stage.wait(0.8)
    try click("Remove", stage)
    stage.wait(0.3)
    #expect(keeper.kept[1]?.last == [] && pinViews(viewer).isEmpty)
    stage.key(.character(0x7A), .control)
    stage.wait(0.3)
    #expect(pinViews(viewer).map(\.pin.note) == ["bell"])
  }

  @Test func pinsCanBeHiddenAndAreNotReadForPhotosThatPassBy() throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[3] = [[try #require(PhotoPin(x: 0.5, y: 0.5, note: "a"))]]
    stage.wheel(Vector(dx: 0, dy: -3), at: Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(viewer.browser.page == 3 && keeper.reads == [0, 3])
    #expect(pinViews(viewer).count == 1)
    stage.key(.character(0x50), .shift)
    stage.frame()
    #expect(pinViews(viewer).isEmpty)
    stage.key(.character(0x50), .shift)
    stage.frame()
    #expect(pinViews(viewer).count == 1)
    // What cannot be kept is said where it is written.
    keeper.problem = "There is no room on the disk."
    stage.key("p")
    write("b", stage)
    stage.key(.enter)
    stage.wait(0.3)
    #expect(viewer.panel is FieldView && labels(stage).contains("There is no room on the disk."))
    stage.key(.escape)
    stage.wait(0.3)
    #expect(pinViews(viewer).count == 1 && viewer.history.done.isEmpty)
    viewer.browser.page = 5
    settle(stage, viewer)
    stage.key("p")
    stage.wait(0.3)
    #expect(viewer.panel == nil)
    #expect(stage.displayList.description.contains("Only files of this computer can have pins."))
  }

  /// Another window, or another program, has pinned something to the photo since it was read.
  @Test func whatOthersHavePinnedStaysAndIsSeen() throws {
    let (stage, viewer, keeper) = makePinned()
    let other = try #require(PhotoPin(x: 0.75, y: 0.5, note: "other"))
    keeper.kept[0] = [[other]]
    #expect(pinViews(viewer).isEmpty)
    keeper.whileUnderWay = { [unowned viewer] in #expect(!viewer.canUndo && !viewer.canRedo) }
    stage.key("p")
    write("own", stage)
    stage.key(.enter)
    stage.wait(0.3)
    #expect(keeper.kept[0]?.last?.map(\.note) == ["other", "own"])
    #expect(pinViews(viewer).map(\.pin.note) == ["other", "own"])
    for _ in 1...2 { stage.key(.character(0x7A), .control) }
    stage.wait(0.3)
    #expect(keeper.kept[0]?.last == [other] && pinViews(viewer).map(\.pin) == [other])
  }

  /// What was done before it can still be undone.
  @Test func whatNeverCanBeUndoneIsSaidOnce() throws {
    let (stage, viewer, keeper) = makePinned()
    for note in ["a", "b"] {
      stage.key("p")
      write(note, stage)
      stage.key(.enter)
      stage.wait(0.3)
    }
    keeper.problem = "“0.jpg” is no longer there."
    stage.key(.character(0x7A), .control)
    stage.wait(0.3)
    #expect(viewer.history.done.count == 2)
    keeper.isForGood = true
    stage.key(.character(0x7A), .control)
    stage.wait(0.3)
    #expect(viewer.history.done.count == 1 && !viewer.canRedo)
    #expect(viewer.notice?.text == "“0.jpg” is no longer there.")
  }

  // MARK: - Moving them

  /// A mouse presses it and moves, also where the photo is zoomed: the photo stays, and the pin stands where it was put.
  @Test(arguments: [false, true])
  func aPinIsMovedWithAMouse(isZoomed: Bool) throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[1] = [[try #require(PhotoPin(x: 0.5, y: 0.5, note: "a"))]]
    stage.key(.right)
    settle(stage, viewer)
    if isZoomed {
      stage.key("+")
      settle(stage, viewer)
    }
    let view = try #require(pinViews(viewer).first)
    let offset = viewer.browser.contentOffset
    // On its head, 20 points above the tip.
    let start = try drawn(view).tip + Vector(dx: 0, dy: -20)
    stage.touch((-1, .down, start.x, start.y), device: .mouse)
    for step in 1...12 {
      let place = (start.x + Double(step) * 10, start.y + Double(step) * 5)
      stage.touch((-1, .move, place.0, place.1), device: .mouse)
      stage.frame()
    }
    // In mid-flight it is where the hand is.
    let tip = try drawn(view).tip
    #expect((tip - start - Vector(dx: 120, dy: 80)).length < 1e-6)
    #expect(keeper.kept[1]?.count == 1 && viewer.browser.contentOffset == offset)
    stage.touch((-1, .up, start.x + 120, start.y + 60), device: .mouse)
    settle(stage, viewer)
    let pin = try #require(keeper.kept[1]?.last?.first)
    let scale = isZoomed ? 1.5 : 1
    #expect(pin.note == "a" && (pin.x - 0.5 - 120 / 1200 / scale).magnitude < 1e-6)
    #expect((pin.y - 0.5 - 60 / 800 / scale).magnitude < 1e-6)
    let dropped = try drawn(view).tip
    #expect(pinViews(viewer).first === view && (dropped - tip).length < 1e-6)
    #expect(!viewer.library.showsGrid && viewer.browser.page == 1)
    stage.wait(0.4)
    #expect(viewer.panel == nil)
    #expect(stage.displayList.description.contains("The pin is in another place."))
    stage.key(.character(0x7A), .control)
    stage.wait(0.5)
    #expect(keeper.kept[1]?.last?.first?.x == 0.5 && viewer.history.done.isEmpty)
  }

  /// Held first: otherwise fingers swipe the photo.
  @Test func aPinIsMovedWithAFinger() throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[1] = [[try #require(PhotoPin(x: 0.5, y: 0.5, note: "a"))]]
    stage.key(.right)
    settle(stage, viewer)
    let start = try drawn(try #require(pinViews(viewer).first)).tip + Vector(dx: 0, dy: -20)
    stage.swipe(from: start, to: start + Vector(dx: 300, dy: 0), 0.2)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && keeper.kept[1]?.count == 1)
    stage.key(.right)
    settle(stage, viewer)
    let view = try #require(pinViews(viewer).first)
    stage.touch((1, .down, start.x, start.y))
    stage.wait(0.6)
    // No menu: it is about the pin.
    #expect(viewer.panel == nil && view.isPointed)
    for step in 1...20 {
      stage.touch((1, .move, start.x - Double(step) * 10, start.y))
      stage.frame()
    }
    // The finger does not cover where it would stand.
    let tip = try drawn(view).tip
    #expect((tip - start - Vector(dx: -200, dy: 20 - 32)).length < 1e-6)
    stage.touch((1, .up, start.x - 200, start.y))
    settle(stage, viewer)
    let pin = try #require(keeper.kept[1]?.last?.first)
    #expect((pin.x - 0.5 + 200.0 / 1200).magnitude < 1e-6)
    #expect(viewer.browser.page == 1 && viewer.panel == nil)
  }

  /// Where it cannot be kept it stands where it was.
  @Test func aPinThatCannotBeMovedGoesBack() throws {
    let (stage, viewer, keeper) = makePinned()
    keeper.kept[1] = [[try #require(PhotoPin(x: 0.5, y: 0.5, note: "a"))]]
    stage.key(.right)
    settle(stage, viewer)
    let view = try #require(pinViews(viewer).first)
    let tip = try drawn(view).tip
    keeper.problem = "“1.jpg.pins.json” cannot be written."
    stage.touch((-1, .down, tip.x, tip.y - 20), device: .mouse)
    stage.touch((-1, .move, tip.x + 40, tip.y - 20), device: .mouse)
    stage.frame()
    stage.touch((-1, .move, tip.x + 2000, tip.y - 20), device: .mouse)
    stage.touch((-1, .up, tip.x + 2000, tip.y - 20), device: .mouse)
    settle(stage, viewer)
    let back = try drawn(view).tip
    #expect((back - tip).length < 1e-6 && viewer.history.done.isEmpty)
    #expect(stage.displayList.description.contains("cannot be written."))
    // Beside the photo means its edge.
    keeper.problem = nil
    stage.touch((-1, .down, tip.x, tip.y - 20), device: .mouse)
    stage.touch((-1, .move, tip.x + 40, tip.y - 20), device: .mouse)
    stage.touch((-1, .move, tip.x + 2000, tip.y - 20), device: .mouse)
    stage.touch((-1, .up, tip.x + 2000, tip.y - 20), device: .mouse)
    settle(stage, viewer)
    #expect(keeper.kept[1]?.last?.first?.x == 1)
  }
}

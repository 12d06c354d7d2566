import DisplayList
import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid
import ZoomScrollView

@testable import PhotoControls

@MainActor
struct PhotoViewerScreenTests {
  let store = FakeTileStore()

  /// Photos of 3000 × 2000 pixels in 1200 × 800 points: fitted, 40 %.
  func makeStage(_ count: Int = 12, size: Size = Size(width: 1200, height: 800)) -> (
    Stage, PhotoViewerScreen
  ) {
    for picture in 0..<count {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    return makeStage(of: makeAlbum(count), size: size)
  }

  func makeAlbum(_ count: Int) -> FixedAlbum {
    FixedAlbum((0..<count).map { Photo(name: "\($0).jpg", picture: Int32($0)) })
  }

  private func makeStage(of album: any PhotoAlbum, size: Size) -> (Stage, PhotoViewerScreen) {
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    library.arrangement?.didRearrange = { [weak library] in library?.albumDidChange(newPage: $0) }
    let viewer = PhotoViewerScreen(library: library, album: album, store: store)
    let stage = Stage(size: size, root: viewer)
    settle(stage, viewer)
    return (stage, viewer)
  }

  /// Six photos in an order that may change, and of which some may be hidden.
  func makeArranged(_ source: (any PhotoSortSource)? = nil) -> (
    Stage, PhotoViewerScreen, ArrangedAlbum
  ) {
    for picture in 0..<Int32(6) { store.states[picture] = .ready(Size(width: 3000, height: 2000)) }
    let album = ArrangedAlbum(makeAlbum(6), source: source)
    let (stage, viewer) = makeStage(of: album, size: Size(width: 1200, height: 800))
    return (stage, viewer, album)
  }

  func settle(_ stage: Stage, _ viewer: PhotoViewerScreen) {
    repeat {
      #expect(stage.settle())
      viewer.library.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// With a mouse: the controls come.
  func point(_ stage: Stage) {
    stage.send(.hover(Point(x: 120, y: 200)))
    stage.send(.hover(Point(x: 140, y: 200)))
    stage.wait(0.3)
  }

  /// In the order in which screen readers find them.
  func labels(_ stage: Stage) -> [String] {
    stage.window.accessibilityTree.elements.compactMap(\.label)
  }

  func place(_ label: String, _ stage: Stage) throws -> Point {
    let element = try #require(
      stage.window.accessibilityTree.elements.first { $0.label == label }, "\(label)")
    return Point(x: element.frame.midX, y: element.frame.midY)
  }

  func click(_ label: String, _ stage: Stage) throws {
    let place = try place(label, stage)
    stage.touch((-1, .down, place.x, place.y), device: .mouse)
    stage.touch((-1, .up, place.x, place.y), device: .mouse)
  }

  // MARK: - Coming and going

  @Test func thePointerBringsThemAndTheyFade() throws {
    let (stage, viewer) = makeStage()
    let bare = stage.displayList.description
    #expect(viewer.controls == nil)
    stage.send(.hover(Point(x: 300, y: 300)))
    #expect(viewer.controls == nil)
    stage.send(.hover(Point(x: 320, y: 300)))
    let controls = try #require(viewer.controls)
    stage.wait(0.1)
    #expect((0.2...0.9).contains(Double(controls.layer.presentation()?.opacity ?? -1)))
    stage.wait(0.2)
    #expect(controls.alpha == 1)
    #expect(stage.displayList.description.contains("\"0.jpg\""))
    #expect(stage.displayList.description.contains("\"1 of 12\""))
    #expect(stage.displayList.description.contains("\"40 %\""))
    stage.wait(2.1)
    #expect(viewer.visibility.areShown)
    stage.wait(0.2)
    #expect(!viewer.visibility.areShown)
    stage.wait(0.3)
    // Nothing is left of them, and nothing else has moved.
    #expect(stage.displayList.description == bare)
    #expect(!stage.loop.needsFrame)
  }

  @Test func theyStayWhereThePointerIs() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    let place = try place("Zoom in", stage)
    stage.send(.hover(place))
    #expect(!stage.displayList.description.contains("Zoom in"))
    stage.wait(0.7)
    // By then somebody wonders what it does.
    #expect(stage.displayList.description.contains("Zoom in  +"))
    stage.wait(10)
    #expect(viewer.visibility.areShown)
    stage.send(.hover(Point(x: 300, y: 300)))
    #expect(!stage.displayList.description.contains("Zoom in  +"))
    stage.wait(2.6)
    #expect(!viewer.visibility.areShown)
  }

  @Test func whatIsSaidOfAButtonGoesWithTheButton() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    let words = ViewerCommand.grid.title
    stage.send(.hover(try place(words, stage)))
    stage.wait(0.7)
    #expect(stage.displayList.description.contains("\(words)  "))
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
    #expect(!stage.displayList.description.contains("\(words)  "))
    // And where something lies over it.
    stage.send(.hover(try place("Zoom in", stage)))
    stage.wait(0.7)
    #expect(stage.displayList.description.contains("Zoom in  +"))
    stage.key("?")
    stage.wait(0.1)
    #expect(!stage.displayList.description.contains("Zoom in  +"))
  }

  @Test func theWheelTurnsPagesThroughThem() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    for (index, label) in ["All photos", "Next photo", "Zoom in", "Menu"].enumerated() {
      let place = try place(label, stage)
      stage.send(.hover(place))
      stage.wheel(Vector(dx: 0, dy: -1), at: place)
      settle(stage, viewer)
      #expect(viewer.browser.page == index + 1, "over \(label)")
    }
    // And zooms to where the pointer is.
    let place = try place("Zoom in", stage)
    stage.wheel(Vector(dx: 0, dy: 2), at: place, zooms: true)
    settle(stage, viewer)
    #expect((viewer.browser.zoomScale - 1.44).magnitude < 1e-9)
  }

  @Test func aTapTogglesThemWhenItIsNoDoubleTap() {
    let (stage, viewer) = makeStage()
    stage.tap(Point(x: 600, y: 400))
    #expect(!viewer.visibility.areShown)
    stage.wait(0.5)
    #expect(viewer.visibility.areShown)
    // Fingers swipe.
    #expect(!labels(stage).contains("Next photo"))
    stage.tap(Point(x: 600, y: 400))
    stage.wait(0.5)
    #expect(!viewer.visibility.areShown)
    stage.doubleTap(Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(!viewer.visibility.areShown)
    #expect(viewer.browser.isZoomed)
  }

  @Test func aSwipeBringsNothing() {
    let (stage, viewer) = makeStage()
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 300, y: 400), 0.2)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1)
    #expect(!viewer.visibility.areShown)
  }

  @Test func theWindowIsToldWhenThePointerIsNeeded() {
    let (stage, viewer) = makeStage()
    var needs: [Bool] = []
    viewer.pointerNeedDidChange = { if needs.last != $0 { needs.append($0) } }
    point(stage)
    #expect(needs == [true])
    stage.wait(2.6)
    #expect(needs == [true, false])
  }

  // MARK: - Buttons

  @Test func arrowsCountFromWhereThePagesGo() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    #expect(!labels(stage).contains("Previous photo"))
    try click("Next photo", stage)
    #expect(viewer.browser.page == 0)
    try click("Next photo", stage)
    try click("Next photo", stage)
    settle(stage, viewer)
    #expect(viewer.browser.page == 3)
    #expect(labels(stage).contains("Previous photo"))
    // However the pages came to rest, the next click counts from there.
    stage.swipe(from: Point(x: 300, y: 400), to: Point(x: 900, y: 400), 0.2)
    settle(stage, viewer)
    #expect(viewer.browser.page == 2)
    point(stage)
    try click("Previous photo", stage)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1)
  }

  @Test func zoomButtonsSayWhatTheyCan() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    #expect(viewer.state.readout == "40 %")
    #expect(!viewer.state.canZoomOut)
    try click("Zoom out", stage)
    settle(stage, viewer)
    #expect(viewer.browser.zoomScale == 1)
    try click("Zoom in", stage)
    settle(stage, viewer)
    #expect((Double(viewer.browser.zoomScale) - 1.5).magnitude < 1e-6)
    #expect(viewer.state.readout == "60 %")
    stage.send(.hover(Point(x: 700, y: 300)))
    stage.send(.hover(Point(x: 600, y: 300)))
    #expect(stage.displayList.description.contains("\"60 %\""))
    try click("Zoom out", stage)
    settle(stage, viewer)
    #expect(!viewer.browser.isZoomed)
  }

  /// What Loupe, eog and Gwenview have keys for.
  @Test func keysOfOtherViewersMeanTheSame() {
    let (stage, viewer) = makeStage()
    viewer.browser.pixelMagnification = 8
    func zoom(_ key: KeySample.Key, _ modifiers: KeySample.Modifiers = []) -> Double {
      stage.key(key, modifiers)
      settle(stage, viewer)
      return Double(viewer.browser.zoomScale)
    }
    // One pixel of three thousand for one of 1200.
    #expect((zoom(.character(0x31), .control) - 2.5).magnitude < 1e-6)
    #expect((zoom(.character(0x32)) - 5).magnitude < 1e-6)
    #expect((zoom(.character(0x33)) - 7.5).magnitude < 1e-6)
    // With Alt a zoomed photo is not moved, but left.
    stage.key(.right, .alternate)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1)
    stage.key(.left, .alternate)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0)
  }

  @Test func whoZoomsWithKeysReadsHowFar() {
    let (stage, viewer) = makeStage()
    stage.key("+")
    settle(stage, viewer)
    #expect(viewer.visibility.areShown)
    #expect(stage.displayList.description.contains("\"\(viewer.state.readout)\""))
    #expect(viewer.state.readout != "40 %")
    stage.wait(3)
    #expect(!viewer.visibility.areShown)
    // Another photo has its own size, which nobody has chosen just now.
    viewer.browser.page = 1
    settle(stage, viewer)
    #expect(!viewer.browser.isZoomed && !viewer.visibility.areShown)
  }

  @Test func theGridHasItsOwn() throws {
    let (stage, viewer) = makeStage(30)
    point(stage)
    try click("All photos", stage)
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
    point(stage)
    #expect(viewer.state.subject == .grid)
    #expect(viewer.state.title == "30 photos")
    #expect(!labels(stage).contains("Next photo"))
    let before = stage.displayList.description
    try click("Zoom in", stage)
    settle(stage, viewer)
    #expect(stage.displayList.description != before)
    #expect(viewer.state.canZoomIn)
    // Two beside each other: one would be higher than the window.
    try click("Zoom in", stage)
    settle(stage, viewer)
    #expect(!viewer.state.canZoomIn)
  }

  @Test func fullScreenIsOfferedWhereThereIsAWindow() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    #expect(!labels(stage).contains("Full screen"))
    var toggled = 0
    viewer.toggleFullScreen = { toggled += 1 }
    stage.wait(0.1)
    try click("Full screen", stage)
    #expect(toggled == 1)
  }

  /// A touch on a button is none on the photo.
  @Test func aButtonDoesNotLetThrough() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    try click("Zoom in", stage)
    try click("Zoom in", stage)
    settle(stage, viewer)
    // Two clicks, no double click that zooms out again.
    #expect((Double(viewer.browser.zoomScale) - 2.25).magnitude < 1e-6)
    #expect(viewer.visibility.areShown)
  }

  // MARK: - Places

  @Test func aNarrowWindowHasItsNameBelow() throws {
    let (stage, viewer) = makeStage(size: Size(width: 320, height: 568))
    point(stage)
    let controls = try #require(viewer.controls)
    let frames = controls.subviews.filter { !$0.isHidden && $0.bounds.width > 0 }.map(\.frame)
    #expect(frames.count >= 4)
    for (index, frame) in frames.enumerated() {
      #expect(controls.bounds.contains(frame))
      for other in frames[..<index] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func rightToLeftIsMirrored() throws {
    let (stage, _) = makeStage()
    point(stage)
    let places = try ["All photos", "Menu", "Next photo", "Zoom in"].map { try place($0, stage).x }
    stage.send(.setting(.rightToLeft, true))
    defer { stage.send(.setting(.rightToLeft, false)) }
    stage.wait(0.1)
    let mirrored = try ["All photos", "Menu", "Next photo", "Zoom in"].map {
      try place($0, stage).x
    }
    for (place, other) in zip(places, mirrored) { #expect((1200 - place - other).magnitude < 1.01) }
  }
}

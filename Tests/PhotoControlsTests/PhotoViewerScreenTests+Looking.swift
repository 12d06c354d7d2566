import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  private func zoom(_ stage: Stage, _ viewer: PhotoViewerScreen, at place: Point, _ notches: Double)
  {
    stage.wheel(Vector(dx: 0, dy: notches), at: place, zooms: true)
    settle(stage, viewer)
  }

  @Test func aPhotoThatSomebodyComesBackToIsZoomedAsItWas() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 300, y: 200), 5)
    let (scale, offset) = (viewer.browser.zoomScale, viewer.browser.contentOffset)
    #expect(scale > 2)
    stage.key(.pageDown)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && !viewer.browser.isZoomed)
    stage.key(.pageUp)
    // In the very frame that shows it.
    stage.frame()
    #expect(viewer.browser.page == 0 && viewer.browser.zoomScale == scale)
    settle(stage, viewer)
    #expect(abs(viewer.browser.contentOffset.x - offset.x) < 0.51)
    #expect(abs(viewer.browser.contentOffset.y - offset.y) < 0.51)
    // Who has zoomed out means that.
    stage.key("0")
    settle(stage, viewer)
    stage.key(.pageDown)
    settle(stage, viewer)
    stage.key(.pageUp)
    settle(stage, viewer)
    #expect(!viewer.browser.isZoomed)
  }

  /// It comes as it fits, and is as it was when it rests.
  @Test func aSwipeBringsPhotosBackAsTheyWere() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 300, y: 200), 5)
    let (scale, offset) = (viewer.browser.zoomScale, viewer.browser.contentOffset)
    stage.key(.pageDown)
    settle(stage, viewer)
    stage.swipe(from: Point(x: 300, y: 400), to: Point(x: 900, y: 400), 0.2)
    #expect(!viewer.browser.isZoomed)
    // Not before it rests.
    while viewer.shownPage != 0 || viewer.restingPage == nil {
      #expect(!viewer.browser.isZoomed)
      stage.frame()
    }
    #expect(viewer.browser.page == 0)
    stage.frame()
    stage.frame()
    #expect(viewer.browser.scrollView.isZoomAnimating)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && abs(viewer.browser.zoomScale - scale) < 1e-9)
    #expect(abs(viewer.browser.contentOffset.x - offset.x) < 0.51)
    #expect(abs(viewer.browser.contentOffset.y - offset.y) < 0.51)
  }

  @Test func whereNothingMayMoveAPhotoIsAtOnceAsItWas() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 300, y: 200), 5)
    let scale = viewer.browser.zoomScale
    stage.key(.pageDown)
    settle(stage, viewer)
    stage.send(.setting(.reducedMotion, true))
    defer { stage.send(.setting(.reducedMotion, false)) }
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && viewer.browser.zoomScale == scale)
  }

  /// The wheel and the arrow buttons move it there.
  @Test func anAnimatedTurnBringsPhotosBackAsTheyWere() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 900, y: 700), 4)
    let (scale, offset) = (viewer.browser.zoomScale, viewer.browser.contentOffset)
    for turn in [
      { stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 600, y: 400)) },
      { viewer.perform(.previous) },
    ] {
      stage.key(.pageDown)
      settle(stage, viewer)
      #expect(viewer.browser.page == 1 && !viewer.browser.isZoomed)
      turn()
      settle(stage, viewer)
      #expect(viewer.browser.page == 0 && abs(viewer.browser.zoomScale - scale) < 1e-9)
      #expect(abs(viewer.browser.contentOffset.x - offset.x) < 0.51)
      #expect(abs(viewer.browser.contentOffset.y - offset.y) < 0.51)
    }
  }

  /// Whoever takes hold of it meanwhile wants something else.
  @Test func whoZoomsAPhotoThatComesBackIsNotInterrupted() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 300, y: 200), 5)
    stage.key(.pageDown)
    settle(stage, viewer)
    viewer.perform(.previous)
    while viewer.browser.page != 0 { stage.frame() }
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 600, y: 400), zooms: true)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && viewer.browser.zoomScale < 1.5)
  }

  /// It flies to where it was, and not to its page to be moved there.
  @Test func fromTheGridAPhotoIsZoomedAsItWas() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 300, y: 200), 5)
    let (scale, offset) = (viewer.browser.zoomScale, viewer.browser.contentOffset)
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.library.showsGrid)
    viewer.library.open(1)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && !viewer.browser.isZoomed)
    stage.key("g")
    settle(stage, viewer)
    viewer.library.open(0)
    #expect(!viewer.library.restsOnPhoto && viewer.browser.zoomScale == scale)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && viewer.browser.zoomScale == scale)
    #expect(abs(viewer.browser.contentOffset.x - offset.x) < 0.51)
    #expect(abs(viewer.browser.contentOffset.y - offset.y) < 0.51)
  }

  @Test func aHeldKeyNamesEachPhotoItPasses() {
    let (stage, viewer) = makeStage(30)
    var named: [Int: Bool] = [:]
    for _ in 0..<29 {
      stage.loop.send(
        InputEvent(time: stage.time, kind: .key(KeySample(phase: .down, key: .right))))
      // A key repeats some thirty times a second.
      for _ in 0..<(Int(stage.framesPerSecond) / 30) {
        stage.frame()
        viewer.library.storeDidChange()
        _ = store.deliver()
        let page = viewer.browser.page
        let drawn = stage.displayList.description.contains("\"\(page).jpg\"")
        named[page] = drawn && named[page, default: true]
      }
    }
    #expect(named.count == 29)
    #expect(!named.values.contains(false))
  }

  @Test func aMapSaysWhereOneIsAndLeadsElsewhere() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    #expect(viewer.controls?.map == nil)
    zoom(stage, viewer, at: Point(x: 0, y: 0), 9)
    point(stage)
    let map = try #require(viewer.controls?.map)
    #expect(!map.isHidden && map.bounds.size == CGSize(width: 150, height: 100))
    let scale = viewer.browser.zoomScale
    // What lay under the pointer is in its corner; the frame is as small as the photo is large.
    let part = try #require(map.subviews.last)
    #expect(abs(part.frame.minX) < 0.01 && abs(part.frame.minY) < 0.01)
    #expect(abs(part.frame.width - 150 / scale) < 0.01)
    #expect(abs(part.frame.height - 100 / scale) < 0.01)
    let middle = map.convert(CGPoint(x: 75, y: 50), to: viewer.view)
    stage.touch((-1, .down, Double(middle.x), Double(middle.y)), device: .mouse)
    stage.touch((-1, .up, Double(middle.x), Double(middle.y)), device: .mouse)
    stage.frame()
    let content = viewer.browser.scrollView.contentSize
    #expect(abs(viewer.browser.contentOffset.x + 600 - content.width / 2) < 0.51)
    #expect(abs(viewer.browser.contentOffset.y + 400 - content.height / 2) < 0.51)
    #expect(viewer.browser.zoomScale == scale && viewer.browser.page == 0)
    // It goes with the other controls, and where nearly all is seen.
    stage.key("0")
    settle(stage, viewer)
    point(stage)
    #expect(map.isHidden)
  }

  // MARK: - Slow photos

  private func isRingSeen(_ viewer: PhotoViewerScreen) -> Bool { (viewer.work?.alpha ?? 0) > 0 }

  /// The name that is read belongs to the photo that is seen. After half a second the page itself is there, and a ring.
  @Test func aSlowPhotoIsNamedWithItsOwnPageAndARing() throws {
    let (stage, viewer) = makeStage()
    store.states[1] = .waiting
    viewer.library.storeDidChange()
    stage.key(.right)
    stage.wait(0.4)
    #expect(viewer.browser.awaitedPage == 1 && viewer.library.title == "0.jpg — 1 of 12")
    #expect(!isRingSeen(viewer))
    let before = stage.displayList.description
    #expect(!before.contains("\"1.jpg\""))
    stage.wait(0.2)
    #expect(viewer.browser.page == 1 && viewer.library.title == "1.jpg — 2 of 12")
    stage.wait(0.1)
    let ring = try #require(viewer.work)
    #expect(ring.alpha > 0 && ring.frame == CGRect(x: 578, y: 378, width: 44, height: 44))
    stage.wait(0.3)
    #expect(ring.alpha == 1 && labels(stage).contains("Loading"))
    // It turns once a second.
    let angle = try #require(ring.subviews.first).transform
    stage.wait(0.25)
    let later = try #require(ring.subviews.first).transform
    #expect(abs(angle.a * later.a + angle.b * later.b) < 0.15)
    // A photo that has come is alone.
    store.states[1] = .ready(Size(width: 3000, height: 2000))
    settle(stage, viewer)
    #expect(viewer.work == nil && !labels(stage).contains("Loading"))
  }

  @Test func aPhotoThatComesInTimeHasNoRing() {
    let (stage, viewer) = makeStage()
    store.states[1] = .waiting
    viewer.library.storeDidChange()
    stage.key(.right)
    for _ in 0..<24 {
      stage.frame()
      #expect(!isRingSeen(viewer) && viewer.library.title == "0.jpg — 1 of 12")
    }
    store.states[1] = .ready(Size(width: 3000, height: 2000))
    settle(stage, viewer)
    #expect(viewer.work == nil && viewer.library.title == "1.jpg — 2 of 12")
  }

  /// What cannot be shown, or waits for a server, says so itself.
  @Test func aPageThatSpeaksHasNoRing() {
    let (stage, viewer) = makeStage()
    store.states[1] = .failed("This file is empty.")
    viewer.library.storeDidChange()
    stage.key(.right)
    stage.wait(1.5)
    #expect(viewer.browser.page == 1 && !isRingSeen(viewer))
  }

  /// There is nothing to zoom in what cannot be shown: the buttons for it go, and come with the next photo.
  @Test func whatCannotBeShownHasNoZoom() {
    let (stage, viewer) = makeStage()
    store.states[1] = .failed("This file is empty.")
    viewer.library.storeDidChange()
    point(stage)
    #expect(labels(stage).contains("Zoom in"))
    stage.key(.right)
    settle(stage, viewer)
    point(stage)
    #expect(viewer.browser.page == 1 && viewer.visibility.areShown)
    #expect(!labels(stage).contains("Zoom in") && labels(stage).contains("Next photo"))
    stage.key(.right)
    settle(stage, viewer)
    point(stage)
    #expect(labels(stage).contains("Zoom in"))
  }

  @Test func atTheEndsOneIsTold() {
    let (stage, viewer) = makeStage(3)
    func said(_ body: () -> Void) -> String? {
      viewer.notice?.removeFromSuperview()
      viewer.notice = nil
      body()
      stage.frame()
      return viewer.notice?.text
    }
    #expect(said { stage.key(.left) } == "This is the first photo.")
    #expect(said { stage.key(.pageUp) } == "This is the first photo.")
    let middle = Point(x: 600, y: 400)
    #expect(said { stage.wheel(Vector(dx: 0, dy: 1), at: middle) } == "This is the first photo.")
    #expect(said { stage.key(.right) } == nil)
    #expect(said { stage.key(.left) } == nil)
    #expect(said { stage.wheel(Vector(dx: 0, dy: -1), at: middle) } == nil)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1)
    #expect(said { stage.key(.end) } == nil)
    settle(stage, viewer)
    #expect(said { stage.key(.space) } == "This is the last photo.")
    #expect(said { viewer.perform(.next) } == "This is the last photo.")
    // Zoomed, an arrow moves it to its edge first.
    viewer.browser.setZoomScale(2, animated: false)
    settle(stage, viewer)
    #expect(said { stage.key(.right) } == nil)
    for _ in 0..<20 { stage.key(.right) }
    settle(stage, viewer)
    #expect(said { stage.key(.right) } == "This is the last photo.")
    #expect(viewer.browser.page == 2)
    // Whoever goes elsewhere has read it.
    stage.key(.left)
    settle(stage, viewer)
  }

  /// One that is held down has led there.
  @Test func aHeldKeyDoesNotSayThatItIsTheEnd() {
    let (stage, viewer) = makeStage(2)
    func right(_ phase: KeySample.Phase) {
      stage.send(.key(KeySample(phase: phase, key: .right, modifiers: [])))
      stage.frame()
    }
    right(.down)
    settle(stage, viewer)
    for _ in 0..<5 { right(.down) }
    #expect(viewer.browser.page == 1 && viewer.notice == nil)
    right(.up)
    right(.down)
    #expect(viewer.notice?.text == "This is the last photo.")
  }

  @Test func whereNothingMayMoveTheRingDoesNotTurn() throws {
    let (stage, viewer) = makeStage()
    stage.send(.setting(.reducedMotion, true))
    defer { stage.send(.setting(.reducedMotion, false)) }
    store.states[1] = .waiting
    viewer.library.storeDidChange()
    stage.key(.right)
    stage.wait(1)
    let ring = try #require(viewer.work)
    #expect(ring.subviews.first?.transform == .identity && ring.alpha > 0.3)
    let alpha = ring.alpha
    stage.wait(0.5)
    #expect(ring.alpha != alpha)
  }
}

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

  @Test func aSwipeBringsPhotosAsTheyFit() {
    let (stage, viewer) = makeStage()
    zoom(stage, viewer, at: Point(x: 600, y: 400), 4)
    stage.key(.pageDown)
    settle(stage, viewer)
    stage.swipe(from: Point(x: 300, y: 400), to: Point(x: 900, y: 400), 0.2)
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && !viewer.browser.isZoomed)
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
}

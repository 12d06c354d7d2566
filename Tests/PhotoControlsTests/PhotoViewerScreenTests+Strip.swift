import PhotoStrip
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// In 1200 × 800 points, thumbnails 30 points apart, from 734 to 790.
  private func makeStrip(_ count: Int = 40) throws -> (Stage, PhotoViewerScreen, PhotoStripView) {
    let (stage, viewer) = makeStage(count)
    point(stage)
    settleStrip(stage, viewer)
    return (stage, viewer, try #require(viewer.strip))
  }

  private func settleStrip(_ stage: Stage, _ viewer: PhotoViewerScreen) {
    stage.wait(0.6)
    while store.deliver() {
      viewer.library.storeDidChange()
      stage.frame()
    }
    stage.frame()
  }

  @Test func theStripComesWithTheControls() throws {
    let (stage, viewer, strip) = try makeStrip()
    #expect(!strip.isHidden && strip.bounds.width == 1200)
    #expect(labels(stage).contains("Photos"))
    stage.wait(3)
    #expect(!viewer.visibility.areShown)
    #expect(!labels(stage).contains("Photos"))
    #expect(!stage.loop.needsFrame)
  }

  @Test func theStripGoesInStepWithThePhotos() throws {
    let (stage, viewer, strip) = try makeStrip()
    stage.touch((1, .down, 900, 300))
    var seen = 0
    for step in 1...20 {
      stage.touch((1, .move, 900 - Double(step) * 30, 300))
      let position = Double(viewer.browser.contentOffset.x) / 1220
      #expect((strip.position - position).magnitude < 1e-6)
      if position > 0.1 { seen += 1 }
    }
    #expect(seen > 10)
    stage.touch((1, .up, 300, 300))
    while viewer.browser.scrollView.isDecelerating {
      #expect(
        (strip.position - Double(viewer.browser.contentOffset.x) / 1220).magnitude < 1e-6)
      stage.frame()
    }
    settleStrip(stage, viewer)
    #expect(viewer.browser.page == 1 && strip.position == 1)
  }

  /// A thumbnail of the strip is too small to turn to, and those that are only kept can wait.
  @Test func whatIsTurnedToNextIsWantedBeforeTheStrip() throws {
    let (stage, viewer, _) = try makeStrip()
    stage.wait(3)
    #expect(!viewer.visibility.areShown)
    stage.key(.right)
    stage.wait(1)
    // Photos of 3000 × 2000 pixels in 1200 × 800 points: half of their pixels.
    let page = store.wanted.first { $0.picture == 1 }?.level
    let neighbors = store.wanted.prefix { $0.picture <= 2 }
    #expect(page == 1)
    for picture in [0, 2] as [Int32] {
      #expect(neighbors.contains { $0.picture == picture && $0.level == page })
    }
    #expect(store.wanted.contains { $0.picture > 3 })
  }

  @Test func thePhotoFollowsTheStrip() throws {
    let (stage, viewer, strip) = try makeStrip()
    stage.touch((1, .down, 900, 760))
    for step in 1...60 {
      stage.touch((1, .move, 900 - Double(step) * 5, 760))
      _ = store.deliver()
      viewer.library.storeDidChange()
      let page = viewer.browser.awaitedPage ?? viewer.browser.page
      #expect(page == Int(strip.position.rounded()))
      // Nothing slides.
      let offset = Double(viewer.browser.contentOffset.x) / 1220
      #expect((offset - offset.rounded()).magnitude < 1e-9)
    }
    stage.wait(0.2)
    stage.touch((1, .up, 600, 760))
    settleStrip(stage, viewer)
    #expect(viewer.browser.page == 10)
    #expect(viewer.browser.awaitedPage == nil)
    #expect(strip.position == 10)
  }

  @Test func theStripFollowsAKeyAndATapLeadsIt() throws {
    let (stage, viewer, strip) = try makeStrip()
    stage.key(KeySample.Key.right)
    stage.wait(0.05)
    #expect(strip.position > 0.1 && strip.position < 0.9)
    settleStrip(stage, viewer)
    #expect(strip.position == 1)
    // The fourth after the one in the middle.
    let place = Point(x: 600 + 42 + 120, y: 760)
    stage.touch((-1, .down, place.x, place.y), device: .mouse)
    stage.touch((-1, .up, place.x, place.y), device: .mouse)
    #expect((viewer.browser.awaitedPage ?? viewer.browser.page) == 5)
    settleStrip(stage, viewer)
    #expect(viewer.browser.page == 5 && strip.position == 5)
  }

  /// Whoever holds the strip has the controls stay; while photos pass by, only thumbnails are asked for.
  @Test func scrubbingHoldsTheControlsAndDecodesNoPhotos() throws {
    let (stage, viewer, strip) = try makeStrip()
    stage.swipe(from: Point(x: 1100, y: 760), to: Point(x: 700, y: 760), 0.1)
    #expect(strip.isInUse)
    let levels = store.wanted.filter { $0.level < 3 }
    #expect(levels.isEmpty, "\(levels)")
    #expect(!store.wanted.isEmpty)
    settleStrip(stage, viewer)
    stage.wait(1.5)
    #expect(viewer.visibility.areShown)
    let page = Int32(viewer.browser.page)
    #expect(page > 10)
    #expect(store.wanted.contains { $0.picture == page && $0.level < 3 })
  }

  @Test func thereIsNoStripForOnePhotoNorInALowWindow() throws {
    let (stage, viewer) = makeStage(1)
    point(stage)
    #expect(viewer.strip?.isHidden == true)
    #expect(!labels(stage).contains("Photos"))
    let (other, low) = makeStage(5, size: Size(width: 600, height: 340))
    point(other)
    #expect(low.strip?.isHidden == true)
    other.resize(600, 420)
    other.wait(0.1)
    #expect(low.strip?.isHidden == false)
  }

  @Test func albumsThatChangeAreFollowed() throws {
    let (stage, viewer, strip) = try makeStrip()
    stage.key(KeySample.Key.end)
    settleStrip(stage, viewer)
    #expect(strip.position == 39)
    viewer.library.albumDidChange { $0 }
    stage.frame()
    #expect(strip.position == 39)
  }
}

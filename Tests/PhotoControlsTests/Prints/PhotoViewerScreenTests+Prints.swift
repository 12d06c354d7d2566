import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// The first photos of the grid are chosen, and lie on a desk.
  private func layOut(_ count: Int) throws -> (Stage, PhotoViewerScreen, PrintsView) {
    let (stage, viewer) = makeStage()
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    for _ in 1..<count { stage.key(.right, .shift) }
    try reopen(stage, viewer)
    return (stage, viewer, try #require(viewer.panel as? PrintsView))
  }

  private func reopen(_ stage: Stage, _ viewer: PhotoViewerScreen) throws {
    stage.key(.character(0x6C), .control)
    settle(stage, viewer)
    stage.wait(0.3)
    settle(stage, viewer)
  }

  private func window(_ view: PrintsView, _ index: Int) throws -> ZoomableWindow {
    try #require(view.desk.window(showing: view.prints[index]))
  }

  private func middle(_ view: UIView, _ stage: Stage) -> Point {
    Point(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test func chosenPhotosLieOnADeskSharpAndApart() throws {
    let (_, _, view) = try layOut(5)
    #expect(view.prints.map(\.photo.name) == (0..<5).map { "\($0).jpg" })
    let frames = try view.prints.indices.map { try window(view, $0).frame }
    for (index, frame) in frames.enumerated() {
      // 3 : 2, and a border of 8 points.
      #expect(abs((frame.width - 16) / (frame.height - 16) - 1.5) < 0.02)
      #expect(view.desk.surface.bounds.contains(frame))
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
    }
    #expect(Set(store.wanted.map(\.picture)) == [0, 1, 2, 3, 4])
    #expect(store.wanted.allSatisfy(store.isLoaded))
  }

  /// Once, and for the hand that is there.
  @Test func whatADeskIsForIsSaidOnce() throws {
    let (stage, viewer, _) = try layOut(3)
    let words = "Two fingers zoom a photo, or the desk. Hold a photo to move it."
    #expect(stage.displayList.description.contains(words) && viewer.choices.hasSeenDesk)
    stage.wait(9)
    #expect(!stage.displayList.description.contains(words))
    stage.key(.escape)
    settle(stage, viewer)
    try reopen(stage, viewer)
    #expect(viewer.panel is PrintsView && !stage.displayList.description.contains("Hold a photo"))
    stage.key(.escape)
    settle(stage, viewer)
    point(stage)
    viewer.choices.hasSeenDesk = false
    try reopen(stage, viewer)
    #expect(stage.displayList.description.contains("Ctrl and the wheel zoom a photo"))
    // Beside the photos nobody needs it.
    stage.key(.escape)
    stage.wait(0.5)
    #expect(!stage.displayList.description.contains("Ctrl and the wheel zoom a photo"))
  }

  @Test func twoFingersZoomOnePhotoAndItStaysSo() throws {
    let (stage, viewer, view) = try layOut(4)
    let (one, other) = (try window(view, 0), try window(view, 1))
    let place = middle(one, stage)
    stage.touch((1, .down, place.x - 30, place.y), (2, .down, place.x + 30, place.y))
    for step in 1...10 {
      let reach = 30 + Double(step) * 1.5
      stage.touch((1, .move, place.x - reach, place.y), (2, .move, place.x + reach, place.y))
      stage.frame()
    }
    // 90 points of 60, without the 8 by which a pinch begins: derivation (90 − 8) ÷ 60.
    #expect(abs(one.zoomScale - 82.0 / 60) < 1e-9)
    #expect(other.zoomScale == 1 && view.desk.zoomScale == 1)
    stage.touch((1, .up, place.x - 45, place.y), (2, .up, place.x + 45, place.y))
    settle(stage, viewer)
    let scale = one.zoomScale
    #expect(view.desk.windows.last === one && scale > 1.3)
    // Keys zoom the desk.
    stage.key("+")
    settle(stage, viewer)
    #expect(view.desk.zoomScale == 1.5 && one.zoomScale == scale)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(viewer.panel == nil && viewer.library.showsGrid)
    // It lies there as it was left.
    try reopen(stage, viewer)
    #expect(viewer.panel === view && one.zoomScale == scale)
    let there = middle(other, stage)
    stage.touch((1, .down, there.x, there.y))
    stage.wait(0.6)
    stage.touch((1, .move, there.x + 50, there.y + 20))
    stage.touch((1, .up, there.x + 50, there.y + 20))
    settle(stage, viewer)
    #expect((middle(other, stage) - there - Vector(dx: 50, dy: 20)).length < 1)
    // With a mouse at once.
    let now = middle(other, stage)
    stage.touch((-1, .down, now.x, now.y), device: .mouse)
    stage.touch((-1, .move, now.x + 30, now.y + 30), device: .mouse)
    stage.touch((-1, .up, now.x + 30, now.y + 30), device: .mouse)
    settle(stage, viewer)
    #expect((middle(other, stage) - now - Vector(dx: 30, dy: 30)).length < 1)
  }

  @Test func photosOfUnknownShapeTakeItWhenItIsKnown() throws {
    let (stage, viewer) = makeStage()
    store.states[1] = .waiting
    stage.key("g")
    settle(stage, viewer)
    stage.key(.home)
    stage.key(.right, .shift)
    try reopen(stage, viewer)
    let view = try #require(viewer.panel as? PrintsView)
    let frame = try window(view, 1)
    let before = frame.center
    #expect(frame.bounds.width > frame.bounds.height)
    store.states[1] = .ready(Size(width: 1000, height: 2000))
    store.forget(try #require(store.wanted.first))
    viewer.library.storeDidChange()
    stage.frame()
    stage.frame()
    #expect(abs((frame.bounds.height - 16) / (frame.bounds.width - 16) - 2) < 0.05)
    #expect(frame.center == before)
  }

  @Test func oneAloneOrTooManyDoNotLieThere() throws {
    let (stage, viewer) = makeStage(40)
    stage.key("g")
    settle(stage, viewer)
    for choice in [0, 40] {
      if choice > 0 { stage.key(.character(0x61), .control) }
      stage.key(.character(0x6C), .control)
      stage.wait(0.3)
      #expect(viewer.panel == nil)
      #expect(
        stage.displayList.description.contains("Choose two to thirty photos to lay on a desk"))
    }
  }
}

import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  private func buttons(in view: UIView) -> [IconButton] {
    view.subviews.flatMap { ($0 as? IconButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  /// What a photo waits for is said at the lower edge, and above the buttons that lie there while they are shown.
  @Test func whatIsWaitedForIsSaidAboveTheButtons() throws {
    let (stage, viewer) = makeStage()
    viewer.browser.setZoomScale(2, animated: false)
    store.shares[0] = 0.5
    viewer.library.storeDidChange()
    stage.wait(5)
    func bottom() throws -> CGFloat {
      let shown = try #require(label("Making it sharp: 50 %", in: viewer.view))
      return shown.convert(shown.bounds, to: viewer.view).maxY
    }
    #expect(try bottom() > 740)
    point(stage)
    stage.wait(0.1)
    let zoomIn = try #require(
      stage.window.accessibilityTree.elements.first { $0.label == "Zoom in" })
    #expect(try bottom() < zoomIn.frame.minY)
    stage.wait(5)
    #expect(try bottom() > 740)
  }

  /// What is drawn on a button lies on it in the first frame, and in each in which the buttons go elsewhere.
  @Test func iconsLieOnTheirButtonsAtOnce() throws {
    let (stage, viewer) = makeStage()
    stage.send(.hover(Point(x: 120, y: 200)))
    stage.send(.hover(Point(x: 140, y: 200)))
    let controls = try #require(viewer.controls)
    var seen = 0
    func check() {
      for button in buttons(in: controls) where !button.bounds.isEmpty {
        for case let shape as CAShapeLayer in button.layer.sublayers ?? [] {
          let shown = shape.presentation()?.position ?? shape.position
          #expect(shown == CGPoint(x: button.bounds.midX, y: button.bounds.midY))
          seen += 1
        }
      }
    }
    check()
    for _ in 0..<5 {
      stage.wait(1 / 60)
      check()
    }
    #expect(seen > 30)
    // The way back comes with the second photo.
    try click("Next photo", stage)
    for _ in 0..<5 {
      stage.wait(1 / 60)
      check()
    }
  }

  @Test func aPhotoThatIsDraggedDownSendsThemAway() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    let controls = try #require(viewer.controls)
    #expect(viewer.visibility.areShown && controls.alpha == 1)
    stage.touch((1, .down, 600, 300))
    for step in 1...6 {
      stage.wait(1 / 60)
      stage.touch((1, .move, 600, 300 + 15 * Double(step)))
    }
    stage.wait(0.3)
    #expect(viewer.library.isHeld)
    #expect(!viewer.visibility.areShown && controls.alpha == 0)
    // Up again: the photo is back, and they come when they are asked for.
    stage.touch((1, .move, 600, 300))
    stage.wait(0.3)
    stage.touch((1, .up, 600, 300))
    settle(stage, viewer)
    #expect(viewer.library.restsOnPhoto)
    stage.send(.hover(Point(x: 400, y: 300)))
    stage.send(.hover(Point(x: 440, y: 300)))
    stage.wait(0.3)
    #expect(controls.alpha == 1)
  }
}

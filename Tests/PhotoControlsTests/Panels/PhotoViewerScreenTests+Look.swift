import DisplayList
import PortableUIKit
import ScrollEngine
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// All below that has an edge, and is seen.
  private func edged(below view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return (view.layer.borderWidth > 0 ? [view] : [])
      + view.subviews.flatMap { edged(below: $0) }
  }

  @Test func nothingShinesThroughInHighContrast() throws {
    let (stage, viewer) = makeStage()
    point(stage)
    let controls = try #require(viewer.controls)
    let glass = edged(below: controls)
    #expect(glass.count > 3)
    #expect(glass.allSatisfy { ($0.layer.backgroundColor?.alpha ?? 1) < 1 })
    stage.send(.setting(.highContrast, true))
    defer { stage.send(.setting(.highContrast, false)) }
    for view in glass {
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(view.layer.borderColor == UIColor.white.cgColor)
      #expect(view.layer.borderWidth == ControlsTunables.strongEdgeWidth)
    }
    viewer.showMenu()
    stage.wait(0.5)
    let box = try #require(viewer.panel).box
    #expect(box.layer.backgroundColor == UIColor.black.cgColor)
    #expect(box.layer.borderColor == UIColor.white.cgColor)
    stage.send(.setting(.highContrast, false))
    #expect(glass.allSatisfy { $0.layer.borderWidth == ControlsTunables.edgeWidth })
    #expect(glass.allSatisfy { ($0.layer.backgroundColor?.alpha ?? 1) < 1 })
  }

  @Test func theDesktopsColourIsThatOfWhatIsChosen() throws {
    let (stage, viewer) = makeStage()
    let settings = FakeSettings()
    viewer.settings = settings
    viewer.showSettings()
    stage.wait(0.5)
    // GNOME's green, and what is readable of it under white.
    let before = stage.displayList.description
    stage.send(.appearance(.accent(0x2EC27E)))
    defer { stage.send(.appearance(.accent(nil))) }
    stage.frame()
    #expect(stage.displayList.description != before)
    let green = ControlsTunables.choice.cgColor
    #expect(green.components?.dropLast().max() == green.components?[1])
    stage.send(.appearance(.accent(nil)))
    stage.frame()
    #expect(stage.displayList.description == before && settings.program.restores)
  }
}

import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import ZoomScrollView

@testable import PhotoControls

final class FakeSettings: ProgramSettings {
  var program = ProgramChoices()
}

extension PhotoViewerScreenTests {
  /// By keys: down to a row, and so many steps there.
  private func choose(_ row: Int, _ key: KeySample.Key, _ stage: Stage) {
    stage.key(.character(0x2C), .control)
    for _ in 0...row { stage.key(.down) }
    stage.key(key)
    stage.key(.escape)
    stage.wait(0.3)
  }

  @Test func whatIsChosenHoldsAtOnceAndIsTold() throws {
    let (stage, viewer) = makeStage()
    var told: [ViewerChoices] = []
    viewer.didChangeChoices = { told.append(viewer.choices) }
    choose(0, .left, stage)
    #expect(told.isEmpty)
    for (count, brightness) in [0, 0.5, 1].enumerated() {
      choose(0, .right, stage)
      #expect(told.count == count + 1)
      let color = viewer.library.photos.view.backgroundColor
      #expect(color == UIColor(red: brightness, green: brightness, blue: brightness, alpha: 1))
    }
    #expect(told.last?.background == .white && viewer.panel == nil)
    // On a light ground texts are dark.
    #expect(viewer.library.photos.view.overrideUserInterfaceStyle == .light)
    viewer.perform(.grid)
    settle(stage, viewer)
    #expect(viewer.library.view.backgroundColor == UIColor(white: 1, alpha: 1))
  }

  @Test func theWheelZoomsIfSomebodyWantsThat() {
    let (stage, viewer) = makeStage()
    choose(1, .right, stage)
    #expect(viewer.choices.wheelZooms)
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(viewer.browser.page == 0 && abs(viewer.browser.zoomScale - 1.2) < 1e-9)
    stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 600, y: 400))
    settle(stage, viewer)
    stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 600, y: 400), zooms: true)
    settle(stage, viewer)
    #expect(viewer.browser.page == 1 && !viewer.browser.isZoomed)
  }

  @Test func aDoubleClickFillsTheScreenIfSomebodyWantsThat() {
    let (stage, viewer) = makeStage()
    var toggled = 0
    viewer.toggleFullScreen = { toggled += 1 }
    stage.doubleTap(Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(toggled == 0 && viewer.browser.isZoomed)
    stage.key("0")
    settle(stage, viewer)
    choose(2, .space, stage)
    stage.doubleTap(Point(x: 600, y: 400))
    settle(stage, viewer)
    #expect(toggled == 1 && !viewer.browser.isZoomed)
  }

  @Test func pixelsAreShownIfSomebodyWantsThat() {
    let (stage, viewer) = makeStage()
    var told: [Bool] = []
    viewer.didChangeChoices = { told.append(viewer.choices.showsPixels) }
    choose(3, .right, stage)
    choose(3, .left, stage)
    #expect(told == [true, false])
  }

  @Test func theProgramHearsWhatIsChosenOfIt() throws {
    let (stage, viewer) = makeStage()
    let settings = FakeSettings()
    stage.key(.character(0x2C), .control)
    stage.wait(0.3)
    #expect(
      labels(stage).contains("The wheel, zooms") && !labels(stage).contains("Show hidden files"))
    stage.key(.escape)
    viewer.settings = settings
    choose(4, .right, stage)
    choose(5, .right, stage)
    choose(6, .left, stage)
    choose(7, .space, stage)
    choose(9, .left, stage)
    var expected = ProgramChoices()
    expected.motion = .full
    expected.memory = 256 << 20
    expected.usesDisplayColors = false
    expected.showsHiddenFiles = true
    expected.restores = false
    #expect(settings.program == expected)
    // With a mouse.
    stage.key(.character(0x2C), .control)
    stage.wait(0.3)
    try click("Show hidden files", stage)
    stage.wait(0.5)
    #expect(!settings.program.showsHiddenFiles)
  }

  @Test func aSmallWindowHasAllOfThemToo() throws {
    let (stage, viewer) = makeStage(size: Size(width: 320, height: 480))
    viewer.settings = nil
    let settings = FakeSettings()
    viewer.settings = settings
    viewer.showSettings()
    stage.wait(0.3)
    let panel = try #require(viewer.panel as? SettingsPanel)
    #expect(panel.bounds.contains(panel.box.frame))
    for row in panel.box.subviews.flatMap(\.subviews).compactMap({ $0 as? SettingRow }) {
      for part in row.subviews {
        #expect(row.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame), "\(part.frame)")
      }
    }
  }
}

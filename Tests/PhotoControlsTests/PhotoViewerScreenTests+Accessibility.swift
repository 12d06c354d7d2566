import DisplayList
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// With a screen reader on, for as long as `body` takes.
  private func hearing(_ stage: Stage, _ body: () throws -> Void) rethrows {
    stage.send(.setting(.screenReader, true))
    stage.frame()
    defer { stage.send(.setting(.screenReader, false)) }
    try body()
  }

  private func focused(_ stage: Stage) -> AccessibilityElement? {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.isFocused { return element }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    return find(stage.window.accessibilityTree.elements)
  }

  private func ask(_ action: AccessibilityAction, _ stage: Stage, _ viewer: PhotoViewerScreen)
    throws
  {
    let element = try #require(focused(stage))
    #expect(stage.window.performAccessibilityAction(action, on: element.id))
    settle(stage, viewer)
  }

  private func activate(_ label: String, _ stage: Stage, _ viewer: PhotoViewerScreen) throws {
    let element = try #require(
      stage.window.accessibilityTree.elements.first { $0.label == label }, "\(label)")
    #expect(stage.window.performAccessibilityAction(.activate, on: element.id))
    settle(stage, viewer)
  }

  @Test func whoHearsTheScreenHasAllControls() {
    let (stage, viewer) = makeStage()
    hearing(stage) {
      settle(stage, viewer)
      #expect(
        labels(stage) == [
          "0.jpg, 1 of 12", "Photos", "0.jpg", "1 of 12", "All photos", "Menu", "Zoom out", "Zoom",
          "Zoom in", "Next photo",
        ])
      stage.wait(60)
      #expect(viewer.visibility.areShown)
      #expect(stage.loop.isAtRest && !stage.loop.needsFrame)
    }
    stage.wait(3)
    // Whoever sees again sees the photo alone.
    #expect(!viewer.visibility.areShown)
  }

  @Test func thePhotoIsTurnedAndZoomedByActionsAlone() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      let photo = try #require(focused(stage))
      #expect(photo.role == .image)
      #expect(photo.actions == [.increment, .decrement, .scrollNext, .scrollPrevious, .escape])
      try ask(.scrollNext, stage, viewer)
      #expect(focused(stage)?.label == "1.jpg, 2 of 12")
      try ask(.increment, stage, viewer)
      // Fitted 40 %, and a step is half as much again.
      #expect(focused(stage)?.label == "1.jpg, 2 of 12, zoomed to 60 %")
      try ask(.decrement, stage, viewer)
      #expect(focused(stage)?.label == "1.jpg, 2 of 12")
      try ask(.scrollPrevious, stage, viewer)
      #expect(focused(stage)?.label == "0.jpg, 1 of 12")
    }
  }

  @Test func theGridIsAListAndAPhotoOfItOpens() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      try ask(.scrollNext, stage, viewer)
      try ask(.escape, stage, viewer)
      #expect(viewer.library.showsGrid)
      let list = try #require(stage.window.accessibilityTree.elements.first { $0.role == .list })
      #expect(list.label == "Photos")
      #expect(list.children.map(\.label) == (0..<12).map { "\($0).jpg" })
      #expect(focused(stage)?.label == "1.jpg")
      #expect(
        stage.window.performAccessibilityAction(.activate, on: try #require(list.children.last).id))
      settle(stage, viewer)
      #expect(focused(stage)?.label == "11.jpg, 12 of 12")
    }
  }

  @Test func whatHasHappenedIsHeardWithWhateverIsInFocus() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      try ask(.escape, stage, viewer)
      #expect(focused(stage)?.label == "0.jpg")
      viewer.say("Gone")
      stage.wait(0.2)
      #expect(focused(stage)?.label == "Gone 0.jpg")
      stage.key(.right)
      stage.wait(0.2)
      #expect(focused(stage)?.label == "Gone 1.jpg")
      viewer.say("Back")
      stage.wait(0.2)
      #expect(focused(stage)?.label == "Back 1.jpg")
      #expect(!labels(stage).contains { $0.hasPrefix("Gone") })
      stage.wait(20)
      #expect(viewer.notice == nil && focused(stage)?.label == "1.jpg")
    }
  }

  @Test func aMenuIsLeftByActionsAlone() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      try activate("Menu", stage, viewer)
      #expect(viewer.panel is MenuView)
      try activate("Close", stage, viewer)
      #expect(viewer.panel == nil)
    }
  }

  @Test func settingsAreHeardAndChosen() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      let settings = FakeSettings()
      viewer.settings = settings
      viewer.showSettings()
      settle(stage, viewer)
      #expect(focused(stage)?.label == "Background, Dark")
      try activate("Background, Black", stage, viewer)
      #expect(viewer.background == .black && focused(stage)?.label == "Background, Black")
      let grounds = stage.window.accessibilityTree.elements.filter {
        $0.label?.hasPrefix("Background") ?? false
      }
      #expect(grounds.map(\.isSelected) == [false, true, false, false])
      #expect(grounds.allSatisfy { $0.role == .button && $0.actions.contains(.activate) })
      stage.key(.right)
      settle(stage, viewer)
      #expect(viewer.background == .gray && focused(stage)?.label == "Background, Grey")
      let rows = try #require(viewer.panel as? SettingsPanel).rows.count
      var names: Set<String> = []
      for _ in 0..<rows {
        stage.key(.down)
        settle(stage, viewer)
        let row = try #require(focused(stage))
        #expect(row.actions.contains(.activate), "\(row)")
        names.insert(row.label ?? "")
      }
      #expect(names.count == rows && names.contains("Background, Grey"))
      let hidden = "Show hidden files"
      #expect(stage.window.accessibilityTree.elements.first { $0.label == hidden }?.isOn == false)
      try activate(hidden, stage, viewer)
      #expect(stage.window.accessibilityTree.elements.first { $0.label == hidden }?.isOn == true)
      #expect(settings.program.showsHiddenFiles)
    }
  }

  @Test func aMenuIsHeardAndLeft() throws {
    let (stage, viewer) = makeStage()
    try hearing(stage) {
      settle(stage, viewer)
      try activate("Menu", stage, viewer)
      #expect(focused(stage)?.label == "All photos")
      stage.key(.down)
      stage.frame()
      // Nothing comes before the first photo.
      #expect(focused(stage)?.label == "Next photo")
      try ask(.escape, stage, viewer)
      #expect(focused(stage)?.label == "0.jpg, 1 of 12")
    }
  }
}

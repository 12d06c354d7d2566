import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

extension PhotoViewerScreenTests {
  /// The keys' own panel, opened by the row of the settings that leads to it.
  private func openKeys(_ stage: Stage, _ viewer: PhotoViewerScreen) throws -> KeysPanel {
    stage.key(.character(0x2C), .control)
    stage.key(.up)
    stage.key(.space)
    stage.wait(0.3)
    return try #require(viewer.panel as? KeysPanel)
  }

  private func row(_ command: ViewerCommand, _ panel: KeysPanel) throws -> SettingRow {
    panel.rows[try #require(ViewerCommand.assignable.firstIndex(of: command))]
  }

  @Test func aKeyIsChosenByKeysAndHoldsAtOnce() throws {
    let (stage, viewer) = makeStage()
    let settings = FakeSettings()
    viewer.settings = settings
    let panel = try openKeys(stage, viewer)
    #expect(try row(.help, panel).text == "?")
    // The last row is that of all keys.
    for _ in 0..<2 { stage.key(.up) }
    stage.key(.enter)
    #expect(try row(.help, panel).text == "Press a key…")
    // The grid has a use for it.
    stage.key("g")
    #expect(try row(.help, panel).text == "It has another use")
    stage.key(.character(0x6D), .control)
    #expect(try row(.help, panel).text == "Ctrl M")
    #expect(settings.program.keys.text(for: "help") == "Ctrl+M")
    stage.key(.escape)
    stage.wait(0.3)
    #expect(viewer.panel == nil)
    stage.key("?")
    stage.wait(0.3)
    #expect(viewer.panel == nil)
    stage.key(.character(0x6D), .control)
    stage.wait(0.3)
    #expect(viewer.panel is HelpView)
  }

  @Test func backspaceBringsTheFirstKeyBackAndEscapeLeavesAllAsItIs() throws {
    let (stage, viewer) = makeStage()
    let settings = FakeSettings()
    _ = settings.program.keys.take("Ctrl+M", for: "information")
    viewer.settings = settings
    let panel = try openKeys(stage, viewer)
    #expect(try row(.information, panel).text == "Ctrl M")
    stage.key(.down)
    stage.key(.enter)
    stage.key(.escape)
    #expect(viewer.panel === panel && settings.program.keys.text(for: "information") == "Ctrl+M")
    stage.key(.backspace)
    #expect(try row(.information, panel).text == "I")
    #expect(settings.program == ProgramChoices())
  }

  @Test func allKeysAreAsAtFirstAgainByTheMouse() throws {
    let (stage, viewer) = makeStage()
    let settings = FakeSettings()
    _ = settings.program.keys.take("Ctrl+M", for: "information")
    _ = settings.program.keys.take("", for: "trash")
    viewer.settings = settings
    let panel = try openKeys(stage, viewer)
    #expect(try row(.trash, panel).text == "none")
    stage.key(.up)
    stage.wait(0.3)
    try click("All keys", stage)
    stage.wait(0.3)
    #expect(settings.program == ProgramChoices())
    #expect(try row(.trash, panel).text == "Del")
  }

  @Test func menusShowTheKeyThatSomebodyHasChosen() {
    let (_, viewer) = makeStage()
    let settings = FakeSettings()
    viewer.settings = settings
    #expect(viewer.item(.help).key == "?")
    _ = settings.program.keys.take("Ctrl+H", for: "help")
    #expect(viewer.item(.help).key == "Ctrl H")
  }
}

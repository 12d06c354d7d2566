import Testing

@testable import PhotoControls

/// Which keys do what, and how that stands in a file and in menus.
@Suite struct ViewerKeysTests {
  @Test(arguments: [
    "A", "Ctrl+Shift+C", "Ctrl+Alt+Shift+F2", "F10", "Del", "Ctrl+Return", "Ctrl+,", "?", "Menu",
    "Ä",
    "Alt++",
  ]) func strokesAreWrittenAsTheyAreRead(text: String) throws {
    #expect(try #require(KeyStroke(text)).text == text)
  }

  @Test(arguments: [
    "", "Ctrl+", "Shift", "ab", "F99", " ", "\n", "\u{7}", "Hyper+A", "A+Ctrl", "Return",
    "Shift+Return", "+", "Ctrl+-", "0",
    "G", "g", "Ctrl+Q", "Ctrl+W", "Ctrl+A",
  ]) func whatIsNoStrokeOrHasAnotherUseIsNone(text: String) {
    #expect(KeyStroke(text) == nil)
  }

  @Test func aLetterIsACapitalAndASignHasNoShift() throws {
    #expect(KeyStroke("Ctrl+m") == KeyStroke("Ctrl+M"))
    #expect(KeyStroke("Shift+?") == KeyStroke("?"))
    #expect(KeyStroke("Shift+M") != KeyStroke("M"))
    #expect(try #require(KeyStroke("Ctrl+Shift+M")).title == "Ctrl Shift M")
  }

  @Test func noTwoCommandsHaveTheSameKeyAndAllMayBeWritten() {
    let strokes = ViewerCommand.assignable.flatMap(\.strokes)
    #expect(Set(strokes).count == strokes.count && strokes.count > 40)
    #expect(Set(ViewerKeys.names).count == ViewerCommand.assignable.count)
    #expect(ViewerKeys.names.contains("copy-path"))
    for command in ViewerCommand.assignable { #expect(command.fixedKey == nil, "\(command)") }
  }

  @Test func whereShiftSaysNothingItMayBeHeld() throws {
    #expect(ViewerCommand(try #require(KeyStroke("Shift+I"))) == .information)
    #expect(ViewerCommand(try #require(KeyStroke("Shift+R"))) == .turnLeft)
    #expect(ViewerCommand(try #require(KeyStroke("Shift+F2"))) == .rename)
    #expect(ViewerCommand(try #require(KeyStroke("Ctrl+Shift+P"))) == nil)
    #expect(ViewerCommand(try #require(KeyStroke("Alt+I"))) == nil)
  }

  @Test func aKeyIsOfOneCommandOnly() throws {
    var keys = ViewerKeys()
    #expect(keys.changed.isEmpty && keys.title(of: .rename) == "F2")
    let stroke = try #require(KeyStroke("Ctrl+M"))
    keys.give(stroke, to: .rename)
    #expect(keys.title(of: .rename) == "Ctrl M" && keys.text(for: "rename") == "Ctrl+M")
    keys.give(stroke, to: .trash)
    #expect(keys.title(of: .rename) == nil && keys.text(for: "rename") == "")
    #expect(keys.title(of: .trash) == "Ctrl M")
    keys.reset(.rename)
    #expect(keys.title(of: .rename) == "F2" && keys.changed == [.trash])
  }

  @Test func whoLosesOneOfItsOwnKeysHasTheOthers() throws {
    var keys = ViewerKeys()
    keys.give(try #require(KeyStroke("I")), to: .share)
    #expect(keys.title(of: .share) == "I" && keys.title(of: .information) == "F9")
    #expect(!keys.isChosen(.information))
    keys.give(try #require(KeyStroke("E")), to: .share)
    #expect(keys == ViewerKeys() && keys.title(of: .information) == "I")
  }

  @Test func whatStandsInAFileIsTakenOnce() {
    var keys = ViewerKeys()
    let lines = [
      ("rename", "Ctrl+M"), ("wallpaper", ""), ("trash", "Ctrl+M"), ("trash", "Ctrl+Q"),
      ("grid", "X"), ("nonsense", "X"),
    ]
    let taken = lines.map { name, text in keys.take(text, for: name) }
    #expect(taken == [true, true, false, false, false, false])
    #expect(keys.changed == [.rename, .wallpaper])
    #expect(keys.text(for: "trash") == nil && keys.text(for: "wallpaper") == "")
  }
}

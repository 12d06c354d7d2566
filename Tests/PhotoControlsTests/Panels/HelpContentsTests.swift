import Testing

@testable import PhotoControls

/// What help says of keys and gestures.
@MainActor struct HelpContentsTests {
  private func lines(_ contents: HelpContents) -> [String: String] {
    Dictionary(
      contents.sections.flatMap(\.lines).map { ($0.how, $0.what) }, uniquingKeysWith: { $1 })
  }

  /// Each stands by itself in a line, or with two spaces between it and others.
  @Test(arguments: ViewerCommand.allCases) func everyKeyIsThere(command: ViewerCommand) throws {
    guard let key = ViewerKeys().title(of: command) else { return }
    let keys = lines(HelpContents()).keys.flatMap { how in
      how == "← →"
        ? ["←", "→"] : how.replacing("  ", with: "\n").split(separator: "\n").map(String.init)
    }
    #expect(keys.contains(key))
  }

  @Test func whatIsInTheHandComesFirst() {
    func titles(_ hand: PhotoViewerScreen.Hand?) -> [String] {
      HelpContents(hand: hand).sections.map(\.title)
    }
    #expect(titles(.pointer).prefix(3) == ["Mouse", "Trackpad", "Fingers"])
    #expect(titles(.finger).prefix(3) == ["Fingers", "Mouse", "Trackpad"])
    #expect(titles(nil) == titles(.finger) && Set(titles(.pointer)) == Set(titles(nil)))
  }

  @Test func keysThatSomebodyHasChosenComeBeforeAll() throws {
    var keys = ViewerKeys()
    #expect(HelpContents(keys: keys).sections[0].title == "Fingers")
    for (name, text) in [("rename", "Ctrl+M"), ("trash", "")] { _ = keys.take(text, for: name) }
    let own = HelpContents(keys: keys).sections[0].lines
    #expect(own.map(\.how) == ["Ctrl M", "none"])
    #expect(own.map(\.what) == ["Rename…", "Move to trash"])
  }

  @Test func itFollowsTheSettings() {
    let usual = lines(HelpContents())
    #expect(
      usual["Wheel"] == "next or previous photo" && usual["Ctrl + wheel"] == "zoom to the pointer")
    #expect(usual["Wheel when zoomed"] != nil && usual["Double click"] == "zoom in there, or out")
    let swapped = lines(HelpContents(wheelZooms: true, doubleClickFillsScreen: true))
    #expect(
      swapped["Wheel"] == "zoom to the pointer"
        && swapped["Ctrl + wheel"] == "next or previous photo")
    #expect(swapped["Wheel when zoomed"] == nil)
    #expect(
      swapped["Double click"] == "full screen, and back"
        && swapped["Double tap"] == swapped["Double click"])
  }
}

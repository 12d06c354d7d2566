import PortableUIKit

extension ViewerCommand {
  /// Which keys do what, as long as nobody wants it otherwise; menus write the first. What photos and the grid do by themselves
  /// has its own.
  private static let table: [(command: ViewerCommand, keys: [String])] = [
    (.information, ["I", "F9", "Alt+Return"]), (.favourite, ["."]),
    (.pin, ["P"]), (.showPins, ["Shift+P"]),
    (.rename, ["F2"]), (.trash, ["Del"]), (.undo, ["Ctrl+Z"]), (.redo, ["Ctrl+Shift+Z", "Ctrl+Y"]),
    (.turnRight, ["R", "Ctrl+R"]), (.turnLeft, ["Shift+R", "Ctrl+Shift+R"]),
    (.mirror, ["H"]), (.flip, ["V"]),
    (.fill, ["Shift+F"]), (.fitWidth, ["W"]), (.fit, ["F"]),
    (.naturalSize, ["1", "Ctrl+1"]), (.twofold, ["2"]), (.threefold, ["3"]),
    (.slideshow, ["F5"]), (.find, ["Ctrl+F"]), (.compare, ["Ctrl+Return"]), (.layOut, ["Ctrl+L"]),
    (.share, ["E"]), (.copyPhoto, ["Ctrl+C"]), (.cutPhoto, ["Ctrl+X"]), (.paste, ["Ctrl+V"]),
    (.copyPath, ["Ctrl+Shift+C"]), (.saveCopy, ["Ctrl+Shift+S", "F7"]),
    (.printPhoto, ["Ctrl+P"]), (.showInFolder, ["Ctrl+D"]), (.openWith, ["Ctrl+Shift+O"]),
    (.wallpaper, ["Ctrl+F8"]),
    (.openFiles, ["Ctrl+O"]), (.openRecent, []), (.newWindow, ["Ctrl+N"]), (.stack, []),
    (.settings, ["Ctrl+,"]), (.menu, ["F10", "Menu"]), (.help, ["?", "F1"]),
  ]

  /// Those that may have another key.
  static let assignable = table.map(\.command)

  private static let strokes = [ViewerCommand: [KeyStroke]](
    uniqueKeysWithValues: table.map { ($0.command, $0.keys.compactMap { KeyStroke($0) }) })

  private static let commands = [KeyStroke: ViewerCommand](
    uniqueKeysWithValues: strokes.flatMap { command, strokes in strokes.map { ($0, command) } })

  /// Its keys, as long as nobody wants it otherwise.
  var strokes: [KeyStroke] { Self.strokes[self] ?? [] }

  /// What keys mean that are pressed together, as long as nobody wants it otherwise; nil for nothing.
  init?(_ stroke: KeyStroke) {
    // Shift says nothing where nothing else is meant.
    guard let command = Self.commands[stroke] ?? stroke.withoutShift.flatMap({ Self.commands[$0] })
    else { return nil }
    self = command
  }

  /// Alt and an arrow turn pages, zoomed or not; nil for other keys.
  ///
  /// - Parameter isReversed: the next photo lies to the left.
  @MainActor init?(arrow key: UIKey, isReversed: Bool) {
    guard key.modifierFlags == .alternate else { return nil }
    switch key.keyCode {
    case .keyboardLeftArrow: self = isReversed ? .next : .previous
    case .keyboardRightArrow: self = isReversed ? .previous : .next
    default: return nil
    }
  }

  /// In a file: words that are joined by hyphens.
  var name: String {
    "\(self)".reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

/// A key of a US keyboard, and the modifiers held while it is struck: `Right`, `F11`, `Control+q`.
struct KeyCode {
  /// X key codes: what the kernel calls them, plus 8.
  let codes: [Int32]

  init?(_ name: String) {
    // "+" is itself a key: it is the only name that splits into nothing.
    let parts = name == "+" ? ["+"] : name.split(separator: "+").map(String.init)
    var codes: [Int32] = []
    for part in parts {
      guard let found = Self.table[part] else { return nil }
      codes += found
    }
    self.codes = codes
  }

  private static let table: [String: [Int32]] = [
    "Escape": [9], "-": [20], "=": [21], "+": [50, 21], "0": [19], "Tab": [23], "q": [24],
    "w": [25], "e": [26], "a": [38], "s": [39], "'": [48], "BackSpace": [22], "Menu": [135],
    "Return": [36], "Control": [37], "Shift": [50], "Alt": [64],
    "Space": [65],
    "F11": [95], "Home": [110], "Up": [111], "PageUp": [112], "Left": [113], "Right": [114],
    "End": [115], "Down": [116], "PageDown": [117], "Delete": [119],
  ]
}

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
    "Escape": [9], "1": [10], "2": [11], "3": [12], "4": [13], "5": [14], "6": [15], "7": [16],
    "8": [17], "9": [18], "0": [19], "-": [20], "=": [21], "+": [50, 21], "BackSpace": [22],
    "Tab": [23], "q": [24], "w": [25], "e": [26], "r": [27], "t": [28], "y": [29], "u": [30],
    "i": [31], "o": [32], "p": [33], "Return": [36], "Control": [37], "a": [38], "s": [39],
    "d": [40], "f": [41], "g": [42], "h": [43], "j": [44], "k": [45], "l": [46], "'": [48],
    "Shift": [50], "z": [52], "x": [53], "c": [54], "v": [55], "b": [56], "n": [57], "m": [58],
    "comma": [59], "period": [60], "?": [50, 61], "Alt": [64], "Space": [65], "F1": [67],
    "F2": [68], "F5": [71], "F9": [75], "F10": [76], "F11": [95], "Home": [110], "Up": [111],
    "PageUp": [112], "Left": [113], "Right": [114], "End": [115], "Down": [116],
    "PageDown": [117], "Delete": [119], "Menu": [135],
  ]
}

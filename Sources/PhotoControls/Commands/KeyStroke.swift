import Localization
import PortableUIKit

/// Keys that are pressed together.
struct KeyStroke: Hashable, Sendable {
  /// In the order in which they are written.
  enum Modifier: String, CaseIterable, Sendable {
    case control = "Ctrl"
    case alternate = "Alt"
    case shift = "Shift"

    var title: String {
      switch self {
      case .control: Words.text("Ctrl")
      case .alternate: Words.text("Alt")
      case .shift: Words.text("Shift")
      }
    }

    var flag: UIKeyModifierFlags {
      switch self {
      case .control: .control
      case .alternate: .alternate
      case .shift: .shift
      }
    }
  }

  /// Those that are held.
  private var modifiers: Set<Modifier>
  /// A letter as a capital, a sign, or one of `names`.
  private var key: String

  private static let names: [(name: String, code: UIKeyboardHIDUsage)] = [
    ("F1", .keyboardF1), ("F2", .keyboardF2), ("F5", .keyboardF5), ("F7", .keyboardF7),
    ("F8", .keyboardF8), ("F9", .keyboardF9), ("F10", .keyboardF10),
    ("Del", .keyboardDeleteForward), ("Return", .keyboardReturnOrEnter),
    ("Menu", .keyboardApplication),
  ]

  /// Nil for a key that photos, the grid or the window have a use for, and for one that has no name here.
  @MainActor init?(_ pressed: UIKey) {
    guard !pressed.modifierFlags.contains(.command) else { return nil }
    let held = Modifier.allCases.filter { pressed.modifierFlags.contains($0.flag) }
    let name = Self.names.first { $0.code == pressed.keyCode }?.name
    self.init(held, name ?? pressed.charactersIgnoringModifiers)
  }

  /// By the Latin letter that the key has in another layout; nil where the key writes one itself, or has none.
  @MainActor init?(latinOf pressed: UIKey) {
    guard !pressed.modifierFlags.contains(.command), let letter = pressed.latinLetter else {
      return nil
    }
    self.init(Modifier.allCases.filter { pressed.modifierFlags.contains($0.flag) }, letter)
  }

  /// As it stands in a file, for example `Ctrl+Shift+C`; nil for what is no such thing, or has another use.
  init?(_ text: String) {
    var rest = text[...]
    var held: [Modifier] = []
    for modifier in Modifier.allCases where rest.hasPrefix(modifier.rawValue + "+") {
      held.append(modifier)
      rest.removeFirst(modifier.rawValue.count + 1)
    }
    self.init(held, String(rest))
  }

  private init?(_ held: [Modifier], _ key: String) {
    modifiers = Set(held)
    if Self.names.contains(where: { $0.name == key }) {
      self.key = key
    } else {
      guard let sign = key.first, key.count == 1, !sign.isWhitespace, !sign.isNewline,
        sign.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
      else { return nil }
      self.key = key.uppercased()
      // Which key has a sign differs from layout to layout, and so does what is held with it.
      if !sign.isLetter { modifiers.remove(.shift) }
    }
    guard !isTaken else { return nil }
  }

  /// Photos, the grid or the window have a use for it.
  private var isTaken: Bool {
    switch key {
    case "+", "-", "=", "0": modifiers.isEmpty || modifiers == [.control]
    case "G": modifiers.isEmpty
    case "Q", "W", "A": modifiers == [.control]
    case "Return": modifiers.isSubset(of: [.shift])
    default: false
    }
  }

  /// The same without Shift; nil where it is not held, or not alone.
  var withoutShift: KeyStroke? {
    guard modifiers == [.shift] else { return nil }
    var other = self
    other.modifiers = []
    return other
  }

  /// As it stands in a file.
  var text: String {
    (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]).joined(separator: "+")
  }

  /// As a menu writes it.
  var title: String {
    let name =
      switch key {
      case "Del": Words.text("Del")
      case "Return": Words.text("Return")
      default: key
      }
    return (Modifier.allCases.filter(modifiers.contains).map(\.title) + [name])
      .joined(separator: " ")
  }
}

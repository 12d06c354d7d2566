import PortableUIKit

extension ViewerCommand {
  /// What a key means that neither the photo nor the grid has taken; nil for nothing.
  @MainActor init?(_ key: UIKey) {
    if key.modifierFlags == .control, key.charactersIgnoringModifiers.lowercased() == "z" {
      self = .undo
      return
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    let isShifted = key.modifierFlags.contains(.shift)
    switch key.keyCode {
    case .keyboardF1: self = .help
    case .keyboardF10: self = .menu
    case .keyboardDeleteForward: self = .trash
    default:
      switch key.charactersIgnoringModifiers.lowercased() {
      case "?": self = .help
      case "1": self = .naturalSize
      case "i": self = .information
      case "w": self = .fitWidth
      case "f": self = isShifted ? .fill : .fit
      default: return nil
      }
    }
  }
}

import PortableUIKit

extension ViewerCommand {
  /// What a key means that neither the photo nor the grid has taken; nil for nothing.
  ///
  /// - Parameter isReversed: the next photo lies to the left.
  @MainActor init?(_ key: UIKey, isReversed: Bool = false) {
    let isShifted = key.modifierFlags.contains(.shift)
    let letter = key.charactersIgnoringModifiers.lowercased()
    if key.modifierFlags == .control, key.keyCode == .keyboardReturnOrEnter {
      self = .compare
      return
    }
    if key.modifierFlags.subtracting(.shift) == .control {
      if key.keyCode == .keyboardF8, !isShifted {
        self = .wallpaper
        return
      }
      // As the desktop's viewers have them.
      switch letter {
      case "1" where !isShifted: self = .naturalSize
      case "z": self = isShifted ? .redo : .undo
      case "y" where !isShifted: self = .redo
      case "r": self = isShifted ? .turnLeft : .turnRight
      case "c": self = isShifted ? .copyPath : .copyPhoto
      case "x" where !isShifted: self = .cutPhoto
      case "v" where !isShifted: self = .paste
      case "p" where !isShifted: self = .printPhoto
      case "s" where isShifted: self = .saveCopy
      case "d" where !isShifted: self = .showInFolder
      case "o" where isShifted: self = .openWith
      case "f" where !isShifted: self = .find
      case "l" where !isShifted: self = .layOut
      case "o": self = .openFiles
      case ",": self = .settings
      case "n" where !isShifted: self = .newWindow
      default: return nil
      }
      return
    }
    if key.modifierFlags == .alternate {
      switch key.keyCode {
      case .keyboardReturnOrEnter: self = .information
      case .keyboardLeftArrow: self = isReversed ? .next : .previous
      case .keyboardRightArrow: self = isReversed ? .previous : .next
      default: return nil
      }
      return
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardF1: self = .help
    case .keyboardF2: self = .rename
    case .keyboardF5: self = .slideshow
    case .keyboardF7: self = .saveCopy
    case .keyboardF9: self = .information
    case .keyboardF10, .keyboardApplication: self = .menu
    case .keyboardDeleteForward: self = .trash
    default:
      switch letter {
      case "?": self = .help
      case ".": self = .favourite
      case "1": self = .naturalSize
      case "2": self = .twofold
      case "3": self = .threefold
      case "i": self = .information
      case "p": self = isShifted ? .showPins : .pin
      case "e": self = .share
      case "r": self = isShifted ? .turnLeft : .turnRight
      case "h": self = .mirror
      case "v": self = .flip
      case "w": self = .fitWidth
      case "f": self = isShifted ? .fill : .fit
      default: return nil
      }
    }
  }
}

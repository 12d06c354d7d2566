import ScrollEngine

extension UIKey {
  convenience init(_ sample: KeySample) {
    self.init()
    keyCode = sample.key.usage
    characters = sample.key.characters
    latin = sample.latin
    modifierFlags = UIKeyModifierFlags(sample.modifiers)
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: KeySample.Modifiers) {
    // derivation: in the same order, from the 17th bit on.
    self.init(rawValue: Int(modifiers.rawValue) << 17)
  }
}

extension KeySample.Key {
  var usage: UIKeyboardHIDUsage {
    switch self {
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .space: .keyboardSpacebar
    case .escape: .keyboardEscape
    case .enter: .keyboardReturnOrEnter
    case .tab: .keyboardTab
    case .backspace: .keyboardDeleteOrBackspace
    case .delete: .keyboardDeleteForward
    case .f11: .keyboardF11
    case .f1: .keyboardF1
    case .f2: .keyboardF2
    case .f10: .keyboardF10
    case .f5: .keyboardF5
    case .f7: .keyboardF7
    case .f8: .keyboardF8
    case .f9: .keyboardF9
    case .menu: .keyboardApplication
    case .contextClick: .keyboardSecondaryClick
    case .character: .keyboardErrorUndefined
    }
  }

  var characters: String {
    switch self {
    case .space: " "
    case .enter: "\r"
    case .tab: "\t"
    case .character(let scalar):
      Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .escape, .backspace,
      .delete, .f11, .f1, .f2, .f10, .f5, .f7, .f8, .f9, .menu, .contextClick:
      ""
    }
  }
}

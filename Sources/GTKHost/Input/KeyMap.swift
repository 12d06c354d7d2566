import CGtk4
import ScrollEngine

/// GDK's key symbols and modifiers in the engine's words.
enum KeyMap {
  /// Nil for keys that say nothing by themselves, such as Shift.
  static func key(_ symbol: UInt32) -> KeySample.Key? {
    switch Int32(bitPattern: symbol) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: .down
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: .pageDown
    case GDK_KEY_Home, GDK_KEY_KP_Home: .home
    case GDK_KEY_End, GDK_KEY_KP_End: .end
    case GDK_KEY_space, GDK_KEY_KP_Space: .space
    case GDK_KEY_Escape: .escape
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: .enter
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab: .tab
    case GDK_KEY_BackSpace: .backspace
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: .delete
    case GDK_KEY_F1: .f1
    case GDK_KEY_F2: .f2
    case GDK_KEY_F5: .f5
    case GDK_KEY_F7: .f7
    case GDK_KEY_F8: .f8
    case GDK_KEY_F9: .f9
    case GDK_KEY_F10: .f10
    case GDK_KEY_F11: .f11
    case GDK_KEY_Menu: .menu
    default: character(symbol)
    }
  }

  private static func character(_ symbol: UInt32) -> KeySample.Key? {
    let scalar = gdk_keyval_to_unicode(symbol)
    return scalar == 0 ? nil : .character(scalar)
  }

  static func modifiers(_ state: GdkModifierType) -> KeySample.Modifiers {
    var result: KeySample.Modifiers = []
    if state.contains(GDK_SHIFT_MASK) { result.insert(.shift) }
    if state.contains(GDK_CONTROL_MASK) { result.insert(.control) }
    if state.contains(GDK_ALT_MASK) { result.insert(.alternate) }
    if state.contains(GDK_SUPER_MASK) || state.contains(GDK_META_MASK) { result.insert(.command) }
    return result
  }
}

extension GdkModifierType {
  func contains(_ mask: GdkModifierType) -> Bool { rawValue & mask.rawValue != 0 }
}

import CGtk4
import ScrollEngine

/// Keys that mean something to a window, whatever it shows.
enum WindowKey {
  case fullScreen, leave, quit, close

  /// Nil for all others: what is held with Control as well makes it another key.
  init?(_ symbol: UInt32, _ modifiers: KeySample.Modifiers) {
    switch Int32(bitPattern: gdk_keyval_to_lower(symbol)) {
    case GDK_KEY_F11: self = .fullScreen
    case GDK_KEY_Escape: self = .leave
    case GDK_KEY_q where modifiers == .control: self = .quit
    case GDK_KEY_w where modifiers == .control: self = .close
    default: return nil
    }
  }
}

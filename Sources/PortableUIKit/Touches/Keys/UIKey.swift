import ScrollEngine

/// Which key a press means.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIKey: NSObject {
  public internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
  public internal(set) var characters = ""
  public internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The Latin letter that the key has in another layout, as a Unicode scalar, where this one has one of another script; 0:
  /// none.
  package internal(set) var latin: UInt32 = 0

  open var charactersIgnoringModifiers: String { characters }
}

import ScrollEngine

/// Which key a press means.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIKey: NSObject {
  public internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
  public internal(set) var characters = ""
  public internal(set) var modifierFlags: UIKeyModifierFlags = []

  open var charactersIgnoringModifiers: String { characters }
}

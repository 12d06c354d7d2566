/// The keys that changed at one moment.
open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []

  open var allPresses: Set<UIPress> { Set(presses) }
}

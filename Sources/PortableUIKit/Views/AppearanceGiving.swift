/// Where views hear of the look that a program wants for all of their class.
enum AppearanceGiving {
  /// Called for each view that has come into a window. Nil until a program asks for a look: the module of one that never does
  /// has no code for it.
  nonisolated(unsafe) static var give: ((UIView) -> Void)?
}

/// Who opens a menu of the program's: the host has none of its own there.
struct MenuClaims: OptionSet {
  let rawValue: Int

  /// The pointer's second button, where the pointer is.
  static let pointer = MenuClaims(rawValue: 1)
  /// The Menu key.
  static let keys = MenuClaims(rawValue: 2)
}

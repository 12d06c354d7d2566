/// A key that is held comes again and again; nobody looks at each photo that it would take away.
struct HeldTrashKey {
  private var isDown = false

  /// A key has come that says this. True when it takes photos away, and has not been let go since it did.
  mutating func isRepeated(_ command: ViewerCommand?) -> Bool {
    defer { isDown = command == .trash }
    return isDown && command == .trash
  }

  mutating func letGo() { isDown = false }
}

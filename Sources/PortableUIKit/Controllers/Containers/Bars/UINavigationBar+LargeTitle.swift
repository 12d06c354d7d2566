extension UINavigationBar {
  /// Whether the title of the last of these items is large: as it says itself, or as the one before it.
  final func isTitleLarge(_ items: [UINavigationItem]) -> Bool {
    // A telephone that lies has no room for it.
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: break
      }
    }
    return true
  }

  /// How much of a large title's height is gone, 0…1.
  final var collapsedShare: CGFloat {
    max(0, 1 - titleRoom / LargeTitleTunables.height)
  }
}

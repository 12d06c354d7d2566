/// What bars know of looks that a program gives them (`standardAppearance`). In a program that gives none nobody overrides
/// this, and the compiler leaves out what asks for it.
#if !hasFeature(Embedded)
  @MainActor
#endif
class BarLooks {
  init() {}

  /// They take the place of the bar's own ground.
  var isShown: Bool { false }
  /// Of titles; nil: as the bar says.
  var titleStyle: (any TextStyle)? { nil }
  var largeTitleStyle: (any TextStyle)? { nil }
  /// By how much a small title is moved.
  var titleOffset: UIOffset { .zero }
  /// In place of the chevron.
  var backSign: UIImage? { nil }

  /// The bar is laid out.
  func layOut() {}

  /// The bar's own look is another one.
  func styleChanged() {}

  /// Shows a button's text as the looks say; nil where they say nothing of it.
  ///
  /// - Parameter last: what was shown there before.
  func dress(
    _ label: UILabel, _ text: String, of use: BarButtonUse, _ last: DressedText?
  ) -> DressedText? { nil }

  /// A tab has its picture, its text and its badge.
  func dress(_ button: TabBarButton, isSelected: Bool) {}

  // MARK: A push or a pop

  /// What is shown stays, and something else will be shown over it.
  func beginChange() {}

  /// The new ground is there, and not seen.
  func prepareChange() {}

  func moveChange() {}

  func endChange(_ isComplete: Bool) {}
}

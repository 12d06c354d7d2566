/// Holds the way to a menu of things to do: all that is seen of it is the menu, which comes and goes by itself.
final class SharingPresentation: UIPopoverPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override func ownAnimator(
    presenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// While the menu is open it has the keys.
  override func leave() -> Bool { true }
}

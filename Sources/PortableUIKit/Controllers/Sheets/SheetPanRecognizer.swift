/// Tells whoever moves the card of each of its steps.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  var changed: ((State) -> Void)?

  override func didCommit(_ newState: State) { changed?(newState) }
}

/// Tells one closure what it comes to.
final class SwipeRecognizer: UIPanGestureRecognizer {
  var changed: ((State) -> Void)?

  override func didCommit(_ newState: State) { changed?(newState) }
}

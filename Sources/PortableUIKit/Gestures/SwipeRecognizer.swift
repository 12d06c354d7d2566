/// Tells one closure what it comes to.
final class SwipeRecognizer: UIPanGestureRecognizer {
  var changed: ((State) -> Void)?

  override func didCommit(_ newState: State) { changed?(newState) }

  /// Who scrolls with more fingers does not wait for it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, numberOfTouches > maximumNumberOfTouches {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }
}

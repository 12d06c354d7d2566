/// Begins when a finger comes down, also on content that moves, and tells one closure what it comes to.
final class IndexRecognizer: UILongPressGestureRecognizer {
  var changed: ((State) -> Void)?

  override var takesCatchingTouches: Bool { true }

  override func didCommit(_ newState: State) { changed?(newState) }
}

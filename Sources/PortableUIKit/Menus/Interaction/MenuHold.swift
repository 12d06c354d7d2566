/// A finger that is still. Whether that means something is asked when it has been so long enough.
final class MenuHold: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  var wants: (() -> Bool)?
  var changed: ((State) -> Void)?

  /// Opens the menu: what is open is what has begun.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    wants?() ?? false
  }

  override func didCommit(_ newState: State) { changed?(newState) }
}

/// Moves an item that a finger holds still and then drags.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ItemMover: UIGestureRecognizerDelegate {
  private let press = HoldRecognizer()
  @Weak private var view: UICollectionView?

  init(_ view: UICollectionView) {
    self.view = view
    press.delegate = self
    press.changed = { [unowned(unsafe) self] in follow($0) }
    view.addGestureRecognizer(press)
  }

  func remove() {
    view?.removeGestureRecognizer(press)
    press.changed = nil
  }

  /// The view is asked once: it may begin when the item is in the hand.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let path = view.indexPathForItem(at: press.location(in: view)) else {
      return false
    }
    // Nobody has asked for it but this gesture, which all controllers have.
    view.movesUnlessSaid = false
    defer { view.movesUnlessSaid = true }
    return view.beginInteractiveMovementForItem(at: path)
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let view else { return }
    switch state {
    case .possible: break
    case .began, .changed: view.updateInteractiveMovementTargetPosition(press.location(in: view))
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    }
  }
}

/// Tells one closure what it comes to.
final class HoldRecognizer: UILongPressGestureRecognizer {
  var changed: ((State) -> Void)?

  override func didCommit(_ newState: State) { changed?(newState) }
}

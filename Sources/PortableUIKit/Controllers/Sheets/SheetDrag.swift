/// A finger that moves a card. What scrolls inside comes first, unless it is at its top and the finger leads down, or up
/// where the card can still be raised.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SheetDrag: UIGestureRecognizerDelegate {
  let pan = SheetPanRecognizer()
  @Weak private var sheet: UISheetPresentationController?
  /// The card's height when the finger began, points.
  private var base: CGFloat = 0
  private(set) var isActive = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.changed = { [unowned(unsafe) self] in follow($0) }
  }

  deinit { clearByHand { pan.delegate = nil } }

  /// Its card goes.
  func end() { sheet = nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, !sheet.presentedViewController.isBeingDismissed,
      !sheet.presentedViewController.isBeingPresented
    else { return false }
    let way = pan.translation(in: sheet.card)
    guard abs(way.y) > abs(way.x) else { return false }
    guard let isAtTop = isAtTop(from: touchedView(in: sheet.card)) else { return true }
    guard isAtTop else { return false }
    if way.y > 0 { return true }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.current != sheet.places.last?.0
  }

  /// What scrolls waits until it is decided, which is when the finger has moved at all.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer !== pan && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view?.scrolling != nil
  }

  /// Where the finger came down: a quick one is elsewhere when it is first heard of.
  private func touchedView(in card: UIView) -> UIView? {
    pan.touches.first?.view ?? card.hitTest(pan.location(in: card), with: nil)
  }

  /// Of the innermost view around another one in the card that a finger scrolls up and down; nil where there is none.
  private func isAtTop(from touched: UIView?) -> Bool? {
    var view = touched
    while let candidate = view, candidate !== sheet?.card {
      if let isAtTop = candidate.scrolling?.isAtTop { return isAtTop }
      view = candidate.superview
    }
    return nil
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let sheet else { return }
    switch state {
    case .possible: break
    case .began:
      isActive = true
      base = sheet.shownHeight
      sheet.drag(to: wanted)
    case .changed: sheet.drag(to: wanted)
    case .ended, .cancelled, .failed:
      guard isActive else { return }
      isActive = false
      let flicks = state == .ended && !pan.isPaused
      sheet.letGo(velocity: flicks ? pan.velocity(in: nil).y : 0)
    }
  }

  private var wanted: CGFloat { base - pan.translation(in: nil).y }
}

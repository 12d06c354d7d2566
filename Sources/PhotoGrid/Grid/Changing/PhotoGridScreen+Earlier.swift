import PortableUIKit

// While photos go to new places, those that were seen before are seen behind them: no place is empty meanwhile.
extension PhotoGridScreen {
  /// Before the grid changes.
  ///
  /// - Parameter fadesIn: photos come in their new places instead of going there.
  func keepEarlier(_ cells: [PhotoGridCell], fadesIn: Bool) {
    guard let window = view.window, !cells.isEmpty else { return }
    // What was seen before two changes that follow each other fills the window as well.
    let kept = earlier ?? EarlierGrid(cells, in: view, store: store)
    if earlier == nil { view.insertSubview(kept, at: 0) }
    earlier = kept
    earlierLink.start(in: window)
    guard fadesIn else { return }
    collectionView.alpha = 0
    UIView.animate(
      withDuration: GridTunables.fading, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [collectionView] in collectionView.alpha = 1 }
  }

  /// The grid has changed: what nothing takes the place of goes at once.
  func fadeEarlierWhereNothingComes() {
    guard let earlier else { return }
    let places = cells.map { collectionView.convert($0.frame, to: view) }
    earlier.fade { place in !places.contains { $0.contains(place) } }
  }

  /// Seconds pass.
  func passEarlier(_ seconds: Double) {
    guard let earlier else { return earlierLink.stop() }
    earlier.pass(seconds)
    let isThere = earlier.changesUnderWay == 0 && earlier.age >= GridTunables.fading
    guard isThere, cells.allSatisfy(\.showsSomething) || earlier.age >= GridTunables.longestEarlier
    else { return }
    dropEarlier()
  }

  func dropEarlier() {
    earlier?.removeFromSuperview()
    earlier = nil
    earlierLink.stop()
    for cell in cells { cell.hidesEmptiness = false }
  }
}

import ScrollGeometry

/// A list or a grid whose data is asked for before it can be seen.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol LookingAhead: UIScrollView {
  var ahead: ItemsAhead { get set }
  var isPrefetchingEnabled: Bool { get }
  /// Somebody wants to hear of it.
  var hasPrefetcher: Bool { get }
  /// An item in somebody's hand: paths of what is shown are not those of the data.
  var movement: ItemMovement? { get }

  /// What lies there and has no cell, nearest first.
  func unseenItems(in strip: ItemsAhead.Strip) -> [IndexPath]
  func prefetch(_ paths: [IndexPath])
  func cancelPrefetching(_ paths: [IndexPath])
}

extension LookingAhead {
  /// Asks for the data of what will be seen if the content moves on as it does.
  func lookAhead() {
    guard isPrefetchingEnabled, movement == nil, hasPrefetcher,
      let strip = ahead.strip(beyond: Rect(bounds))
    else { return }
    let (asked, givenUp) = ahead.take(unseenItems(in: strip))
    if !givenUp.isEmpty { cancelPrefetching(givenUp) }
    if !asked.isEmpty { prefetch(asked) }
  }

  func stopLookingAhead() {
    let givenUp = ahead.giveUp()
    if !givenUp.isEmpty { cancelPrefetching(givenUp) }
  }
}

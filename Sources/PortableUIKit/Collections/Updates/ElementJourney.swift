/// An element on its way to where an update has it.
struct ElementJourney {
  let view: UICollectionReusableView
  let end: UICollectionViewLayoutAttributes
  /// What a view that goes has shown until now; nil for one that is there afterwards.
  let leaving: UICollectionViewLayoutAttributes?
}

/// A view that is on its way out.
struct LeavingView {
  let view: UICollectionReusableView
  let attributes: UICollectionViewLayoutAttributes
  let journey: Int
}

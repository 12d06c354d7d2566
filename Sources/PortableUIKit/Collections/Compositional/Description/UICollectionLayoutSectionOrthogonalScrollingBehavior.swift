import CollectionSolving

/// Whether a section scrolls across its layout, and where it comes to rest then.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll: one group follows the other along the layout.
  case none
  /// Anywhere.
  case continuous
  /// Where the beginning of a group is seen first.
  case continuousGroupLeadingBoundary
  /// A page of the collection view's width further.
  case paging
  /// A group further.
  case groupPaging
  /// A group further, with that in the middle.
  case groupPagingCentered

  var lane: ComposedLane? {
    switch self {
    case .none: nil
    case .continuous, .paging: ComposedLane(isMeasured: true)
    case .continuousGroupLeadingBoundary, .groupPaging: ComposedLane()
    case .groupPagingCentered: ComposedLane(isCentered: true)
    }
  }
}

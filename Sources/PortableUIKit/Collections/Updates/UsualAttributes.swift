/// Where an element of an update comes from or goes to unless its layout says otherwise. Made when somebody wants it.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class UsualAttributes {
  private let element: UICollectionViewLayoutAttributes
  private unowned(unsafe) let view: UICollectionView
  private let make: () -> UICollectionViewLayoutAttributes
  /// What the layout was given, which it may change.
  private var given: UICollectionViewLayoutAttributes?
  /// As the collection view has it.
  private(set) lazy var made = make()

  init(
    of element: UICollectionViewLayoutAttributes, in view: UICollectionView,
    _ make: @escaping () -> UICollectionViewLayoutAttributes
  ) {
    self.element = element
    self.view = view
    self.make = make
  }

  /// As the layout has it; nil for any other element.
  func attributes(
    ofKind kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard element.indexPath == path else { return nil }
    switch (element.representedElementKind, kind) {
    case (nil, nil): break
    case (let known?, let kind?) where known.isSame(as: kind): break
    default: return nil
    }
    let attributes = view.unplaced(made)
    given = attributes
    return attributes
  }

  /// Nobody has changed them since they were given.
  func areGiven(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes === given && attributes == view.unplaced(made)
  }
}

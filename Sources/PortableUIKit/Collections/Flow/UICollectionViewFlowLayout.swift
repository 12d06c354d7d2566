import CollectionSolving
import ScrollGeometry

/// Items in lines, one line after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A header or footer that stays in view lies in front of the items that it covers: what programs have in use.
  static let pinnedZIndex = 10
  /// Points.
  static var usualSize: CGSize { CGSize(width: 50, height: 50) }

  /// Where everything lies since the last `prepare()`.
  final var solver: FlowSolver?
  /// What the delegate said of each section when it was last asked.
  final var metrics: [FlowSection] = []
  final var asksMetrics = true
  final var breaksLines = true
  /// How large items turned out to be.
  final var measured = MeasuredSizes<ItemPlace>()
  /// The room across the lines when it was last looked at, points.
  final var knownAcross = 0.0
  /// The delegate has no size of its own for the item that it was asked about.
  final var leavesSize = false

  // MARK: What holds where the delegate says nothing

  /// Points.
  open var itemSize = usualSize {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Other than zero, cells say how large they are; points that they are taken for until then.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measured.forget()
      invalidateLayout()
    }
  }
  /// As an estimate: what `itemSize` says. As an `itemSize`: what cells need.
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// Between one line and the next, points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least between one item of a line and the next, points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Room around the items of a section, points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// From where these are counted at the sides.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Only the length along the scroll direction counts, points; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Only the length along the scroll direction counts, points; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Headers stay in view while their section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Footers stay in view while their section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: What a layout says

  open override class var invalidationContextClass: InvalidationContextClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    solve()
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(solver?.contentSize ?? .zero)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solver else { return [] }
    return solver.elements(in: mirrored(Rect(rect))).map { attributes(of: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(indexPath.item, section: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 0 else { return nil }
    if elementKind.isSame(as: UICollectionView.elementKindSectionHeader) {
      return attributes(of: .header(section: indexPath.section))
    }
    guard elementKind.isSame(as: UICollectionView.elementKindSectionFooter) else { return nil }
    return attributes(of: .footer(section: indexPath.section))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// When the room across changes, and while something pins.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if pinsAnything { return true }
    guard let size = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? newBounds.width != size.width : newBounds.height != size.height
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    limit(context, toBounds: newBounds)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesSize(preferredAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.asksMetrics = false
    context.breaksLines = false
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  override func asks(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    attributes.estimates ?? .none != .none
  }

  override var estimates: Bool {
    estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
  }

  override var scrollsSideways: Bool { scrollDirection == .horizontal }

  override func carrySizes(through update: CollectionUpdate) {
    measured.rename { update.isReloaded($0) ? nil : update.newPlace(of: $0) }
  }

  override func doubtSize(of place: ItemPlace) { measured.doubt(place) }

  /// Right to left it says where its items are seen, so that what a subclass measures from the offset is right: reports of
  /// apps agree that it does, and that `flipsHorizontallyInOppositeLayoutDirection` is false
  /// ([MagazineLayout 30](https://github.com/airbnb/MagazineLayout/pull/30)). Where a subclass says true, the view mirrors it.
  override var mirrorsItself: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  override var asFlow: UICollectionViewFlowLayout? { self }

  override func insetsChanged(from old: UIEdgeInsets) {
    guard let insets = collectionView?.adjustedContentInset else { return }
    let isSame =
      scrollDirection == .vertical
      ? insets.left == old.left && insets.right == old.right
      : insets.top == old.top && insets.bottom == old.bottom
    if !isSame || pinsAnything { invalidateLayout() }
  }

  override func newContext() -> UICollectionViewLayoutInvalidationContext {
    makeContext(
      Self.invalidationContextClass, orElse: UICollectionViewFlowLayoutInvalidationContext())
  }
}

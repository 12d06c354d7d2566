import CollectionSolving
import ScrollGeometry

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What pins lies in front of the items that it covers: see `UICollectionViewFlowLayout.pinnedZIndex`.
  static let pinnedZIndex = 10

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// Where everything lies since the last `prepare()`.
  final var solver: CompositionalSolver?
  /// What the provider said of each section then; nil for sections that show nothing.
  final var sections: [DescribedSection] = []
  final var solves = true
  /// How large items and what lies at the edges of sections turned out to be.
  final var measured = MeasuredSizes<ComposedElement>()
  /// Sections, as they were described last, depend on how large views are.
  final var hasEstimates = false
  /// The room across the layout when it was last looked at, points.
  final var knownRoom = Size.zero
  /// What sections left free of the view's own edges when they were solved, points: one for each.
  final var knownReferences: [Insets] = []

  /// All sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Set, it is looked at; what of it is changed later is not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: What a layout says

  open override func prepare() {
    super.prepare()
    solve(provider)
  }

  open override var collectionViewContentSize: CGSize { CGSize(solver?.contentSize ?? .zero) }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solver else { return [] }
    return solver.places(in: Rect(rect)).compactMap { attributes(of: $0) }
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
    supplementary(elementKind, indexPath).flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decoration(elementKind, indexPath).flatMap { attributes(of: $0) }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.asksMetrics || context.invalidateDataSourceCounts || context.invalidateEverything {
      solves = true
    }
    if context.invalidateEverything {
      measured.forget()
    } else if context.asksMetrics, !context.invalidateDataSourceCounts {
      measured.doubt()
    }
    super.invalidateLayout(with: context)
  }

  /// When the view's size changes, and while something pins.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsAnything || newBounds.size != collectionView?.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // What scrolls moves what is pinned, and no more.
    if newBounds.size == collectionView?.bounds.size { context.asksMetrics = false }
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
    if originalAttributes.representedElementKind == nil {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  override func asks(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    attributes.estimates ?? .none != .none
  }

  override var estimates: Bool { hasEstimates }

  override func carrySizes(through update: CollectionUpdate) { carryMeasured(through: update) }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].section?.list : nil
  }

  override func swipeActions(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? { listSwipeActions(at: path, isLeading: isLeading) }

  override func doubtSize(of place: ItemPlace) {
    measured.doubt(.item(place.item, section: place.section))
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func insetsChanged(from old: UIEdgeInsets) { invalidateLayout() }

  override func followMargins() { followReferences() }

  override var dependsOnOffset: Bool {
    sections.contains { $0.section?.visibleItemsInvalidationHandler != nil }
  }

  override func adjustVisible(_ elements: [UICollectionViewLayoutAttributes]) {
    callHandlers(elements)
  }

  // MARK: Scrolling across

  override func lane(ofSection section: Int) -> SolvedLane? { solver?.lane(ofSection: section) }

  override func lanes(in rect: CGRect) -> [Int] { seenLanes(in: rect) }

  override func configure(_ lane: LaneScrollView, ofSection section: Int) {
    guard sections.indices.contains(section), let section = sections[section].section else {
      return
    }
    lane.behave(as: section)
  }

  override var scrollsSideways: Bool { configuration.scrollDirection == .horizontal }

  override func laneScrolled(to offset: Double, section: Int) {
    solver?.setOffset(offset, ofSection: section)
  }
}

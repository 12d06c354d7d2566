import CollectionSolving
import ScrollGeometry

/// Says where the elements of a collection view lie: by its subclasses, this one has none.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: DecorationUpdates {
  @Weak final var host: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Whose layout it is.
  open var collectionView: UICollectionView? { host }

  // MARK: What subclasses say

  /// What `UICollectionViewLayoutAttributes` the layout makes.
  open class var layoutAttributesClass: LayoutAttributesClass {
    UICollectionViewLayoutAttributes.self
  }

  /// What contexts `invalidateLayout()` and the like are about.
  open class var invalidationContextClass: InvalidationContextClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called after each invalidation, before anything is asked.
  open func prepare() {}

  /// Points.
  open var collectionViewContentSize: CGSize { .zero }

  /// All elements that can be seen in `rect`, points of the content; there may be more.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a release would bring the content to rest instead of `proposedContentOffset`, points of the content;
  /// `velocity` is what the delegate hears, points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to be after an update or a change of layouts instead of `proposedContentOffset`, points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called with what an update changed, after `prepare()` for what is there afterwards.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside of an update's animation.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes that is seen after an update; nil for what is usual: new ones fade in. What `super` answers
  /// while it is asked for is what is usual, and can be changed.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: nil, at: itemIndexPath) }

  /// To where an item goes that was seen before an update; nil for what is usual: deleted ones fade out. What `super` answers
  /// while it is asked for is what is usual, and can be changed.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: nil, at: itemIndexPath) }

  /// As for items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: elementKind, at: elementIndexPath) }

  /// As for items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: elementKind, at: elementIndexPath) }

  /// As for items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: elementKind, at: decorationIndexPath) }

  /// As for items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual(ofKind: elementKind, at: decorationIndexPath) }

  /// Views of a kind that an update brings, besides those of the sections that come.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of a kind that an update takes away, besides those of the sections that go.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Other layouts

  /// Another layout is about to take over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// It is about to take over from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The view's size changes inside of an animation block: elements are laid out for the new one there.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// They are; what is changed here is animated, too.
  open func finalizeAnimatedBoundsChange() {}

  /// Called inside of the animation from one layout to the other, on both.
  open func finalizeLayoutTransition() {}

  // MARK: Invalidation

  open func invalidateLayout() { invalidateLayout(with: newContext()) }

  /// Marks: what is marked is prepared in the next pass. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutInvalidated(context)
  }

  /// Asked before the bounds become `newBounds`, by scrolling, too: those of the view are the old ones still.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What goes to `invalidateLayout(with:)` for a change of the bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  // MARK: Views that know how large they are

  /// Asked when a view is shown: whether the layout has to follow what the view wants to be.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What goes to `invalidateLayout(with:)` when the layout follows.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Whether a view that is shown, or about to be, is asked how large it wants to be.
  func asks(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool { isNew }

  /// Sizes are estimates until views are asked; what is seen stays where it is when others turn out to be larger.
  var estimates: Bool { false }

  /// On pixels, and never less than what is needed, points.
  final func roundedUp(_ size: Size) -> Size {
    let scale = host?.pixelsPerPoint ?? 1
    func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    return Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// What was measured is known by where it is after an update.
  func carrySizes(through update: CollectionUpdate) {}

  /// A cell is filled anew, and perhaps of another size.
  func doubtSize(of place: ItemPlace) {}

  /// A section is a list whose rows stand out from what is behind them.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// What can be done to a row that is swiped.
  func swipeActions(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Items that are moved by hand

  /// Where an item belongs that is held over `position`, points of the content: where the item is that lies
  /// there, once the held one's edge has passed its middle.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { host?.place(for: previousIndexPath, heldAt: position) ?? previousIndexPath }

  /// How an item looks that is held at `position`, points of the content.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.kept
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// What goes to `invalidateLayout(with:)` while items are moved.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(to: targetIndexPaths, from: previousIndexPaths, targetPosition)
  }

  /// What goes to `invalidateLayout(with:)` when they are put down, or go back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movingContext(to: indexPaths, from: previousIndexPaths, .zero)
  }

  private final func movingContext(
    to targets: [IndexPath], from sources: [IndexPath], _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateItems(at: sources + targets)
    context.previousIndexPathsForInteractivelyMovingItems = sources
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.interactiveMovementTarget = position
    return context
  }

  // MARK: Right to left

  /// The collection view mirrors the layout where the language begins on the other side.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// What it says is right to left already.
  var mirrorsItself: Bool { false }

  /// The side on which the layout, as it is written, begins.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Flow

  /// Itself, for those whose answers a delegate of flow layouts may leave to it.
  var asFlow: UICollectionViewFlowLayout? { nil }

  /// Views of a kind stand beside items and go where these go; others belong to sections.
  final var kindsOfItems: [String] = []

  /// The insets of the collection view are others now.
  func insetsChanged(from old: UIEdgeInsets) {}

  /// Before a layout pass: margins and safe area of the collection view may be others.
  func followMargins() {}

  // MARK: Decoration

  /// Who makes views of a kind that only the layout knows.
  final var decorationMakers: [(kind: String, make: (CGRect) -> UICollectionReusableView)] = []

  final func decorationMaker(_ kind: String) -> ((CGRect) -> UICollectionReusableView)? {
    decorationMakers.last { $0.kind.isSame(as: kind) }?.make
  }

  // MARK: Scrolling across

  /// Sections in a rectangle that scroll across the layout.
  func lanes(in rect: CGRect) -> [Int] { [] }

  /// Nil for a section that does not scroll.
  func lane(ofSection section: Int) -> SolvedLane? { nil }

  /// Tells a section's lane where it comes to rest.
  func configure(_ lane: LaneScrollView, ofSection section: Int) {}

  /// A section is scrolled so far across, points.
  func laneScrolled(to offset: Double, section: Int) {}

  /// The layout scrolls sideways, and what scrolls across it up and down.
  var scrollsSideways: Bool { false }

  /// Where elements are, or how they look, depends on where the content is, and nobody says when that changes.
  var dependsOnOffset: Bool { false }

  /// Elements that will be seen, before they are: how they look may be changed.
  func adjustVisible(_ elements: [UICollectionViewLayoutAttributes]) {}

  // MARK: Who comes and goes

  /// Of the element that an update asks about.
  private final var usual: UsualAttributes?

  private func usual(
    ofKind kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { usual?.attributes(ofKind: kind, at: path) }

  /// Where the layout has an element come from, or go to; nil: as is usual.
  final func attributes(
    of element: UICollectionViewLayoutAttributes, thatComes: Bool, _ usual: UsualAttributes? = nil
  ) -> UICollectionViewLayoutAttributes? {
    self.usual = usual
    defer { self.usual = nil }
    let answer = ask(element, thatComes)
    // As it was given: nothing is to be otherwise.
    if let answer, usual?.areGiven(answer) == true { return nil }
    return answer
  }

  private func ask(
    _ element: UICollectionViewLayoutAttributes, _ comes: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    guard let kind = element.representedElementKind else {
      return comes
        ? initialLayoutAttributesForAppearingItem(at: path)
        : finalLayoutAttributesForDisappearingItem(at: path)
    }
    if element.representedElementCategory == .decorationView {
      return comes
        ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        : finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
    return comes
      ? initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  /// What the layout says of an element now.
  final func currentAttributes(
    of element: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.representedElementKind else {
      return layoutAttributesForItem(at: path)
    }
    return element.representedElementCategory == .decorationView
      ? layoutAttributesForDecorationView(ofKind: kind, at: path)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  func newContext() -> UICollectionViewLayoutInvalidationContext {
    makeContext(
      Self.invalidationContextClass, orElse: UICollectionViewLayoutInvalidationContext())
  }
}

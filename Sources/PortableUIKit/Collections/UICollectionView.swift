import CollectionSolving
import DisplayList
import ScrollGeometry

/// Shows the items of a data source where a layout says, with no more views than can be seen.
open class UICollectionView: UIScrollView {
  final var layout: UICollectionViewLayout
  final var audience = CollectionAudience()
  final var ahead = ItemsAhead()
  /// How many items each section has; nil until that was asked, and after a reload.
  final var counts: [Int]?
  /// Nothing was invalidated since the layout prepared.
  final var isPrepared = false
  final var isPreparing = false
  /// What invalidations have asked for that is not done yet, points.
  final var pendingAdjustment = CGPoint.zero
  /// The layout's, points.
  final var layoutSize = CGSize.zero
  /// What the layout knows of the insets, points.
  final var knownLayoutInsets = UIEdgeInsets.zero
  /// The bounds for which elements were last shown; nil when others may have to be.
  final var shownBounds: CGRect?
  /// Nil when the layout has to be asked.
  final var survey: LayoutSurvey?
  final var shown: [ElementKey: UICollectionReusableView] = [:]
  /// Views that were measured before they can be seen.
  final var prepared: [ElementKey: UICollectionReusableView] = [:]
  /// The item to which the program scrolls, animated.
  final var scrollTarget: IndexPath?
  /// What is shown, back to front.
  final var stack: [UICollectionReusableView] = []
  /// The kinds of supplementary views by number, from 1 on.
  final var kinds: [String] = []
  final var decorationKinds: [String] = []
  final var pass = 0
  /// Counts reloads: what is in hand then is of no use.
  final var generation = 0
  final var pool = ReusePool<UICollectionReusableView, (CGRect) -> UICollectionReusableView>()
  /// Changes that wait for the end of their block.
  final var batch: ChangeBatch?
  /// The layout says what will be, and what is shown is what was.
  final var isUpdating = false
  /// Views on their way out.
  final var leaving: [LeavingView] = []
  final var journeyCount = 0
  /// The view whose item is filled again.
  final var refilled: UICollectionReusableView?
  /// The element that a view is made for.
  final var making: UICollectionViewLayoutAttributes?
  /// What scrolls across the layout, by section; of those far away how far they are scrolled, points.
  final var lanes: [Int: LaneScrollView] = [:]
  final var farLanes: [(section: Int, offset: Double)] = []
  /// Lanes of sections that are gone.
  final var retired: [LaneScrollView] = []
  /// One layout that somebody turns into another.
  final var transition: LayoutTransition?
  /// An item in somebody's hand.
  final var movement: ItemMovement?
  final var edgeScroll: EdgeScroll?
  final var swiping: RowSwiping?
  final var reordering: ItemReordering?
  /// Where the item at a path stands, after it was opened or closed if that is wanted; nil for one without a tree.
  final var outline: ((_ path: IndexPath, _ toggles: Bool) -> OutlinePlace?)?
  /// The background that nobody but a list has set.
  final var listGround: UIColor?
  /// Where the content was when the hand last held the item, points.
  final var heldOffset = CGPoint.zero
  final var selection: Set<IndexPath> = []
  final var press: ItemPress?
  /// The letters at the edge; nil for none.
  final var titleIndex: SectionIndexView?
  /// False until the data source was asked for the letters.
  final var knowsIndex = false
  final let focus = ItemFocus()
  /// Who is told instead of the program being stopped, when what is asked for is impossible.
  package final var inconsistencyHandler: ((String) -> Void)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.host = self
  }

  /// With a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.host = self
  }

  deinit {
    clearByHand {
      layout.host = nil
      for lane in lanes.values { lane.host = nil }
      for lane in retired { lane.host = nil }
    }
  }

  /// Who is told: by scroll views, too.
  #if hasFeature(Embedded)
    @_nonoverride open unowned(unsafe) var delegate: (any UICollectionViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #else
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #endif

  #if hasFeature(Embedded)
    open unowned(unsafe) var dataSource: (any UICollectionViewDataSource)? {
      get { source }
      set { take(newValue) }
    }
  #else
    open weak var dataSource: (any UICollectionViewDataSource)? {
      get { source }
      set { take(newValue) }
    }
  #endif

  /// Hears of items before they can be seen, once something scrolls.
  #if hasFeature(Embedded)
    open unowned(unsafe) var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
      get { prefetcher }
      set { take(newValue) }
    }
  #else
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
      get { prefetcher }
      set { take(newValue) }
    }
  #endif
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopLookingAhead() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue) }
  }

  /// What is seen goes to where another layout has it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated: animated, nil)
  }

  /// What is seen goes to where another layout has it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((_ finished: Bool) -> Void)?
  ) { change(to: layout, animated: animated, completion) }

  /// Another layout takes over as far as the answer's `transitionProgress` says, until that is finished or cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// The other layout takes over.
  open func finishInteractiveTransition() { endTransition(isCompleted: true) }

  /// The layout from before takes over again.
  open func cancelInteractiveTransition() { endTransition(isCompleted: false) }

  /// Lies behind everything, and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  // MARK: Data

  /// Reads everything anew, in the next layout.
  open func reloadData() { reload() }

  open var numberOfSections: Int { knownCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { knownCounts[section] }

  // MARK: Changes

  /// Carries out together what is changed in `updates`, where the data changes, too; animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) { update(updates, completion) }

  /// Where they are afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .insertItem(ItemPlace($0)) })
  }

  /// Where they were before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .deleteItem(ItemPlace($0)) })
  }

  /// From where it was before to where it is afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(ItemPlace(indexPath), to: ItemPlace(newIndexPath))])
  }

  /// Shows items that were there before by other cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .reloadItem(ItemPlace($0)) })
  }

  /// Has the cells of items that were there before filled again: they stay the same.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.map { ItemPlace($0) })
  }

  /// Where they are afterwards, with their items.
  open func insertSections(_ sections: IndexSet) { change(sections.map { .insertSection($0) }) }

  /// Where they were before, with their items.
  open func deleteSections(_ sections: IndexSet) { change(sections.map { .deleteSection($0) }) }

  /// From where it was before to where it is afterwards, with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)])
  }

  /// Shows all of sections that were there before by other views.
  open func reloadSections(_ sections: IndexSet) { change(sections.map { .reloadSection($0) }) }

  // MARK: Views

  /// A cell for an item, used before or new.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A supplementary view for a place, used before or new.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(named: identifier, kind: elementKind, for: indexPath) }

  /// In no order.
  open var visibleCells: [UICollectionViewCell] { shownCells.map { $0.cell } }
  /// In no order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map { $0.indexPath } }

  /// Nil when it cannot be seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(indexPath)
  }

  /// Nil when it is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownPath(of: cell) }

  /// Nil when it cannot be seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shownSupplementary(elementKind, indexPath) }

  /// In no order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind)
  }

  /// In no order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).compactMap { $0.shownAttributes?.indexPath }
  }

  // MARK: Moving by hand

  /// The item follows a hand from now on, when the data source lets it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// The item is held there, points of the content; near an edge the content scrolls.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }

  /// The item stays where it is; the data source hears of it.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// The item goes back.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Places

  /// Nil where no item is.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
  }

  /// Scrolls until an item lies where `scrollPosition` says, as far as there is content.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { show(indexPath, at: scrollPosition, animated: animated) }

  /// When cells that size themselves are asked again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  open var allowsMultipleSelection = false { didSet { installDrawing() } }
  /// Rows of lists show the signs that are there while they are edited. Nothing is selected any more.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false { didSet { installDrawing() } }
  /// Keys go from item to item while this view, or something in it, is the first responder; Return selects.
  open var allowsFocus = true { didSet { if !allowsFocus { dropFocus() } } }
  /// Keys select each item that they go to.
  open var selectionFollowsFocus = false
  /// Keys that come back begin where they were, and not with the first item in sight.
  open var remembersLastFocusedIndexPath = false
  /// Of items that nobody says may be moved: whoever begins to move one means it.
  final var movesUnlessSaid = true

  /// In their order; never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// The delegate hears nothing. Nil selects nothing any more.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// The delegate hears nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginPress(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endPress(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelPress(touches)
  }

  open override var canBecomeFirstResponder: Bool { allowsFocus }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    keysCome()
    return super.becomeFirstResponder()
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !take(presses) { super.pressesBegan(presses, with: event) }
  }

  override func appendItems(to elements: inout [AccessibilityElement]) -> Bool {
    appendList(to: &elements)
  }
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  // MARK: What fires

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) {
        super.frame = newValue
      }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let old = knownLayoutInsets
    knownLayoutInsets = adjustedContentInset
    layout.insetsChanged(from: old)
  }

  override func restingPlace(proposed: Point, velocity: Vector) -> Point {
    layoutTarget(proposed, velocity)
  }
}

import CollectionSolving
import DisplayList
import ScrollGeometry

/// Shows the rows of a data source below each other, in sections, with no more views than can be seen.
open class UITableView: UIScrollView {
  public final let style: Style
  final var audience = TableAudience()
  final var ahead = ItemsAhead()
  /// How many rows each section has; nil until that was asked.
  final var counts: [Int]?
  /// Where everything is; nil until that is needed.
  final var solver: ListSolver?
  /// For which width and insets `solver` is, points.
  final var solvedWidth: CGFloat = 0
  final var givenHeights: [CGFloat] = []
  /// False once the delegate turned out to have no heights of rows.
  final var asksRowHeights = true
  final var shown: [ItemPlace: UITableViewCell] = [:]
  /// Cells that were measured before they can be seen.
  final var prepared: [ItemPlace: UITableViewCell] = [:]
  final var headers = SectionViews()
  final var footers = SectionViews()
  /// The bounds for which rows were last shown; nil when others may have to be.
  final var shownBounds: CGRect?
  /// Counts reloads: what is in hand then is of no use.
  final var generation = 0
  /// Changes that wait for the end of their block.
  final var batch: ChangeBatch?
  /// How many blocks lie in each other.
  final var batchDepth = 0
  final var rowAnimations = RowAnimations()
  /// The cell whose row is filled again.
  final var refilled: UITableViewCell?
  /// The letters at the edge; nil for none.
  final var sectionIndex: SectionIndexView?
  /// False until the data source was asked for the letters.
  final var knowsIndex = false
  final var cellQueues = NamedQueues<UITableViewCell>()
  final var headerQueues = NamedQueues<UITableViewHeaderFooterView>()
  /// Headers and footers with a text and no name.
  final var idleTitles: [UITableViewHeaderFooterView] = []
  final var selection: Set<IndexPath> = []
  final var press: ItemPress?
  final let focus = ItemFocus()
  final var editing = TableEditing()
  /// A row in somebody's hand.
  final var movement: ItemMovement?
  final var edgeScroll: EdgeScroll?
  /// Where the content was when the hand last held the row, points.
  final var heldOffset: CGFloat = 0
  /// The row to which the program scrolls, and the place it is to have.
  final var scrollTarget: (place: ItemPlace, position: ScrollPosition)?
  /// Who is told instead of the program being stopped, when what is asked for is impossible.
  package final var inconsistencyHandler: ((String) -> Void)?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// A plain one.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: Self.margin, bottom: 8, trailing: Self.margin)
  }

  deinit {
    clearByHand {
      for cell in shown.values { cell.table = nil }
      for cell in prepared.values { cell.table = nil }
      cellQueues.forEachIdle { $0.table = nil }
    }
  }

  /// Of texts and inset groups from the sides, points.
  private static var margin: CGFloat { 16 }

  /// Who is told and asked: by scroll views, too.
  #if hasFeature(Embedded)
    @_nonoverride open unowned(unsafe) var delegate: (any UITableViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #else
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #endif

  #if hasFeature(Embedded)
    open unowned(unsafe) var dataSource: (any UITableViewDataSource)? {
      get { source }
      set { take(newValue) }
    }
  #else
    open weak var dataSource: (any UITableViewDataSource)? {
      get { source }
      set { take(newValue) }
    }
  #endif

  /// Hears of rows before they can be seen, once something scrolls.
  #if hasFeature(Embedded)
    open unowned(unsafe) var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
      get { prefetcher }
      set { take(newValue) }
    }
  #else
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
      get { prefetcher }
      set { take(newValue) }
    }
  #endif
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopLookingAhead() } }
  }

  // MARK: Heights

  /// Points, where the delegate has no answer; `automaticDimension`: what each cell needs.
  open var rowHeight = automaticDimension { didSet { heightsSet() } }
  open var sectionHeaderHeight = automaticDimension { didSet { heightsSet() } }
  open var sectionFooterHeight = automaticDimension { didSet { heightsSet() } }
  /// What a row counts for until it is shown, points; 0: all heights are asked for at first.
  open var estimatedRowHeight = automaticDimension { didSet { heightsSet() } }
  /// What a header counts for until its section is shown, points; 0: all are measured at first.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { heightsSet() } }
  open var estimatedSectionFooterHeight = automaticDimension { didSet { heightsSet() } }
  /// Room above each header of a plain table, points.
  open var sectionHeaderTopPadding = automaticDimension { didSet { heightsSet() } }
  /// Kept only: nothing is drawn below the last row.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Look

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { restyle() } }
  open var separatorColor: UIColor? = .separator { didSet { restyle() } }
  /// Of the lines, from the left and right edges of cells, points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { restyle() }
  }
  /// Kept only: lines are measured from the edges of cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What cells show is no wider than can be read well, in the middle.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { roomChanged() } }
  /// What cells show stays clear of the safe area's sides.
  open var insetsContentViewsToSafeArea = true { didSet { restyle() } }
  /// Lies behind everything, and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// Scrolls above the first row; its height is its frame's when it is set.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  /// Scrolls below the last row; its height is its frame's when it is set.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }

  // MARK: Letters at the edge

  /// Nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { colorIndex() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// While a finger is on the letters; nil for the same.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { colorIndex() } }
  /// With fewer rows there are no letters.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// Asks for the letters anew, in the next layout.
  open func reloadSectionIndexTitles() {
    knowsIndex = false
    setNeedsLayout()
  }

  // MARK: Data

  /// Asks for the numbers of sections and rows now, and for cells in the next layout.
  open func reloadData() { reload(asksNow: true) }

  open var numberOfSections: Int { knownCounts.count }
  open func numberOfRows(inSection section: Int) -> Int { knownCounts[section] }

  // MARK: Changes

  /// Carries out together what is changed in `updates`, where the data changes, too; animated.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) { update(updates, completion) }

  /// What is changed until `endUpdates()` is carried out together; pairs may lie in each other. With nothing between
  /// them rows are measured again.
  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }

  /// Where they are afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insertItem(ItemPlace($0)) }, animation)
  }

  /// Where they were before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .deleteItem(ItemPlace($0)) }, animation)
  }

  /// Shows rows that were there before by other cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reloadItem(ItemPlace($0)) }, animation)
  }

  /// Has the cells of rows that were there before filled again: they stay the same.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.map { ItemPlace($0) })
  }

  /// From where it was before to where it is afterwards.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(ItemPlace(indexPath), to: ItemPlace(newIndexPath))], .automatic)
  }

  /// Where they are afterwards, with their rows.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .insertSection($0) }, animation)
  }

  /// Where they were before, with their rows.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .deleteSection($0) }, animation)
  }

  /// Shows all of sections that were there before by other views.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .reloadSection($0) }, animation)
  }

  /// From where it was before to where it is afterwards, with its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)], .automatic)
  }

  // MARK: Views

  /// A cell for a row, used before or new. It was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegistered(identifier) }

  /// A cell that was used before, or new when its class is registered; nil for none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A header or footer, used before, or new when its class is registered; nil for none.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] { shownPlaces.compactMap { shown[$0] } }
  /// From top to bottom; nil when the table has no sections.
  open var indexPathsForVisibleRows: [IndexPath]? {
    knownCounts.isEmpty ? nil : shownPlaces.map(IndexPath.init)
  }
  /// Nil when it cannot be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[ItemPlace(indexPath)] }
  /// Nil when it is not shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }.map { IndexPath($0.key) }
  }
  /// Nil when it cannot be seen, or is another view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.titled(section)
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.titled(section)
  }

  // MARK: Places

  /// Points of the content, with estimates where rows were never shown; all zeros where there is no such row, or section.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(ofHeader: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(ofFooter: section) }
  /// Nil where no row is.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    solved.row(covering: point.y.native).map(IndexPath.init)
  }
  /// From top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    solved.rows(in: ListSpan(rect.minY.native, rect.maxY.native)).map(IndexPath.init)
  }

  /// Scrolls until a row lies where `scrollPosition` says, as far as there is content.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { show(indexPath, at: scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPath = nearestSelected else { return }
    show(indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }
  open var allowsMultipleSelection = false { didSet { installDrawing() } }
  /// Keys go from row to row while the table, or something in it, is the first responder; Return selects.
  open var allowsFocus = true { didSet { if !allowsFocus { dropFocus() } } }
  /// Keys select each row that they go to.
  open var selectionFollowsFocus = false
  /// Keys that come back begin where they were, and not with the first row in sight.
  open var remembersLastFocusedIndexPath = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false { didSet { installDrawing() } }
  /// The first one; nil when nothing is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// Nil when nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
  /// The delegate hears nothing. Nil selects nothing any more.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// The delegate hears nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // MARK: Editing

  /// Signs at the edges of rows delete, insert and move them; also while a row is swiped. Setting it to false
  /// closes that one.
  open var isEditing: Bool {
    get { editing.isOn || editing.swiping?.isOpen == true }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { becomeEditing(editing, animated) }

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

  /// When rows that size themselves are asked again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// A row that is shown may want another height.
  final var doubtsHeights = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    fitDoubtedRows()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    shownBounds = nil
    setNeedsLayout()
  }
}

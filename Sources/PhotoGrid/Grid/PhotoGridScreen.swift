import Localization
import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TilePyramid

/// All photos of an album beside each other.
///
/// What is seen is wanted of the store first, the middle before the edges, and some rows beyond it then.
public final class PhotoGridScreen: UIViewController {
  /// A finger, a click or a key has chosen the photo of a page.
  public var didChoose: (Int) -> Void = { _ in }

  let album: any PhotoAlbum
  let store: any TileStore
  let layout = UICollectionViewFlowLayout()
  public let collectionView: UICollectionView
  /// The store is told what the grid wants. While another screen is about to cover it, that one's wishes count.
  var asks = true
  /// What is seen in front of the grid, and wanted before it.
  var alsoWanted: () -> TilePage? = { nil }
  /// The photo whose place stays free: it is on its way to or from it.
  var absentPage: Int? {
    didSet { if absentPage != oldValue { showAbsence() } }
  }
  /// What the keyboard means; nil until a key was used.
  var focusedPage: Int? {
    didSet { if focusedPage != oldValue { showFocus() } }
  }
  var selection = GridSelection() {
    didSet { if selection != oldValue { showSelection() } }
  }
  /// Somebody looks for photos, and those that are shown were found.
  var isFinding: () -> Bool = { false }
  /// Something lies over it that somebody uses: then it does not take the keys when it appears.
  var isKeyboardElsewhere: () -> Bool = { false }
  var didChangeFocus: () -> Void = {}
  var isFavourite: (Photo) -> Bool = { _ in false }
  var mark: (Photo) -> PhotoMark? = { _ in nil }
  /// Which photos stand together: asked when the album has changed.
  var currentSections: () -> [PhotoSection] = { [] }
  var heading: (PhotoSection) -> String = { $0.name }
  /// What the photo of a page is near to: a month, a folder, or its name.
  lazy var placeName: (Int) -> String = { [unowned(unsafe) self] in album.photo(at: $0).name }
  let scrubber = GridScrubber(frame: .zero)
  /// As the collection view knows them.
  lazy var sections = GridSections(currentSections(), count: album.count)
  /// The album changes at once: what comes back is not to fly in.
  var changesAtOnce = false
  /// Photos that were seen before somebody looked for some: they are kept in memory, since they come back.
  var keptPhotos: [Photo] = []
  /// What lies behind the photos, 0…1.
  var ground = GridTunables.background {
    didSet {
      view.backgroundColor = UIColor(white: CGFloat(ground), alpha: 1)
      showHeadings()
    }
  }
  var didChangeSelection: () -> Void = {}
  /// A finger holds still at a place of the view.
  var menuWasAskedFor: (CGPoint) -> Void = { _ in }
  /// Where the pointer is, in the view; nil while it is elsewhere.
  var pointer: CGPoint? {
    didSet { if pointer != oldValue { lookUnderPointer() } }
  }
  /// The photo of this page is there.
  private(set) var hoveredPage: Int? {
    didSet { if hoveredPage != oldValue { showNames() } }
  }
  /// Of a wheel that zooms.
  private var notches = WheelNotches()
  /// The picture that was closed into the grid last: what Return and the first arrow mean while it is seen.
  var homePicture: Int32?
  /// Asked first what a key means.
  var handlesFirst: (UIKey) -> Bool = { _ in false }
  var density: GridDensity
  /// Told when somebody wants to see larger or smaller pictures.
  var didChangeDensity: () -> Void = {}
  var zoom = GridZoom()
  /// Nil once photos lie elsewhere.
  var densityHold: DensityHold?
  /// What else is seen while it zooms.
  var levels: [GridLevel] = []
  /// What levels that are seen no more leave to those that come.
  var spareLevels: [UICollectionView] = []
  /// The density before, and how far the grid was scrolled then.
  var leftDensity: (density: GridDensity, offset: CGFloat)?
  lazy var zoomLink = FrameLink(comesToRest: true) { [unowned(unsafe) self] in
    settleZoom(by: $0 - $1)
  }
  /// What was seen before the album changed; nil once all is there.
  var earlier: EarlierGrid?
  lazy var earlierLink = FrameLink { [unowned(unsafe) self] in passEarlier($0 - $1) }
  /// The view's size for which pictures were given theirs; nil before the first layout.
  private var laidOutSize: CGSize?
  /// The size of texts for which it was laid out.
  private var laidOutText = TextSize.factor
  /// Photos that are being turned, the first order first.
  var turns: [GridTurn] = []
  /// Notes in their files that photos are turned, and says of which pictures that is so.
  var noteTurns:
    (
      _ pictures: [Int32], _ turn: PhotoTurn, _ reason: TurnReason,
      _ receiver: @escaping @MainActor (_ turned: Set<Int32>) -> Void
    ) -> Void = { $3([]) }
  lazy var turnLink = FrameLink(comesToRest: true) { [unowned(unsafe) self] in
    passTurns($0 - $1)
  }
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var wishes = TileWishes()
  private lazy var preparation = FramePreparation { [unowned(unsafe) self] in prepareFrame() }

  public init(
    album: any PhotoAlbum, store: any TileStore, density: GridDensity = GridDensity()
  ) {
    self.album = album
    self.density = density
    self.store = store
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // MARK: - The controller

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: CGFloat(ground), alpha: 1)
    view.clipsToBounds = true
    prepare(collectionView, layout)
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityContainerType = .list
    collectionView.accessibilityLabel = Words.text("Photos")
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    makeScrubber()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(PhotoGridScreen.pinch)))
    tap.addTarget(self, action: Selector(PhotoGridScreen.tapped))
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
    view.addGestureRecognizer(
      UIHoverGestureRecognizer(
        target: self, action: Selector(PhotoGridScreen.pointerMoved)))
    let hold = UILongPressGestureRecognizer(
      target: self, action: Selector(PhotoGridScreen.held))
    // A mouse has another button for it.
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    collectionView.addGestureRecognizer(hold)
    collectionView.zoomWheelDidTurn = { [unowned(unsafe) self] turn, place in
      changeDensity(
        byUpTo: notches.add(Vector(dx: 0, dy: turn)).dy,
        about: collectionView.convert(place, to: view))
      return true
    }
  }

  /// What shows the photos at any density.
  func prepare(_ collectionView: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    layout.sectionHeadersPinToVisibleBounds = true
    showHeadingRoom(in: layout)
    layout.minimumLineSpacing = CGFloat(GridTunables.gap)
    layout.minimumInteritemSpacing = CGFloat(GridTunables.gap)
    collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      PhotoGridHeading.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutScrubber()
    guard view.bounds.width > 0, laidOutSize != view.bounds.size || laidOutText != TextSize.factor
    else { return }
    let middle = laidOutSize == nil ? nil : middlePage
    laidOutSize = view.bounds.size
    laidOutText = TextSize.factor
    showHeadingRoom(in: layout)
    densityHold = nil
    dropLevels()
    dropEarlier()
    collectionView.frame = view.bounds
    updateItemSize()
    if let middle { scroll(to: middle) }
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let window = view.window { preparation.start(in: window) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isKeyboardElsewhere() { becomeFirstResponder() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    preparation.stop()
    zoomLink.stop()
    turnLink.stop()
    for cell in cells { cell.dropTurned() }
    dropEarlier()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others: Set<UIPress> = []
    for press in presses where !handle(press) { others.insert(press) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: - News

  /// The store has news: sizes that became known, tiles that arrived.
  public func storeDidChange() {
    for cell in shownCells { cell.update() }
    showTurned()
  }

  // MARK: - Places

  /// Scrolls so that a photo is seen, in the middle if it was not.
  func scroll(to page: Int, animated: Bool = false) {
    guard page < album.count else { return }
    collectionView.layoutIfNeeded()
    guard let frame = frame(of: page), !seenBounds.contains(frame) else { return }
    collectionView.scrollToItem(
      at: sections.path(page), at: .centeredVertically, animated: animated)
    if !animated { collectionView.layoutIfNeeded() }
  }

  /// Where a photo's place is, in the grid's content.
  func frame(of page: Int) -> Rect? {
    guard page < sections.count else { return nil }
    return collectionView.layoutAttributesForItem(at: sections.path(page))
      .map { Rect($0.frame) }
  }

  /// Where a photo's place is, in this screen's view; nil when the photo is not in the album.
  func place(of page: Int) -> Rect? {
    frame(of: page).map { Rect(collectionView.convert(CGRect($0), to: view)) }
  }

  var middlePage: Int? {
    let middle = Rect(collectionView.bounds)
    return cells.compactMap { cell in
      page(of: cell).map { (page: $0, frame: Rect(cell.frame)) }
    }.min { distance($0.frame, middle) < distance($1.frame, middle) }?.page
  }

  private func distance(_ frame: Rect, _ middle: Rect) -> Double {
    let (dx, dy) = (frame.midX - middle.midX, frame.midY - middle.midY)
    return dx * dx + dy * dy
  }

  var cells: [PhotoGridCell] { Self.cells(in: collectionView) }

  func cell(_ page: Int) -> PhotoGridCell? {
    guard page < sections.count else { return nil }
    return collectionView.cellForItem(at: sections.path(page)) as? PhotoGridCell
  }

  func page(of cell: PhotoGridCell) -> Int? {
    collectionView.indexPath(for: cell).flatMap(sections.page)
  }

  /// What no heading covers, in the content.
  var seenBounds: Rect {
    let bounds = Rect(collectionView.bounds)
    let top = Double(collectionView.adjustedContentInset.top + layout.headerReferenceSize.height)
    return Rect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top))
  }

  /// The grid may have moved under a pointer that rests.
  func lookUnderPointer() {
    hoveredPage = pointer.flatMap(page(at:))
  }

  /// What pictures are laid out in, points.
  var room: Size { Size(view.bounds.size) }

  /// Whether pictures can be larger (1) or smaller (−1).
  func canChangeDensity(by steps: Int) -> Bool { density.changed(by: steps, in: room) != nil }

  func updateItemSize() {
    let side = density.side(
      in: room,
      pixelsPerPoint: Double(view.traitCollection.displayScale))
    let size = CGSize(width: side, height: side)
    if layout.itemSize != size { layout.itemSize = size }
    collectionView.layoutIfNeeded()
  }

  func showFavourites() {
    for cell in shownCells {
      if let photo = cell.thumbnail.photo { cell.isFavourite = isFavourite(photo) }
    }
  }

  private func showFocus() {
    for cell in cells { cell.isInFocus = focusedPage != nil && page(of: cell) == focusedPage }
    showNames()
    didChangeFocus()
  }

  private func showAbsence() {
    for cell in cells {
      cell.contentView.isHidden = absentPage != nil && page(of: cell) == absentPage
    }
  }

  // MARK: - Frames

  private func prepareFrame() {
    showScrubberToReaders()
    // Otherwise somebody else asks for what is seen of the grid.
    guard asks else { return }
    wishes.beginFrame()
    if let first = alsoWanted() { wishes.add(first) }
    for cell in cells { cell.hidesEmptiness = earlier != nil }
    for wish in visibleWishes() { wishes.add(wish) }
    for wish in cells.compactMap({ $0.turned?.prepare() })
    where !wishes.contains(picture: wish.picture) {
      wishes.add(wish)
    }
    for wish in earlier?.prepare() ?? [] where !wishes.contains(picture: wish.picture) {
      wishes.add(wish)
    }
    for page in pagesAhead { addAhead(album.photo(at: page)) }
    for photo in keptPhotos { addAhead(photo) }
    wishes.tell(store)
  }

  /// Decides what the cells draw, and says what that needs: those with nothing to see first, from the middle on.
  func visibleWishes() -> [TilePage] {
    let middle = Rect(collectionView.bounds)
    let ranked = cells.map { cell in
      (cell, isSeen: cell.thumbnail.showsSomething, way: distance(Rect(cell.frame), middle))
    }
    let seen = ranked.sorted { $0.isSeen != $1.isSeen ? $1.isSeen : $0.way < $1.way }
      .compactMap { $0.0.thumbnail.prepare() }
    guard !levels.isEmpty else { return seen }
    let pictures = Set(seen.map(\.picture))
    return seen
      + levels.flatMap { Self.cells(in: $0.collectionView) }
      .compactMap { $0.thumbnail.prepare() }
      .filter { !pictures.contains($0.picture) }
  }

  /// Beyond what can be seen, the nearest first.
  private var pagesAhead: [Int] {
    let bounds = collectionView.bounds
    let side = Double(layout.itemSize.height) + GridTunables.gap
    let seen = cells.compactMap(page(of:))
    guard side > 1, let first = seen.min(), let last = seen.max() else { return [] }
    let rows = Int((Double(bounds.height) * GridTunables.ahead / side).rounded(.up))
    let count = rows * density.columns(in: room)
    let below = last + 1..<max(last + 1, min(sections.count, last + 1 + count))
    return below + (max(0, first - count)..<first).reversed()
  }

  private func addAhead(_ photo: Photo) {
    let picture = photo.picture
    guard !wishes.contains(picture: picture), case .ready(let size) = store.state(of: picture)
    else { return }
    let side = Double(layout.itemSize.width) * Double(view.traitCollection.displayScale)
    wishes.add(
      TilePage(
        neighbor: picture, grid: TileGrid(size: size),
        fitScale: max(side / size.width, side / size.height)))
  }
}

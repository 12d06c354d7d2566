import PhotoBrowserApp
import PhotoGrid
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// All photos of an album in a line below the one that is shown, which is in the middle and as wide as it is: to be
/// scrubbed through, and to tap on.
///
/// Either a finger or a wheel moves it, and says which photo is to be shown, or it follows whoever turns the photos.
public final class PhotoStripView: UIView {
  /// Somebody has come to another photo, or wants it.
  public var didReach: (_ page: Int) -> Void = { _ in }
  /// Photos begin to pass by faster than anybody could look at them, or do so no more.
  public var isPassingDidChange: (_ isPassing: Bool) -> Void = { _ in }

  let album: any PhotoAlbum
  let store: any TileStore
  let layout = StripLayout()
  let thumbnails: UICollectionView
  /// How much wider the one in the middle is, 0…1.
  var expansion = SettlingValue(at: 1, perceptualDuration: StripTunables.widening)
  /// The way to another photo, in photos; nil while nobody has sent it.
  var glide: SettlingValue?
  /// The photo that was last said to be reached, or followed to.
  var reached = 0
  /// Where those were who turn the photos themselves; nil before the first frame.
  var followed: Double?
  /// Photos that would pass by in a second as they did in the last frame.
  var speed = 0.0
  /// The position of the frame before.
  var passed = 0.0
  /// Photos pass by faster than anybody could look at them.
  var isPassing = false
  private var isPointed = false
  /// Darkens what is behind, so that thumbnails are seen on every photo.
  private let ground = CAGradientLayer()
  /// The store's, when the cells were told of it.
  private var shownGeneration = -1
  lazy var link = FrameLink(comesToRest: true) { [unowned(unsafe) self] in pass($0 - $1) }

  /// - Parameter store: of the album's pictures.
  public init(album: any PhotoAlbum, store: any TileStore) {
    self.album = album
    self.store = store
    thumbnails = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    layout.pictureSize = { [unowned(unsafe) self] in pictureSize(of: $0) }
    thumbnails.register(PhotoStripCell.self, forCellWithReuseIdentifier: "photo")
    thumbnails.showsHorizontalScrollIndicator = false
    thumbnails.showsVerticalScrollIndicator = false
    thumbnails.contentInsetAdjustmentBehavior = .never
    thumbnails.alwaysBounceHorizontal = true
    thumbnails.scrollsToTop = false
    thumbnails.accessibilityContainerType = .list
    ground.colors = [0, StripTunables.groundOpacity].map {
      UIColor(white: 0, alpha: CGFloat($0)).cgColor
    }
    layer.addSublayer(ground)
    addSubview(thumbnails)
    thumbnails.dataSource = self
    thumbnails.delegate = self
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector(PhotoStripView.pointerMoved)))
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Points, from the lower edge of what can be seen.
  public static var preferredHeight: CGFloat {
    CGFloat(StripTunables.height + 2 * StripTunables.margin)
  }

  /// There is room for it in a view of this height, points.
  public static func hasRoom(in height: CGFloat) -> Bool {
    height >= CGFloat(StripTunables.leastWindowHeight)
  }

  /// Somebody uses it, or is about to.
  public var isInUse: Bool { isPointed || thumbnails.isTracking || isScrubbed }

  /// Which photo is in the middle: 1.5 is half way from the second to the third.
  public var position: Double { layout.line.position(at: Double(thumbnails.bounds.minX)) }

  /// The album has changed.
  public func albumDidChange() {
    glide = nil
    followed = nil
    thumbnails.reloadData()
    thumbnails.layoutIfNeeded()
  }

  private func pictureSize(of photo: Int) -> Size? {
    guard photo < album.count, speed < StripTunables.blurred,
      case .ready(let size) = store.state(of: album.photo(at: photo).picture)
    else { return nil }
    return size
  }

  private func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    isPointed = recognizer.state == .began || recognizer.state == .changed
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let rise = CGFloat(StripTunables.groundRise)
    ground.frame = CGRect(
      x: 0, y: -rise, width: bounds.width,
      height: bounds.height + rise + (superview?.safeAreaInsets.bottom ?? 0))
    guard thumbnails.frame != bounds else { return }
    let position = self.position
    thumbnails.frame = bounds
    thumbnails.layoutIfNeeded()
    put(position)
  }

  // MARK: - Screen readers

  /// Of the list of photos.
  public override var accessibilityLabel: String? {
    get { thumbnails.accessibilityLabel }
    set { thumbnails.accessibilityLabel = newValue }
  }

  /// Tells which photo is the one that is shown.
  func updateSelection() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    for cell in cells { cell.describe(album.photo(at: cell.page), isReached: cell.page == reached) }
  }

  // MARK: - Frames

  /// What is wanted of the pictures in the frame that has been laid out, the most important first.
  ///
  /// - Parameter isSeen: otherwise they are only kept, for when the strip is seen again.
  public func wishes(isSeen: Bool) -> [TilePage] {
    thumbnails.layoutIfNeeded()
    updateCells()
    let position = self.position
    func away(_ cell: PhotoStripCell) -> Double { (Double(cell.page) - position).magnitude }
    var wishes =
      isSeen ? cells.sorted { away($0) < away($1) }.compactMap { $0.thumbnail.prepare() } : []
    guard speed < StripTunables.fast else { return wishes }
    let line = layout.line
    let seen = isSeen ? line.photos() : 0..<0
    for photo in line.photos(margin: StripTunables.ahead) where !seen.contains(photo) {
      if let wish = wishAhead(of: photo) { wishes.append(wish) }
    }
    return wishes
  }

  private var cells: [PhotoStripCell] {
    thumbnails.visibleCells.compactMap { $0 as? PhotoStripCell }
  }

  private func wishAhead(of photo: Int) -> TilePage? {
    let picture = album.photo(at: photo).picture
    guard case .ready(let size) = store.state(of: picture) else { return nil }
    let scale = max(StripTunables.height / size.height, StripTunables.width / size.width)
    return TilePage(
      neighbor: picture, grid: TileGrid(size: size),
      fitScale: scale * Double(traitCollection.displayScale))
  }

  /// The store may have news, and cells that passed by too fast may be seen by now.
  private func updateCells() {
    updateSelection()
    let isNews = store.generation != shownGeneration
    shownGeneration = store.generation
    for cell in cells {
      if cell.thumbnail.photo == nil { fill(cell) } else if isNews { cell.thumbnail.update() }
    }
    let line = layout.line
    if isNews, [line.low, line.low + 1].contains(where: layout.isOutdated) { takeShapes() }
  }

  private func fill(_ cell: PhotoStripCell) {
    if speed < StripTunables.blurred {
      cell.thumbnail.show(album.photo(at: cell.page), of: store)
    } else {
      cell.thumbnail.showNothing()
    }
  }
}

extension PhotoStripView: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { album.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    guard let photo = cell as? PhotoStripCell else { return cell }
    photo.page = indexPath.item
    photo.wasActivated = { [unowned(unsafe) self] in didReach($0) }
    fill(photo)
    return photo
  }
}

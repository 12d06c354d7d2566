import DisplayList
import Localization
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// One page of the browser: a picture in tiles, or the reason why there is none.
///
/// `prepare` decides before each frame what is drawn in it.
package final class PhotoPageView: UIView {
  package private(set) var photo = Photo(name: "", picture: -1)
  private let store: any TileStore
  /// Lies behind what is transparent.
  private let ground: PictureGround?
  private let message = MessageView(frame: .zero)
  private var grid: TileGrid?
  private var drawn: [DrawnTile] = []
  /// What `drawn` was made of; nil when something is missing in it.
  private var drawnDemand: TileDemand?
  private var drawnGeneration = 0
  /// Something may be seen through a tile of `drawn`.
  private var isTransparent = false
  private var playback = Playback()
  /// Device pixels for one pixel of the picture in the last frame.
  private var lastScale = Double.infinity
  package var pixels = PixelLook() {
    didSet { if pixels != oldValue { setNeedsDisplay() } }
  }
  /// Why there is no picture.
  private var failure: String?

  package init(store: any TileStore, ground: PictureGround?) {
    self.store = store
    self.ground = ground
    super.init(frame: .zero)
    message.isHidden = true
    addSubview(message)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  package required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Shows another photo.
  package func show(_ photo: Photo) {
    self.photo = photo
    drawn.removeAll(keepingCapacity: true)
    drawnDemand = nil
    lastScale = .infinity
    play(nil)
    accessibilityLabel = photo.name
    update()
  }

  /// Takes up what the store knows now. True when that is news.
  @discardableResult
  package func update() -> Bool {
    let old = grid
    let wasHidden = message.isHidden
    failure = nil
    switch store.state(of: photo.picture) {
    case .waiting:
      grid = nil
      let host = store.slowHost(of: photo.picture)
      if let host { message.show(title: photo.name, text: WaitingView.waiting(for: host)) }
      message.isHidden = host == nil
    case .ready(let size):
      if grid?.size != size { grid = TileGrid(size: size) }
      message.isHidden = true
      let timeline = store.animation(of: photo.picture)
      if playback.timeline != timeline { play(timeline) }
    case .failed(let reason):
      grid = nil
      failure = reason
      message.show(title: photo.name, text: reason)
      message.isHidden = false
    }
    setNeedsDisplay()
    return grid != old || message.isHidden != wasHidden
  }

  // MARK: - Animated pictures

  private func play(_ timeline: AnimationTimeline?) {
    rewind()
    playback =
      timeline.map {
        AnimatedPlayback($0) { [unowned(unsafe) self] in setNeedsDisplay() }
      } ?? Playback()
  }

  /// The page is off screen: when it is shown again, its picture begins anew.
  func rewind() {
    playback.rewind()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window must not call a view that is gone.
    if window == nil { rewind() }
  }

  package override var accessibilityValue: String? {
    get {
      guard playback.timeline != nil else { return failure ?? super.accessibilityValue }
      return UIAccessibility.isReduceMotionEnabled
        ? Words.text("Animated, shown still") : Words.text("Animated")
    }
    set { super.accessibilityValue = newValue }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    message.frame = bounds
  }

  /// Points for one pixel of the picture, at zoom scale 1.
  private func pointsPerPixel(_ grid: TileGrid) -> Double {
    Double(bounds.width) / grid.size.width
  }

  /// The browser gives the page the picture's shape when a zoom that goes by itself has ended: until then there is no
  /// right place for the picture.
  private func isInShape(_ grid: TileGrid) -> Bool {
    (Double(bounds.height) - grid.size.height * pointsPerPixel(grid)).magnitude <= 1
  }

  /// What is wanted of the picture when the page is only near.
  func neighborPage(pixelsPerPoint: Double) -> TilePage? {
    guard let grid, bounds.width > 0 else { return nil }
    return TilePage(
      neighbor: photo.picture, grid: grid, fitScale: pointsPerPixel(grid) * pixelsPerPoint)
  }

  /// What is wanted of the picture when the page is about to be shown: as if it were on screen already.
  func awaitedPage(pixelsPerPoint: Double) -> TilePage? {
    guard let grid, var page = neighborPage(pixelsPerPoint: pixelsPerPoint) else { return nil }
    page.visible = Rect(origin: .zero, size: grid.size)
    page.focus = Point(x: page.visible.midX, y: page.visible.midY)
    return page
  }

  /// There is a version of the whole picture, however coarse, or the reason why there is none.
  package func hasContent(pixelsPerPoint: Double) -> Bool {
    if !message.isHidden || store.thumbnailSize(of: photo.picture) != nil { return true }
    return awaitedPage(pixelsPerPoint: pixelsPerPoint)?.isCovered(isLoaded: store.isLoaded) ?? false
  }

  /// All that is seen of it in the frame is as sharp as it gets, or it will never be.
  package var isSharp: Bool { drawnDemand != nil || grid == nil }

  /// Neither a version of the whole picture is there, but for a thumbnail, nor anything that is said in its place.
  func isUnderWay(pixelsPerPoint: Double) -> Bool {
    message.isHidden
      && !(awaitedPage(pixelsPerPoint: pixelsPerPoint)?.isCovered(isLoaded: store.isLoaded)
        ?? false)
  }

  // MARK: - Frames

  /// Decides what the page draws in the frame that has been laid out, and says what that needs; nil when nothing
  /// of its picture will be seen.
  package func prepare() -> TilePage? {
    guard let grid, bounds.width > 0, let context = DrawingContext(of: self) else { return nil }
    let unit = pointsPerPixel(grid)
    let density = unit * Double(context.pixelsPerPoint)
    let visible = Rect(context.visibleRect)
    var page = TilePage(
      picture: photo.picture, grid: grid, fitScale: density,
      scale: density * context.transformToWindow.largestScale,
      visible: Rect(
        x: visible.minX / unit, y: visible.minY / unit, width: visible.size.width / unit,
        height: visible.size.height / unit),
      focus: focus(unit) ?? Point(x: visible.midX / unit, y: visible.midY / unit))
    page.isGrowing = page.scale > lastScale
    lastScale = page.scale
    if let scrollView = superview as? UIScrollView {
      page.isZoomed = scrollView.isZooming || scrollView.isZoomBouncing
    }
    playback.choose(for: &page, in: window, isLoaded: store.isLoaded)
    updateDrawn(page)
    return page
  }

  package override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard let grid, bounds.width > 0, isInShape(grid) else { return }
    let unit = pointsPerPixel(grid)
    let sampling = pixels.sampling(at: lastScale)
    if isTransparent { ground?.append(to: &list, covering: bounds, in: context) }
    for tile in drawn {
      let place = tile.destination
      list.append(
        .image(
          tile.tile, source: tile.source,
          destination: Rect(
            x: place.minX * unit, y: place.minY * unit, width: place.size.width * unit,
            height: place.size.height * unit),
          sampling))
    }
  }

  /// What is sharp stays as it is until other tiles are seen or the store has news.
  private func updateDrawn(_ page: TilePage) {
    var page = page
    if let shown = page.shownFrame { page.frame = shown }
    let (demand, generation) = (page.demand, store.generation)
    if let demand, demand == drawnDemand, generation == drawnGeneration { return }
    page.thumbnail = store.thumbnailSize(of: photo.picture)
    drawn.removeAll(keepingCapacity: true)
    let isSharp = page.appendDrawList(isLoaded: store.isLoaded, to: &drawn)
    isTransparent = drawn.contains { !store.isOpaque($0.tile) }
    drawnDemand = isSharp ? demand : nil
    drawnGeneration = generation
  }

  /// Where the fingers are, in pixels of the picture.
  private func focus(_ unit: Double) -> Point? {
    guard let scrollView = superview as? UIScrollView, scrollView.isTracking else { return nil }
    let fingers =
      scrollView.isZooming ? scrollView.pinchGestureRecognizer : scrollView.panGestureRecognizer
    guard let place = fingers?.location(in: self) else { return nil }
    return Point(x: Double(place.x) / unit, y: Double(place.y) / unit)
  }
}

extension CGAffineTransform {
  /// How much longer something becomes, along the axis where it becomes longest.
  fileprivate var largestScale: Double {
    Double(max(a * a + b * b, c * c + d * d)).squareRoot()
  }
}

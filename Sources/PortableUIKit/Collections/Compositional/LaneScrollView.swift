import CollectionSolving
import ScrollEngine
import ScrollGeometry

/// Where a section scrolls across the layout of its collection view: its cells lie in it.
final class LaneScrollView: UIScrollView {
  @Weak final var host: UICollectionView?
  /// Where it belongs, points of the collection view's content, and how long its content is.
  private var solved: SolvedLane
  /// Across the layout.
  private let axis: LayoutAxis
  /// Its content begins at the right.
  private let isMirrored: Bool
  /// What is not paged comes to rest at a group.
  private var restsAtGroups = false

  /// - Parameter way: how far it is scrolled, points.
  init(
    _ solved: SolvedLane, along axis: LayoutAxis, isMirrored: Bool, way: Double,
    in host: UICollectionView
  ) {
    self.solved = solved
    self.axis = axis
    self.isMirrored = isMirrored
    super.init(frame: CGRect(solved.frame))
    // What is attached to items, or scaled, may reach beyond them.
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    showContent()
    self.way = min(way, room)
    self.host = host
  }

  required init?(coder: NSCoder) {
    fatalError("made by collection views only")
  }

  // MARK: Places

  /// From the content of the collection view, without being scrolled, to its own, points.
  var shift: Vector { Point(contentOffset) - solved.frame.origin }

  /// How far it is scrolled from where it begins, points.
  var way: Double {
    get {
      let offset = Point(contentOffset)
      let way = axis == .horizontal ? offset.x : offset.y
      return isMirrored ? room - way : way
    }
    set {
      let place = CGFloat(isMirrored ? room - newValue : newValue)
      contentOffset =
        axis == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }
  }

  /// How far it can be scrolled, points.
  private var room: Double { max(0, solved.length - length(solved.frame.size)) }

  private func length(_ size: Size) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  /// Nothing in it moves or is seen.
  var isIdle: Bool {
    !isTracking && !isDecelerating && !isScrollAnimating && !subviews.contains { !$0.isHidden }
  }

  /// It is to be there from now on; `show` has it seen there.
  func move(to solved: SolvedLane) {
    guard solved != self.solved else { return }
    let way = way
    let isLonger = solved.length != self.solved.length
    self.solved = solved
    guard isLonger else { return }
    showContent()
    // From where it begins it is as far as it was: that may be the other side.
    if isMirrored, !isTracking { self.way = min(way, room) }
  }

  func show() {
    let place = CGRect(solved.frame)
    if frame != place { frame = place }
    showContent()
  }

  private func showContent() {
    let size = solved.frame.size
    contentSize = CGSize(
      axis == .horizontal
        ? Size(width: solved.length, height: size.height)
        : Size(width: size.width, height: solved.length))
  }

  // MARK: Where it rests

  func behave(as section: NSCollectionLayoutSection) {
    let kind = section.orthogonalScrollingBehavior
    let stops: PageStops
    switch kind {
    case .none, .continuous: stops = .bounds
    case .paging: stops = self.stops(every: length(solved.frame.size))
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      stops = self.stops(every: solved.stride)
    }
    if axis == .horizontal {
      behavior.horizontalStops = stops
    } else {
      behavior.verticalStops = stops
    }
    restsAtGroups = kind == .continuousGroupLeadingBoundary
    isPagingEnabled = kind == .paging || kind == .groupPaging || kind == .groupPagingCentered
    let properties = section.orthogonalScrollingProperties
    decelerationRate = properties.decelerationRate == .fast ? .fast : .normal
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
    alwaysBounceVertical = properties.bounce == .always && axis == .vertical
  }

  /// From its beginning, which may be at the right.
  private func stops(every stride: Double) -> PageStops {
    guard isMirrored, stride > 0 else { return .strides(stride) }
    var places: [Double] = []
    var place = room
    while place > 0 {
      places.append(place)
      place -= stride
    }
    return .places([0] + places.reversed())
  }

  override func restingPlace(proposed: Point, velocity: Vector) -> Point {
    restsAtGroups
      ? metrics.pages.target(from: proposed, velocity: .zero, beginning: proposed) : proposed
  }

  /// The place where it rests that is nearest to an offset, points.
  func rest(near offset: Point) -> Point {
    let place =
      isPagingEnabled || restsAtGroups
      ? metrics.pages.target(from: offset, velocity: .zero, beginning: offset) : offset
    return metrics.limits.clamped(place)
  }

  /// What turns up and down scrolls the collection view.
  override var servesEveryWheel: Bool { false }

  // MARK: What fires

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { host?.laneMoved(self) } }
  }

  // A finger presses the collection view's items.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    host?.touchesCancelled(touches, with: event)
  }
}

import ScrollGeometry

/// A scroll view as it is at one moment: everything that the scroll machine needs to know and does not own.
///
/// A program may set what is no size, no inset or no offset. The initialiser is the one place where that is
/// put right, for the machine alone: the view goes on reading what was set. What is no number counts as 0,
/// a negative size too, and nothing is further than `Tunables.greatestLength`.
public struct ScrollMetrics: Equatable, Sendable {
  /// Size of the view, points.
  public var bounds: Size
  /// Size of the content, points.
  public var content: Size
  /// Added around the content (the adjusted content inset).
  public var insets: Insets
  /// What is shown at the view's top left corner, content points: the bounds' origin.
  public var offset: Point
  /// Device pixels per point.
  public var pixelsPerPoint: Double
  /// What its owner has chosen.
  public var behavior: ScrollBehavior
  /// Where content rests that is smaller than the view: (0, 0) top left, (1, 1) bottom right.
  public var alignment: Point
  /// Nil when nothing zooms.
  public var zoom: Zoom?

  /// The view that zooms.
  public struct Zoom: Equatable, Sendable {
    /// The scale that is shown.
    public var scale: Double
    /// Top left corner of the zooming view's frame, content points.
    public var origin: Point
    /// The zooming view's size at scale 1, points.
    public var size: Size

    /// What is no number is put right: a scale becomes 1, a length 0.
    public init(scale: Double, origin: Point, size: Size) {
      self.scale = scale.isFinite ? scale : 1
      self.origin = origin.plausible
      self.size = size.plausible
    }
  }

  /// What is no size, no inset or no offset is put right. All lengths in points.
  public init(
    bounds: Size, content: Size, insets: Insets = .zero, offset: Point = .zero,
    pixelsPerPoint: Double = 1, behavior: ScrollBehavior = ScrollBehavior(),
    alignment: Point = .zero, zoom: Zoom? = nil
  ) {
    self.bounds = bounds.plausible
    self.content = content.plausible
    self.insets = insets.plausible
    self.offset = offset.plausible
    self.pixelsPerPoint =
      pixelsPerPoint >= Tunables.fewestPixelsPerPoint && pixelsPerPoint < .infinity
      ? pixelsPerPoint : 1
    self.behavior = behavior
    self.alignment = alignment.isFinite ? alignment : .zero
    self.zoom = zoom
  }
}

extension ScrollMetrics {
  /// The offsets that are allowed at rest.
  public var limits: OffsetLimits { room.limits }

  /// The pages, when it pages.
  public var pages: PagePlan {
    PagePlan(
      limits: limits, bounds: bounds, horizontal: behavior.horizontalStops,
      vertical: behavior.verticalStops)
  }

  /// The nearest place where the content may rest: a page, or within the limits.
  var restingPlace: Point {
    behavior.isPagingEnabled
      ? pages.target(from: offset, velocity: .zero, beginning: offset) : limits.clamped(offset)
  }

  /// The scales that are allowed at rest.
  public var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: behavior.minimumZoomScale, maximum: behavior.maximumZoomScale)
  }

  /// Whether a pinch may change anything.
  public var canZoom: Bool {
    zoom != nil && zoomLimits.allowZooming
  }

  /// An axis bounces when there is something to scroll on it, or when it always does.
  public var bouncesHorizontally: Bool {
    behavior.bouncesHorizontally
      && (behavior.alwaysBouncesHorizontally
        || content.width + insets.left + insets.right > bounds.width)
  }

  /// It gives way up and down, as it is now.
  public var bouncesVertically: Bool {
    behavior.bouncesVertically
      && (behavior.alwaysBouncesVertically
        || content.height + insets.top + insets.bottom > bounds.height)
  }

  /// The nearest offset on whole device pixels.
  public func onPixels(_ offset: Point) -> Point {
    Point(
      x: rounded(offset.x, pixelsPerPoint: pixelsPerPoint),
      y: rounded(offset.y, pixelsPerPoint: pixelsPerPoint))
  }

  /// Closer than this is the same place, points.
  var tolerance: Double { Tunables.settlingPixelShare / pixelsPerPoint }
}

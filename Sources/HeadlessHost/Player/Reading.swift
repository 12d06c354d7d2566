import ScrollGeometry

/// What a script can expect of the view that it plays to.
public struct Reading: Equatable, Sendable {
  /// Counts from 0; nil where there are no pages.
  public var page: Int?
  public var zoom: Double
  /// Points.
  public var offset: Point

  public init(page: Int? = nil, zoom: Double, offset: Point) {
    self.page = page
    self.zoom = zoom
    self.offset = offset
  }
}

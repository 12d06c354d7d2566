import ScrollGeometry

/// What a script can expect of the view that it plays to.
public struct Reading: Equatable, Sendable {
  /// Counts from 0; nil where there are no pages.
  public var page: Int?
  public var zoom: Double
  /// Points.
  public var offset: Point
  /// What is shown, by a name; nil where there is but one thing.
  public var screen: String?
  /// What can be read or heard.
  public var texts: [String]

  public init(
    page: Int? = nil, zoom: Double, offset: Point, screen: String? = nil, texts: [String] = []
  ) {
    self.screen = screen
    self.texts = texts
    self.page = page
    self.zoom = zoom
    self.offset = offset
  }
}

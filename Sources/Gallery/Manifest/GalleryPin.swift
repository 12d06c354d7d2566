/// A note that is pinned to a place of a picture.
public struct GalleryPin: Codable, Equatable, Sendable {
  /// Shares of the upright picture's width and height, from its upper left corner, 0…1.
  public var x: Double
  public var y: Double
  public var note: String

  public init(x: Double, y: Double, note: String) {
    self.x = x
    self.y = y
    self.note = note
  }
}

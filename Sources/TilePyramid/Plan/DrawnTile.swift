import DisplayList
import ScrollGeometry

/// A piece of a texture and the part of the picture that it shows.
public struct DrawnTile: Equatable, Sendable {
  /// The texture.
  public var tile: TextureID
  /// Pixels of the texture; may end inside a pixel at the picture's right and bottom edges.
  public var source: Rect
  /// Pixels of the picture.
  public var destination: Rect

  /// A part of a texture, pixels of it, and where it is drawn, pixels of the picture.
  public init(tile: TextureID, source: Rect, destination: Rect) {
    self.tile = tile
    self.source = source
    self.destination = destination
  }
}

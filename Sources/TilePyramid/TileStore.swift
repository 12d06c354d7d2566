import DisplayList
import ScrollGeometry

/// Where tile views find out what is in memory, and say what they want. Used on the main thread only.
public protocol TileStore: AnyObject {
  /// Grows whenever a state changed or a tile arrived or went: views lay out again when it differs.
  var generation: Int { get }
  /// What is known of a picture; asking starts reading its header.
  func status(of picture: Int32) -> PictureStatus
  func isLoaded(_ tile: TextureID) -> Bool
  /// Nothing can be seen through a tile that is loaded.
  func isOpaque(_ tile: TextureID) -> Bool
  /// The picture is shown: what failed for a reason that may have passed since is tried again.
  func lookAgain(at picture: Int32)
  /// Replaces every earlier wish: these tiles, the most urgent first. What is not in the list
  /// may be forgotten when room is needed, and is not decoded if it has not been begun.
  ///
  /// - Parameter visibleCount: so many tiles, from the front, show something that is on screen: a headless
  ///   player waits for these, and for no prefetched ones, before it draws.
  func want(_ tiles: [TextureID], visibleCount: Int)
}

extension TileStore {
  /// As `want(_:visibleCount:)`, with all of them on screen.
  public func want(_ tiles: [TextureID]) { want(tiles, visibleCount: tiles.count) }

  /// For stores that do not know.
  public func isOpaque(_ tile: TextureID) -> Bool { true }

  /// For stores where what failed stays so.
  public func lookAgain(at picture: Int32) {}
}

import DisplayList
import ScrollGeometry

/// Where tile views find out what is in memory, and say what they want. Used on the main thread only.
public protocol TileStore: AnyObject {
  /// Grows whenever a state changed or a tile arrived or went: views lay out again when it differs.
  var generation: Int { get }
  /// Asking for the state of a picture starts reading its header.
  func state(of picture: Int32) -> PictureState
  /// Its pixels are there. Asked in every frame: it is answered at once.
  func isLoaded(_ tile: TextureID) -> Bool
  /// Nothing can be seen through a tile that is loaded.
  func isOpaque(_ tile: TextureID) -> Bool
  /// The picture is shown: what failed for a reason that may have passed since is tried again.
  func lookAgain(at picture: Int32)
  /// How much of a sharper version of the picture is made, 0…1; nil when none is being made.
  func progress(of picture: Int32) -> Double?
  /// When which frame of the picture is shown; nil for one that stands still.
  func animation(of picture: Int32) -> AnimationTimeline?
  /// The server that lets people wait for the picture, or for something that is wanted of it.
  func slowHost(of picture: Int32) -> String?
  /// Pixels of what there is for a picture until its own tiles come, `TextureID(thumbnailOf:)`, if there
  /// is any.
  func thumbnailSize(of picture: Int32) -> Size?
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

  /// For stores that have all versions.
  public func progress(of picture: Int32) -> Double? { nil }

  /// For stores of pictures that stand still.
  public func animation(of picture: Int32) -> AnimationTimeline? { nil }

  /// For stores without servers.
  public func slowHost(of picture: Int32) -> String? { nil }

  /// For stores without thumbnails.
  public func thumbnailSize(of picture: Int32) -> Size? { nil }
}

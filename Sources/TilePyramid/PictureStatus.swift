import ScrollGeometry

/// Everything that a store can say of a picture just now.
public struct PictureStatus: Equatable, Sendable {
  /// Whether it can be shown.
  public var state: PictureState
  /// When which frame of the picture is shown; nil for one that stands still.
  public var animation: AnimationTimeline?
  /// How much of a sharper version of the picture is made, 0…1; nil when none is being made.
  public var progress: Double?
  /// The server that lets people wait for the picture, or for something that is wanted of it.
  public var slowHost: String?
  /// Pixels of what there is for a picture until its own tiles come, `TextureID(thumbnailOf:)`, if there
  /// is any.
  public var thumbnailSize: Size?

  public init(_ state: PictureState) { self.state = state }
}

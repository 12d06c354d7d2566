/// What libvips says of a file besides its size and orientation.
struct VipsHeader: Equatable, Sendable {
  var loader: VipsLoader
  /// What its decoder holds while it works.
  var bytesHeld: Int64 = 0
  /// Vector pictures are drawn so much larger than they ask for.
  var vectorScale = 1.0
  var hasAlpha = false
  /// What the file says that it is a thumbnail of.
  var original: ThumbnailOriginal?
}

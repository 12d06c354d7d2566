import DisplayList

/// What a host does for images: files and pixels. Without a host no file can be read, and what was
/// drawn has no pixels, though it can be shown. Called on any thread, on several at once.
public protocol ImageCoding: AnyObject, Sendable {
  /// Nil for what is no picture, or of a kind that the host does not know.
  func decode(_ bytes: UnsafeRawBufferPointer) -> DecodedImage?
  /// Nil when it cannot.
  func encode(_ pixels: PixelBuffer, as format: ImageFormat) -> [UInt8]?
  /// The list on a transparent ground; nil when there is no memory for it.
  func paint(_ list: DisplayList) -> PixelBuffer?
}

/// A picture from a file.
public struct DecodedImage {
  /// As they lie in the file, not turned.
  public var pixels: PixelBuffer
  /// How the pixels are to be turned.
  public var orientation: UIImage.Orientation

  /// Pixels, and how they are to be turned.
  public init(pixels: PixelBuffer, orientation: UIImage.Orientation = .up) {
    self.pixels = pixels
    self.orientation = orientation
  }
}

/// What an image is written as.
public enum ImageFormat: Equatable, Sendable {
  /// Without loss, with transparency.
  case png
  /// Quality 0…1.
  case jpeg(Double)
}

/// Where the program's host is found.
public enum ImageCoders {
  /// Set once by the host, before the program's own code runs.
  nonisolated(unsafe) public static var current: (any ImageCoding)?
}

import TilePyramid

/// How much memory one picture may take, whatever its file claims to need.
package struct DecodeLimits: Sendable {
  /// Files that a piece may be made of: so many open files go to another process in one message beside the
  /// memory for its pixels and a display's profile (Linux's SCM_MAX_FD is 253).
  static let mostFiles = 251

  /// The pixels of one level.
  var levelBytes: Int64
  /// What a decoder holds besides these while it works.
  package var workingBytes: Int64
  /// Pixels of a picture that is read from top to bottom: bounds the time, not the memory.
  var streamedPixels: Int64 = 4_000_000_000
  /// Compressed data that is read as a whole.
  var fileBytes = 1 << 30
  /// A JPEG file with more pixels than this for each of its bytes is as good as empty: even of one
  /// colour, a picture spends a bit on each block of 64.
  var jpegPixelsPerByte: Int64 = 5000
  /// The same for a PNG file: of one bit for each pixel, and that packed as well as it goes, 1032 : 1
  /// (zlib Technical Details, "Maximum Compression Factor").
  var pngPixelsPerByte: Int64 = 8 * 1032

  /// Of an animated picture there are several frames at a time: the one that is drawn, the one that
  /// is due and those that come next.
  var forFrames: DecodeLimits {
    var limits = self
    limits.levelBytes /= Int64(AnimationTimeline.framesAhead + 2)
    return limits
  }

  func allowsLevel(width: Int, height: Int) -> Bool {
    Raster.byteCount(width: width, height: height) <= levelBytes
  }
}

import Glibc

/// How much memory one picture may take, whatever its file claims to need.
struct DecodeLimits: Sendable {
  /// The pixels of one level.
  var levelBytes: Int64
  /// What a decoder holds besides these while it works.
  var workingBytes: Int64
  /// Pixels of a picture that is read from top to bottom: bounds the time, not the memory.
  var streamedPixels: Int64 = 4_000_000_000
  /// Compressed data that is read as a whole.
  var fileBytes = 1 << 30
  /// So many pixels a byte of JPEG data never holds: it spends a bit on each block of 64.
  var jpegPixelsPerByte: Int64 = 20_000

  func allowsLevel(width: Int, height: Int) -> Bool {
    Raster.byteCount(width: width, height: height) <= levelBytes
  }
}

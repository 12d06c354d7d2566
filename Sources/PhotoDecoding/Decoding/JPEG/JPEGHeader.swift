/// What a JPEG file says of itself besides its size and orientation.
struct JPEGHeader: Equatable, Sendable {
  /// 1 grey, 3 colour, 4 CMYK.
  var components: Int
  /// Coefficients that the decoder holds for the whole picture, whatever the size it decodes to;
  /// 0 when the file can be decoded line by line.
  var coefficientBytes: Int64
  /// Its colours are not sRGB's.
  var hasOtherProfile: Bool
  /// Where in the file a small version of the picture lies.
  var preview: Range<Int>?

  var needsColorConversion: Bool { components == 4 || hasOtherProfile }

  static func isSignature(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}

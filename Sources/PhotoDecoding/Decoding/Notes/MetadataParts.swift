/// What a file says of its picture, in the forms of those who wrote it.
struct MetadataParts {
  /// With "Exif" and two zeros before it.
  var exif: [UInt8] = []
  var xmp: [UInt8] = []
  /// IPTC's records, perhaps among Photoshop's.
  var iptc: [UInt8] = []
  var profile = ICCProfile()

  static let exifSignature = Array("Exif\0\0".utf8)
  private static let xmpSignature = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let photoshopSignature = Array("Photoshop 3.0\0".utf8)

  /// - Parameter segment: of a JPEG file, without its marker and length.
  mutating func take(jpegSegment segment: [UInt8]) {
    if exif.isEmpty, segment.starts(with: Self.exifSignature) {
      exif = segment
    } else if xmp.isEmpty, segment.starts(with: Self.xmpSignature) {
      xmp = Array(segment.dropFirst(Self.xmpSignature.count))
    } else if iptc.isEmpty, segment.starts(with: Self.photoshopSignature) {
      iptc = Array(segment.dropFirst(Self.photoshopSignature.count))
    }
  }
}

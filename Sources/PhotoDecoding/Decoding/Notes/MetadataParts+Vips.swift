import CVips

extension MetadataParts {
  /// A longer one is none that a person or a camera has written, bytes.
  private static let largest = 16 << 20

  /// What libvips finds in a file. Inside `VipsLibrary.using`.
  init(_ file: PictureFile, _ header: VipsHeader) throws(PictureError) {
    guard let picture = VipsDecoder.load(try VipsFileSource(file), header) else {
      throw .damaged(header.loader.formatName)
    }
    exif = Self.bytes("exif-data", of: picture)
    if !exif.isEmpty, !exif.starts(with: Self.exifSignature) { exif = Self.exifSignature + exif }
    xmp = Self.bytes("xmp-data", of: picture)
    iptc = Self.bytes("iptc-data", of: picture)
    profile = ICCProfile(Self.bytes("icc-profile-data", of: picture))
  }

  private static func bytes(_ name: String, of picture: VipsPicture) -> [UInt8] {
    defer { vips_error_clear() }
    var data: UnsafeRawPointer?
    var count = 0
    guard vips_image_get_typeof(picture.pointer, name) != 0,
      vips_image_get_blob(picture.pointer, name, &data, &count) == 0, let data, count <= largest
    else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }
}

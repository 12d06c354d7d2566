import CRaw
import Glibc

/// Finds the picture that a camera has put beside its raw data: it is what the camera's own display shows, a JPEG file
/// within the file, mostly as large as the photo.
struct RawReader {
  /// As LibRaw has it: quarter turns in its own numbers.
  private static let orientations: [Int32: Orientation] = [
    3: .upsideDown, 5: .turnedAnticlockwise, 6: .turnedClockwise,
  ]

  /// Nil when the file holds no raw data, or no picture beside them that is a JPEG file, and where there is no LibRaw.
  static func header(of file: PictureFile, _ limits: DecodeLimits) throws(PictureError)
    -> PictureHeader?
  {
    guard craw_is_there() else { return nil }
    guard file.byteCount <= limits.fileBytes else { return nil }
    let (memory, byteCount) = try file.contents()
    guard let data = libraw_init(0) else { throw .outOfMemory }
    defer { libraw_close(data) }
    guard libraw_open_buffer(data, memory.base, byteCount) == 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: memory.base, count: byteCount)
    guard libraw_unpack_thumb(data) == 0,
      let place = place(of: data.pointee.thumbnail, in: bytes)
    else { return nil }
    var header = try JPEGHeaderReader.read(file.part(place))
    guard case .jpeg(let jpeg) = header.format else { return nil }
    // Some cameras turn the picture and not the data, or say it in both places.
    if header.orientation == .upright, let turned = orientations[data.pointee.sizes.flip],
      !(turned.swapsAxes && header.storedWidth < header.storedHeight)
    {
      header.orientation = turned
    }
    header.format = .raw(RawHeader(place: place, jpeg: jpeg))
    return header
  }

  /// Where in the file the bytes lie that LibRaw has taken from it; nil when they are no JPEG file's.
  private static func place(of preview: libraw_thumbnail_t, in bytes: UnsafeRawBufferPointer)
    -> Range<Int>?
  {
    let count = Int(preview.tlength)
    guard preview.tformat == LIBRAW_THUMBNAIL_JPEG, let thumb = preview.thumb, count > 0,
      count <= bytes.count, let base = bytes.baseAddress
    else { return nil }
    let last = bytes.count - count
    var start = 0
    while start <= last,
      let found = memchr(base + start, Int32(UInt8(bitPattern: thumb[0])), last - start + 1)
    {
      start = UnsafeRawPointer(found) - base
      if memcmp(found, thumb, count) == 0 { return start..<start + count }
      start += 1
    }
    return nil
  }
}

/// Walks through the segments of a JPEG file up to its picture data.
struct JPEGHeaderReader {
  /// More segments than any camera writes; bounds the time for a hostile file.
  private static let longestWalk = 5000

  private var window: FileWindow
  private var orientation = Orientation.upright
  private var preview: Range<Int>?
  private var profile = ICCProfile()
  private var frame: JPEGFrame?
  /// What else the segments say; nil when nobody wants it.
  private var parts: MetadataParts?
  /// Which way is up, and where that is noted; nil when nobody wants to know.
  private var notes: JPEGNotes?

  private init(_ file: PictureFile) { window = FileWindow(file) }

  static func read(_ file: PictureFile) throws(PictureError) -> PictureHeader {
    var reader = JPEGHeaderReader(file)
    return try reader.read()
  }

  /// What the segments say besides.
  static func parts(of file: PictureFile) throws(PictureError) -> MetadataParts {
    var reader = JPEGHeaderReader(file)
    reader.parts = MetadataParts()
    _ = try reader.read()
    reader.parts?.profile = reader.profile
    return reader.parts ?? MetadataParts()
  }

  /// Where it is noted which way is up.
  static func notes(of file: PictureFile) throws(PictureError) -> JPEGNotes {
    var reader = JPEGHeaderReader(file)
    reader.notes = JPEGNotes()
    _ = try reader.read()
    return reader.notes ?? JPEGNotes()
  }

  private mutating func read() throws(PictureError) -> PictureHeader {
    var position = 2
    for _ in 0..<Self.longestWalk {
      guard let marker = try nextMarker(&position) else { break }
      if marker == Marker.endOfImage { break }
      if Marker.standAlone.contains(marker) { continue }
      guard let length = try window.uint16(at: position), length >= 2 else { break }
      let payload = position + 2..<position + Int(length)
      position = payload.upperBound
      if marker == Marker.startOfScan { return try header(firstScan: payload) }
      try take(marker, payload)
    }
    throw .damaged("JPEG")
  }

  /// Skips what is not a marker, as the decoder does.
  private mutating func nextMarker(_ position: inout Int) throws(PictureError) -> UInt8? {
    while let byte = try window.byte(at: position) {
      position += 1
      guard byte == 0xFF else { continue }
      while let fill = try window.byte(at: position), fill == 0xFF { position += 1 }
      guard let marker = try window.byte(at: position) else { return nil }
      position += 1
      if marker != 0 { return marker }
    }
    return nil
  }

  private mutating func take(_ marker: UInt8, _ payload: Range<Int>) throws(PictureError) {
    if parts != nil, [Marker.exif, Marker.photoshop].contains(marker) {
      parts?.take(jpegSegment: try window.bytes(payload))
    }
    if notes != nil, marker == Marker.exif, orientation == .upright {
      notes?.take(exif: try window.bytes(payload), at: payload)
    }
    switch marker {
    case Marker.exif where orientation == .upright:
      guard let exif = EXIF(try window.bytes(payload)) else { break }
      orientation = exif.orientation ?? .upright
      preview = exif.preview.map {
        payload.lowerBound + $0.lowerBound..<payload.lowerBound + $0.upperBound
      }
    case Marker.profile:
      profile.append(jpegSegment: try window.bytes(payload))
    case _ where Marker.frames.contains(marker):
      guard frame == nil, let found = JPEGFrame(marker: marker, try window.bytes(payload)) else {
        throw .damaged("JPEG")
      }
      frame = found
    default: break
    }
  }

  private mutating func header(firstScan: Range<Int>) throws(PictureError) -> PictureHeader {
    guard let frame, let scanned = try window.byte(at: firstScan.lowerBound) else {
      throw .damaged("JPEG")
    }
    guard frame.isSupported else { throw .unsupported("JPEG") }
    let isStreamed = !frame.isProgressive && Int(scanned) == frame.components.count
    return PictureHeader(
      format: .jpeg(
        JPEGHeader(
          components: frame.components.count,
          coefficientBytes: isStreamed ? 0 : frame.coefficientBytes,
          hasOtherProfile: profile.isOther, preview: preview)),
      storedWidth: frame.width, storedHeight: frame.height, orientation: orientation)
  }

  private enum Marker {
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let exif: UInt8 = 0xE1
    static let profile: UInt8 = 0xE2
    static let photoshop: UInt8 = 0xED
    static let standAlone: Set<UInt8> = [
      0x01, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8,
    ]
    /// All but DHT, JPG and DAC, which share their range.
    static let frames = Set(UInt8(0xC0)...0xCF).subtracting([0xC4, 0xC8, 0xCC])
  }
}

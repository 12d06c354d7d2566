import PictureFacts

/// What a JPEG file notes of which way is up, and where.
struct JPEGNotes {
  /// Where the note is.
  struct Place {
    /// In the file.
    var position: Int
    var isLittleEndian: Bool
  }

  var orientation = Orientation.upright
  /// Nil where there is none.
  var orientationPlace: Place?
  /// The first EXIF segment without its marker and length: where in the file, and its bytes.
  var exif: (range: Range<Int>, bytes: [UInt8])?

  /// Of the EXIF segments there are, the one counts that says something other than "upright".
  mutating func take(exif bytes: [UInt8], at range: Range<Int>) {
    guard let exif = EXIF(bytes) else { return }
    if self.exif == nil { self.exif = (range, bytes) }
    guard let place = exif.orientationPlace,
      orientationPlace == nil || exif.orientation ?? .upright != .upright
    else { return }
    orientation = exif.orientation ?? .upright
    orientationPlace = Place(
      position: range.lowerBound + place, isLittleEndian: exif.isLittleEndian)
  }

  /// What notes that it is turned; nil when there is no room.
  func change(_ turn: PhotoTurn) -> FileChange? {
    let orientation = orientation.turned(turn)
    if let orientationPlace {
      let start = orientationPlace.position
      let value = UInt8(orientation.rawValue)
      return FileChange(
        range: start..<start + 2,
        bytes: orientationPlace.isLittleEndian ? [value, 0] : [0, value])
    }
    guard let exif else {
      let segment = Self.segment(EXIF.segment(of: orientation))
      // Behind the marker that begins the file.
      return segment.map { FileChange(range: 2..<2, bytes: $0) }
    }
    guard let bytes = EXIF(exif.bytes)?.adding(orientation, to: exif.bytes),
      let segment = Self.segment(bytes)
    else { return nil }
    // derivation: the marker and the length take two bytes each.
    return FileChange(range: exif.range.lowerBound - 4..<exif.range.upperBound, bytes: segment)
  }

  /// With its marker and its length; nil when it is too long.
  private static func segment(_ payload: [UInt8]) -> [UInt8]? {
    let length = payload.count + 2
    guard length <= UInt16.max else { return nil }
    return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }
}

import ScrollGeometry

/// What is asked of a decoding process, in bytes and open files: where pixels go comes first, then a display's profile.
enum DecodingRequest {
  case header
  /// The header, and then, when one piece shows the whole picture in a window of so many pixels, that
  /// piece.
  case opening(Size)
  ///
  /// - hasProfile: it is to be in a display's colours.
  case decode(PieceKey, PictureHeader, existingFiles: [Bool], hasProfile: Bool = false)
  /// Of a process that has a folder to work in.
  case buildPyramid(PictureHeader)
  /// What the file says of its picture.
  case notes

  /// Its answer needs memory for pixels.
  var hasResult: Bool {
    switch self {
    case .header, .buildPyramid, .notes: false
    case .opening, .decode: true
    }
  }

  /// A display's profile comes with it.
  var hasProfile: Bool {
    guard case .decode(_, _, _, let hasProfile) = self else { return false }
    return hasProfile
  }

  var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .header:
      writer.put(0)
    case .decode(let piece, let header, let existing, let hasProfile):
      writer.put(1)
      writer.put(Int(piece.level))
      writer.put(Int(piece.frame))
      writer.put(piece.place == nil ? 0 : 1)
      writer.put(Int(piece.place?.column ?? 0))
      writer.put(Int(piece.place?.row ?? 0))
      header.write(to: &writer)
      writer.put(existing.count)
      for exists in existing { writer.put(exists ? 1 : 0) }
      writer.put(hasProfile ? 1 : 0)
    case .buildPyramid(let header):
      writer.put(2)
      header.write(to: &writer)
    case .opening(let window):
      writer.put(3)
      writer.put(window.width)
      writer.put(window.height)
    case .notes:
      writer.put(4)
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    switch reader.int() {
    case 0: self = .header
    case 1:
      guard let level = reader.int(), let frame = reader.int().flatMap(UInt16.init(exactly:)),
        let hasPlace = reader.int(), let column = reader.int(),
        let row = reader.int(), let header = PictureHeader(&reader), let count = reader.int(),
        (0...DecodeLimits.mostFiles).contains(count)
      else { return nil }
      var existing: [Bool] = []
      for _ in 0..<count {
        guard let exists = reader.int() else { return nil }
        existing.append(exists != 0)
      }
      guard let hasProfile = reader.int() else { return nil }
      let place = PieceKey.Place(column: Int32(column), row: Int32(row))
      self = .decode(
        PieceKey(
          picture: 0, level: Int16(level), frame: frame, place: hasPlace == 0 ? nil : place),
        header, existingFiles: existing, hasProfile: hasProfile != 0)
    case 2:
      guard let header = PictureHeader(&reader) else { return nil }
      self = .buildPyramid(header)
    case 3:
      guard let width = reader.double(), let height = reader.double() else { return nil }
      self = .opening(Size(width: width, height: height))
    case 4: self = .notes
    default: return nil
    }
  }
}

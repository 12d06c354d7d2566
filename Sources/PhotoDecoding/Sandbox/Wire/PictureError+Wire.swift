extension PictureError {
  func write(to writer: inout WireWriter) {
    switch self {
    case .missing: writer.put(0)
    case .noPermission: writer.put(1)
    case .notAFile: writer.put(2)
    case .unreadable: writer.put(3)
    case .empty: writer.put(4)
    case .notAPicture: writer.put(5)
    case .damaged(let format):
      writer.put(6)
      writer.put(format)
    case .unsupported(let format):
      writer.put(7)
      writer.put(format)
    case .tooLarge(let width, let height):
      writer.put(8)
      writer.put(width)
      writer.put(height)
    case .outOfMemory: writer.put(9)
    case .changed: writer.put(10)
    case .tookTooLong: writer.put(11)
    case .stopped: writer.put(12)
    case .diskFull: writer.put(13)
    // Decoding processes know no servers, no cache, and not how they end.
    case .givenUp, .server, .pyramidGone, .killed, .noProcess: writer.put(14)
    case .noTiles: writer.put(15)
    case .wrongTiles: writer.put(16)
    }
  }

  init?(_ reader: inout WireReader) {
    switch reader.int() {
    case 0: self = .missing
    case 1: self = .noPermission
    case 2: self = .notAFile
    case 3: self = .unreadable
    case 4: self = .empty
    case 5: self = .notAPicture
    case 6:
      guard let format = reader.text() else { return nil }
      self = .damaged(format)
    case 7:
      guard let format = reader.text() else { return nil }
      self = .unsupported(format)
    case 8:
      guard let width = reader.int(), let height = reader.int() else { return nil }
      self = .tooLarge(width: width, height: height)
    case 9: self = .outOfMemory
    case 10: self = .changed
    case 11: self = .tookTooLong
    case 12: self = .stopped
    case 13: self = .diskFull
    case 14: self = .givenUp
    case 15: self = .noTiles
    case 16: self = .wrongTiles
    default: return nil
    }
  }
}

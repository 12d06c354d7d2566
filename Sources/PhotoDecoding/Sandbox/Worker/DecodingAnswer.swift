import PictureFacts

/// What a decoding process answers. Pixels are where it was told to put them.
enum DecodingAnswer {
  case header(PictureHeader)
  ///
  /// - lacksColors: they are in sRGB, since the display's profile is of no use.
  case pixels(isOpaque: Bool, isCutShort: Bool, lacksColors: Bool = false)
  case failure(PictureError)
  /// 0…1 of a pyramid; it is there at 1.
  case built(Double)
  case notes(PhotoNotes)

  var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .header(let header):
      writer.put(0)
      header.write(to: &writer)
    case .pixels(let isOpaque, let isCutShort, let lacksColors):
      writer.put(1)
      for flag in [isOpaque, isCutShort, lacksColors] { writer.put(flag ? 1 : 0) }
    case .failure(let error):
      writer.put(2)
      error.write(to: &writer)
    case .built(let share):
      writer.put(3)
      writer.put(share)
    case .notes(let notes):
      writer.put(4)
      notes.write(to: &writer)
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    switch reader.int() {
    case 0:
      guard let header = PictureHeader(&reader) else { return nil }
      self = .header(header)
    case 1:
      guard let isOpaque = reader.int(), let isCutShort = reader.int(),
        let lacksColors = reader.int()
      else { return nil }
      self = .pixels(
        isOpaque: isOpaque != 0, isCutShort: isCutShort != 0, lacksColors: lacksColors != 0)
    case 2:
      guard let error = PictureError(&reader) else { return nil }
      self = .failure(error)
    case 3:
      guard let share = reader.double(), share >= 0, share <= 1 else { return nil }
      self = .built(share)
    case 4:
      guard let notes = PhotoNotes(&reader) else { return nil }
      self = .notes(notes)
    default: return nil
    }
  }
}

extension IIIF: PictureFormat {
  var name: String { "IIIF" }

  var layout: TileLayout? { .iiif }

  var isTiled: Bool { !isWhole }

  var hasAlpha: Bool { format.lowercased() == "png" }

  func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    by decoder: PictureDecoder
  ) throws(PictureError) -> PiecePixels {
    try TileComposer(decoder: decoder)
      .compose(header.area(of: piece), of: header.tiles(of: piece), in: files)
  }

  init?(_ reader: inout WireReader) {
    guard let width = reader.int(), let height = reader.int(), let version = reader.int(),
      let format = reader.text(), let count = reader.int(), (0...Self.mostLevels).contains(count)
    else { return nil }
    var levels: [Level] = []
    for _ in 0..<count {
      guard let level = Level(&reader) else { return nil }
      levels.append(level)
    }
    self.init(
      checkedWidth: width, height: height, levels: levels, isVersion3: version != 0,
      format: format)
  }

  func write(to writer: inout WireWriter) {
    for number in [width, height, isVersion3 ? 1 : 0] { writer.put(number) }
    writer.put(format)
    writer.put(levels.count)
    for level in levels { level.write(to: &writer) }
  }
}

extension IIIF.Level {
  fileprivate func write(to writer: inout WireWriter) {
    let numbers =
      switch self {
      case .absent: [0, 0, 0]
      case .tiles(let width, let height): [1, width, height]
      case .whole(let width, let height): [2, width, height]
      }
    for number in numbers { writer.put(number) }
  }

  fileprivate init?(_ reader: inout WireReader) {
    guard let kind = reader.int(), let width = reader.int(), let height = reader.int() else {
      return nil
    }
    switch kind {
    case 0: self = .absent
    case 1: self = .tiles(width: width, height: height)
    case 2: self = .whole(width: width, height: height)
    default: return nil
    }
  }
}

import TilePyramid

extension PictureHeader {
  func write(to writer: inout WireWriter) {
    for number in [storedWidth, storedHeight, orientation.rawValue, finestLevel] {
      writer.put(number)
    }
    writer.put(animation?.delays ?? [])
    writer.put(animation?.rounds ?? 0)
    switch format {
    case .jpeg(let jpeg):
      writer.put(0)
      writer.put(jpeg.components)
      writer.put(Int(jpeg.coefficientBytes))
      writer.put(jpeg.hasOtherProfile ? 1 : 0)
    case .other(let vips):
      writer.put(1)
      writer.put(vips.loader.rawValue)
      writer.put(Int(vips.bytesHeld))
      writer.put(vips.vectorScale)
      writer.put(vips.hasAlpha ? 1 : 0)
      writer.put(vips.original?.address ?? "")
      writer.put(vips.original?.secondsOfChange ?? 0)
      writer.put(vips.original?.byteCount ?? -1)
    case .pyramid(let pyramid):
      writer.put(2)
      writer.put(pyramid.layout == .pages ? 0 : 1)
      writer.put(pyramid.levelCount)
      writer.put(pyramid.hasAlpha ? 1 : 0)
    case .deepZoom(let picture):
      writer.put(3)
      for number in [picture.width, picture.height, picture.tileSide, picture.overlap] {
        writer.put(number)
      }
      writer.put(picture.format)
    case .iiif(let picture):
      writer.put(4)
      for number in [picture.width, picture.height, picture.isVersion3 ? 1 : 0] {
        writer.put(number)
      }
      writer.put(picture.format)
      writer.put(picture.levels.count)
      for level in picture.levels { level.write(to: &writer) }
    }
  }

  /// Nil when it cannot be the header of any picture.
  init?(_ reader: inout WireReader) {
    guard let width = reader.int(), let height = reader.int(), width > 0, height > 0,
      width <= TileGrid.longestSide, height <= TileGrid.longestSide,
      let orientation = reader.int().flatMap(Orientation.init), let finest = reader.int(),
      finest >= 0, let delays = reader.ints(atMost: FrameReader.mostFrames),
      let rounds = reader.int(), let format = Format(&reader)
    else { return nil }
    self.init(
      format: format, storedWidth: width, storedHeight: height, orientation: orientation,
      finestLevel: finest,
      animation: AnimationTimeline(delays: delays, rounds: rounds == 0 ? nil : rounds))
    guard finest < grid.levelCount else { return nil }
  }
}

extension PictureHeader.Format {
  /// More than any machine has, and little enough to be added to: what a picture takes, bytes.
  private static let possibleBytes = 0...(1 << 48)

  fileprivate init?(_ reader: inout WireReader) {
    switch reader.int() {
    case 0:
      guard let components = reader.int(), let bytes = reader.int(),
        Self.possibleBytes.contains(bytes), let profile = reader.int()
      else { return nil }
      self = .jpeg(
        JPEGHeader(
          components: components, coefficientBytes: Int64(bytes), hasOtherProfile: profile != 0))
    case 1:
      guard let loader = reader.text().flatMap(VipsLoader.init), let bytes = reader.int(),
        Self.possibleBytes.contains(bytes), let scale = reader.double(), let alpha = reader.int(),
        let address = reader.text(),
        let seconds = reader.int(), let byteCount = reader.int()
      else { return nil }
      let original = ThumbnailOriginal(
        address: address, secondsOfChange: seconds, byteCount: byteCount < 0 ? nil : byteCount)
      self = .other(
        VipsHeader(
          loader: loader, bytesHeld: Int64(bytes), vectorScale: scale, hasAlpha: alpha != 0,
          original: address.isEmpty ? nil : original))
    case 2:
      guard let layout = reader.int(), let count = reader.int(), (1...32).contains(count),
        let alpha = reader.int()
      else { return nil }
      self = .pyramid(
        VipsPyramid(
          layout: layout == 0 ? .pages : .subdirectories, levelCount: count, hasAlpha: alpha != 0))
    case 3:
      guard let width = reader.int(), let height = reader.int(), let side = reader.int(),
        let overlap = reader.int(), let format = reader.text(),
        let picture = DeepZoom(
          checkedWidth: width, height: height, tileSide: side, overlap: overlap, format: format)
      else { return nil }
      self = .deepZoom(picture)
    case 4:
      guard let width = reader.int(), let height = reader.int(), let version = reader.int(),
        let format = reader.text(), let count = reader.int(),
        (0...IIIF.mostLevels).contains(count)
      else { return nil }
      var levels: [IIIF.Level] = []
      for _ in 0..<count {
        guard let level = IIIF.Level(&reader) else { return nil }
        levels.append(level)
      }
      guard
        let picture = IIIF(
          checkedWidth: width, height: height, levels: levels, isVersion3: version != 0,
          format: format)
      else { return nil }
      self = .iiif(picture)
    default: return nil
    }
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

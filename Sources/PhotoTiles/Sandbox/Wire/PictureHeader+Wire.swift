import TilePyramid

extension PictureHeader {
  func write(to writer: inout WireWriter) {
    for number in [storedWidth, storedHeight, orientation.rawValue, finestLevel] {
      writer.put(number)
    }
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
    case .pyramid(let pyramid):
      writer.put(2)
      writer.put(pyramid.layout == .pages ? 0 : 1)
      writer.put(pyramid.levelCount)
    case .deepZoom(let picture):
      writer.put(3)
      for number in [picture.width, picture.height, picture.tileSide, picture.overlap] {
        writer.put(number)
      }
      writer.put(picture.format)
    }
  }

  /// Nil when it cannot be the header of any picture.
  init?(_ reader: inout WireReader) {
    guard let width = reader.int(), let height = reader.int(), width > 0, height > 0,
      width <= TileGrid.longestSide, height <= TileGrid.longestSide,
      let orientation = reader.int().flatMap(Orientation.init), let finest = reader.int(),
      finest >= 0, let format = Format(&reader)
    else { return nil }
    self.init(
      format: format, storedWidth: width, storedHeight: height, orientation: orientation,
      finestLevel: finest)
    guard finest < grid.levelCount else { return nil }
  }
}

extension PictureHeader.Format {
  fileprivate init?(_ reader: inout WireReader) {
    switch reader.int() {
    case 0:
      guard let components = reader.int(), let bytes = reader.int(), let profile = reader.int()
      else { return nil }
      self = .jpeg(
        JPEGHeader(
          components: components, coefficientBytes: Int64(bytes), hasOtherProfile: profile != 0))
    case 1:
      guard let loader = reader.text().flatMap(VipsLoader.init), let bytes = reader.int(),
        let scale = reader.double()
      else { return nil }
      self = .other(VipsHeader(loader: loader, bytesHeld: Int64(bytes), vectorScale: scale))
    case 2:
      guard let layout = reader.int(), let count = reader.int(), (1...32).contains(count) else {
        return nil
      }
      self = .pyramid(
        VipsPyramid(layout: layout == 0 ? .pages : .subdirectories, levelCount: count))
    case 3:
      guard let width = reader.int(), let height = reader.int(), let side = reader.int(),
        let overlap = reader.int(), let format = reader.text(),
        let picture = DeepZoom(
          checkedWidth: width, height: height, tileSide: side, overlap: overlap, format: format)
      else { return nil }
      self = .deepZoom(picture)
    default: return nil
    }
  }
}

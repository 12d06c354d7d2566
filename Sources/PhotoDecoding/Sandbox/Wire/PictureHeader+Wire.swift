import TilePyramid

extension PictureHeader {
  func write(to writer: inout WireWriter) {
    for number in [storedWidth, storedHeight, orientation.rawValue, finestLevel] {
      writer.put(number)
    }
    writer.put(animation?.delays ?? [])
    writer.put(animation?.rounds ?? 0)
    format.write(to: &writer)
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

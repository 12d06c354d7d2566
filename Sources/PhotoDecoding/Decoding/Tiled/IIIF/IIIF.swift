import ScrollGeometry
import TilePyramid

/// A picture that is given out as the IIIF Image API says, version 2 or 3, by a server or by a folder
/// that is laid out like one.
///
/// Its tiles are named `REGION/SIZE/0/default.FORMAT`, from where `info.json` is.
/// (IIIF Consortium, "Image API 3.0" and "Image API 2.1.1".)
struct IIIF: Equatable, Sendable {
  /// How the picture can be had at one of our levels.
  enum Level: Equatable, Sendable {
    case absent
    /// In tiles of so many pixels of the level.
    case tiles(width: Int, height: Int)
    /// As a whole of so many pixels.
    case whole(width: Int, height: Int)
  }

  /// The whole picture, pixels.
  let width: Int
  let height: Int
  /// From the finest on.
  let levels: [Level]
  let isVersion3: Bool
  let format: String

  private static let tileSides = 64...4096
  static let mostLevels = 32

  /// Nil when there can be no such picture, or when some level would take too many files.
  init?(
    checkedWidth width: Int, height: Int, levels: [Level], isVersion3: Bool, format: String
  ) {
    let sides = 1...TileGrid.longestSide
    guard sides.contains(width), sides.contains(height), levels.count <= Self.mostLevels,
      // It becomes a part of a file's name.
      Self.isWord(format)
    else { return nil }
    self.width = width
    self.height = height
    self.levels = levels
    self.isVersion3 = isVersion3
    self.format = format
    guard levels.allSatisfy(isPossible) else { return nil }
    let grid = TileGrid(size: Size(width: Double(width), height: Double(height)))
    guard (0..<grid.levelCount).allSatisfy(isReachable) else { return nil }
  }

  private static func isWord(_ text: String) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }

  private func isPossible(_ level: Level) -> Bool {
    switch level {
    case .absent: true
    case .tiles(let width, let height):
      Self.tileSides.contains(width) && Self.tileSides.contains(height)
    case .whole(let width, let height):
      (1...TileGrid.longestSide).contains(width) && (1...TileGrid.longestSide).contains(height)
    }
  }

  /// Every piece of it can be made of files that there are, and of no more than processes can hand
  /// over at once.
  private func isReachable(_ level: Int) -> Bool {
    guard let source = source(of: level) else { return false }
    switch levels[source] {
    case .absent: return false
    case .whole: return true
    case .tiles(let tileWidth, let tileHeight):
      let size = size(ofLevel: source)
      if size.width <= tileWidth, size.height <= tileHeight { return true }
      let side = TileGrid.standardTileSide << (level - source)
      let count = (side / tileWidth + 2) * (side / tileHeight + 2)
      // Their halves must not end inside a pixel.
      let step = 1 << (level - source)
      return tileWidth % step == 0 && tileHeight % step == 0 && count <= DecodeLimits.mostFiles
    }
  }

  /// There are no tiles, only the whole picture in some sizes.
  var isWhole: Bool {
    !levels.contains { if case .tiles = $0 { true } else { false } }
  }

  private func size(ofLevel level: Int) -> (width: Int, height: Int) {
    (((width - 1) >> level) + 1, ((height - 1) >> level) + 1)
  }

  /// The nearest level, not coarser than this one, that can be had.
  private func source(of level: Int) -> Int? {
    levels.prefix(level + 1).lastIndex { $0 != .absent }
  }

  // MARK: - Names

  /// The files that show some of an area of a level.
  func tiles(showing area: PixelArea, ofLevel level: Int) -> [TileFile] {
    guard !area.isEmpty, let source = source(of: level) else { return [] }
    let halvings = level - source
    switch levels[source] {
    case .absent: return []
    case .whole(let width, let height):
      let whole = size(ofLevel: level)
      return [
        TileFile(
          path: name("full", sizeOfWhole(width, height)), otherPath: nil,
          area: PixelArea(x: 0, y: 0, width: whole.width, height: whole.height),
          halvings: halvings)
      ]
    case .tiles(let tileWidth, let tileHeight):
      let (width, height) = (max(tileWidth >> halvings, 1), max(tileHeight >> halvings, 1))
      let size = size(ofLevel: source)
      let isOne = size.width <= tileWidth && size.height <= tileHeight
      let columns = isOne ? 0...0 : area.x / width...(area.maxX - 1) / width
      let rows = isOne ? 0...0 : area.y / height...(area.maxY - 1) / height
      return rows.flatMap { row in
        columns.map { column in
          let stored = PixelArea(
            x: column * tileWidth, y: row * tileHeight, width: tileWidth, height: tileHeight
          ).intersection(PixelArea(x: 0, y: 0, width: size.width, height: size.height))
          return file(stored, ofLevel: source, halvings: halvings)
        }
      }
    }
  }

  /// - Parameter area: pixels of the level that is stored.
  private func file(_ area: PixelArea, ofLevel level: Int, halvings: Int) -> TileFile {
    let (x, y) = (area.x << level, area.y << level)
    let (regionWidth, regionHeight) = (
      min(area.width << level, width - x), min(area.height << level, height - y)
    )
    let size = isVersion3 ? "\(area.width),\(area.height)" : "\(area.width),"
    let region = name("\(x),\(y),\(regionWidth),\(regionHeight)", size)
    let step = 1 << halvings
    let shown = PixelArea(
      x: area.x / step, y: area.y / step, width: (area.width - 1) / step + 1,
      height: (area.height - 1) / step + 1)
    guard regionWidth == width, regionHeight == height else {
      return TileFile(path: region, area: shown, halvings: halvings)
    }
    // So says the canonical form; libvips writes folders that have the region's numbers.
    return TileFile(
      path: name("full", sizeOfWhole(area.width, area.height)), otherPath: region, area: shown,
      halvings: halvings)
  }

  private func sizeOfWhole(_ width: Int, _ height: Int) -> String {
    if width == self.width, height == self.height { return isVersion3 ? "max" : "full" }
    return isVersion3 ? "\(width),\(height)" : "\(width),"
  }

  private func name(_ region: String, _ size: String) -> String {
    "\(region)/\(size)/0/default.\(format)"
  }
}

import TilePyramid

@testable import PhotoDecoding

/// A picture to be cut into tiles, and how far what is shown of them is from it.
enum TiledPicture {
  static let width = 1403
  static let height = 1101
  static let picture = TestPicture(width: width, height: height)
  static let decoder = PictureDecoder(
    limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))

  static var vips: VipsPicture {
    VipsFiles.picture(picture.pixels, width: width, height: height, bands: 3)
  }

  /// The greatest difference of any component of any pixel from the picture that was stored, and
  /// the number of pixels that were compared.
  static func worst(_ path: String) throws -> (difference: Double, compared: Int) {
    let source = DiskPicture(path: path)
    let header = try decoder.header(of: source.picture())
    precondition(header.isTiled)
    var (worst, compared) = (0.0, 0)
    for piece in pieces(of: header) {
      let pixels = try decoder.decode(piece, of: header, in: source.files(of: piece, header))
      let found = try difference(pixels, piece, header)
      worst = max(worst, found.difference)
      compared += found.compared
    }
    return (worst, compared)
  }

  /// Every tile of every level.
  static func pieces(of header: PictureHeader) -> [PieceKey] {
    (0..<header.grid.levelCount).flatMap { level in
      let tiles = header.grid.tiles(ofLevel: level)
      return tiles.rows.flatMap { row in
        tiles.columns.map { column in
          PieceKey(
            picture: 0, level: Int16(level),
            place: .init(column: Int32(column), row: Int32(row)))
        }
      }
    }
  }

  struct NotOneTile: Error {}

  /// - Throws: when the piece is not one opaque tile of its size.
  static func difference(
    _ pixels: PiecePixels, _ piece: PieceKey, _ header: PictureHeader
  ) throws -> (difference: Double, compared: Int) {
    let area = header.area(of: piece)
    guard let buffer = pixels.tile(column: 0, row: 0), pixels.tiles.count == 1, buffer.isOpaque,
      buffer.width == area.width, buffer.height == area.height
    else { throw NotOneTile() }
    var (worst, compared) = (0.0, 0)
    for y in stride(from: 0, to: buffer.height, by: 3) {
      let line = (buffer.base + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in stride(from: 0, to: buffer.width, by: 3) {
        worst = max(
          worst, difference(line + 4 * x, x + area.x, y + area.y, Int(piece.level)))
        compared += 1
      }
    }
    return (worst, compared)
  }

  private static func difference(
    _ pixel: UnsafePointer<UInt8>, _ x: Int, _ y: Int, _ level: Int
  ) -> Double {
    let side = Double(1 << level)
    // What a pixel of a coarser level shows ends where the picture does.
    let right = min(Double(x + 1) * side, Double(width))
    let bottom = min(Double(y + 1) * side, Double(height))
    let (left, top) = (Double(x) * side, Double(y) * side)
    // Where the blue edge or a neighbour's blur is, nothing is said.
    let nearEdge = { (low: Double, high: Double, whole: Int) in
      low - 2 * side < Double(whole) / 2 && Double(whole) / 2 < high + 2 * side
    }
    if nearEdge(left, right, width) || nearEdge(top, bottom, height) { return 0 }
    let color = picture.color(x: (left + right) / 2, y: (top + bottom) / 2)
    return max(
      abs(Double(pixel[2]) - color.red), abs(Double(pixel[1]) - color.green),
      abs(Double(pixel[0]) - color.blue))
  }
}

import CairoPainter
import DisplayList
import PhotoDecoding
import PhotoFiles
import PhotoTiles

/// A photo's pixels for paper and for other programs, read in the locked processes.
enum PrintReading {
  /// Pixels on the longer side that are enough: 300 to an inch on a sheet of A4.
  // derivation: 11.7 inches × 300.
  private static let enough = 3510
  /// Pixels on the longer side beyond which nothing is read as a whole.
  private static let most = 20_000

  /// The same as a file that every program knows, upright and in the colours that its profile means.
  static func png(of path: [UInt8]) async -> [UInt8]? {
    await pixels(of: path).flatMap { CairoImageCoder(textures: nil).encode($0, as: .png) }
  }

  /// Nil when it cannot be read, or not as a whole.
  static func pixels(of path: [UInt8]) async -> PixelBuffer? {
    guard let list = try? PhotoFinder.find([String(decoding: path, as: UTF8.self)]), list.count == 1
    else { return nil }
    let reader = PhotoReader(
      list, service: ZoomScroll.decodingService, cache: nil, keptTurns: TurnSidecar.read)
    guard let photo = try? await reader.photo(0) else { return nil }
    let grid = photo.grid
    func side(_ level: Int) -> Int { max(grid.width(ofLevel: level), grid.height(ofLevel: level)) }
    guard !photo.isTiled, side(0) <= most else { return nil }
    let level = (photo.finestLevel..<grid.levelCount).last { side($0) >= enough }
    let key = reader.key(photo, level: level ?? photo.finestLevel, column: 0, row: 0)
    return try? await reader.piece(key, of: photo).whole
  }
}

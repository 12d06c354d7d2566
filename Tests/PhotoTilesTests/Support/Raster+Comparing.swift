import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

extension Raster {
  func isSame(as other: Raster) -> Bool {
    width == other.width && height == other.height
      && (0..<height).allSatisfy { memcmp(row($0), other.row($0), width * 4) == 0 }
  }
}

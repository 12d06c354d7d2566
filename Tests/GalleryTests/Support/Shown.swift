import Foundation
import PhotoTiles

/// A file of a gallery as a browser sees it: its size, and the colours of its places.
struct Shown {
  let width: Int
  let height: Int
  private let piece: PhotoPiece

  init(_ path: String) async throws {
    let reader = PhotoReader(try PhotoFinder.find([path]), service: nil, cache: nil)
    let photo = try await reader.photo(0)
    width = photo.grid.width
    height = photo.grid.height
    piece = try await reader.piece(reader.key(photo, level: 0, column: 0, row: 0), of: photo)
  }

  struct Color: Equatable {
    var red, green, blue, alpha: Int

    func isClose(to other: Color) -> Bool {
      [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        .allSatisfy { abs($0) <= 6 }
    }
  }

  subscript(x: Int, y: Int) -> Color {
    let pixels = piece.whole
    let pixel = (pixels.base + y * pixels.bytesPerRow + 4 * x).assumingMemoryBound(to: UInt8.self)
    return Color(
      red: Int(pixel[2]), green: Int(pixel[1]), blue: Int(pixel[0]), alpha: Int(pixel[3]))
  }
}

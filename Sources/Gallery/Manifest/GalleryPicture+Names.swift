import PhotoTiles
import TilePyramid

extension GalleryPicture {
  /// This program could have given these names to the files of a picture, and sizes like these.
  func isPossible(as identity: String) -> Bool {
    let sides = 1...TileGrid.longestSide
    guard Self.isIdentity(identity), sides.contains(width), sides.contains(height) else {
      return false
    }
    return [PictureCoding.jpeg, .webP].contains { coding in
      thumbnail == Self.thumbnail(identity, coding)
        && [nil, thumbnail, Self.image(identity, coding)].contains(image)
        && [nil, Self.tiles(identity, coding)].contains(tiles)
    }
  }

  /// As `ReadPhoto.identity` and `identity(of:)` make them.
  private static func isIdentity(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        (1...16).contains(part.count)
          && part.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
              || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          }
      }
  }

  static func thumbnail(_ identity: String, _ coding: PictureCoding) -> String {
    "thumbs/\(identity).\(coding.rawValue)"
  }

  static func image(_ identity: String, _ coding: PictureCoding) -> String {
    "images/\(identity).\(coding.rawValue)"
  }

  static func tiles(_ identity: String, _ coding: PictureCoding) -> GalleryTiles {
    GalleryTiles(path: "tiles/\(identity)/", format: coding.rawValue)
  }
}

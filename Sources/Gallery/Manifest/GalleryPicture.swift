import PhotoTiles
import PictureFacts
import ScrollGeometry
import TilePyramid

/// A picture of a gallery: what it is called, how large it is, and where its files are, relative to
/// the manifest.
public struct GalleryPicture: Codable, Equatable, Sendable {
  /// A picture of so many pixels comes in one file, a larger one in tiles.
  static let wholePixels = 4 << 20

  /// The file's name, without its folder.
  public var name: String
  public var caption: String?
  /// Of the upright picture, pixels.
  public var width: Int
  public var height: Int
  /// At most 512 pixels on its longer side.
  public var thumbnail: String
  /// The whole picture in one file.
  public var image: String?
  public var tiles: GalleryTiles?
  /// Nil when nothing is pinned to it.
  public var pins: [PhotoPin]?

  /// - Parameter pins: notes on the upright picture.
  public init(_ photo: ReadPhoto, named name: String, pins: [PhotoPin] = []) {
    let identity = Self.identity(of: photo)
    let coding: PictureCoding = photo.hasAlpha ? .webP : .jpeg
    let grid = photo.grid
    self.name = name
    self.pins = pins.isEmpty ? nil : pins
    width = grid.width
    height = grid.height
    thumbnail = Self.thumbnail(identity, coding)
    if grid.levelCount == 1 {
      image = thumbnail
    } else if grid.width * grid.height <= Self.wholePixels,
      max(grid.width, grid.height) <= PictureCoding.longestSide, !photo.isTiled,
      photo.finestLevel == 0
    {
      image = Self.image(identity, coding)
    } else {
      tiles = Self.tiles(identity, coding)
    }
  }

  /// Names the photo's files. The number at its end changes with the way they are made: whoever keeps
  /// files for ever by their names never shows old ones.
  public static func identity(of photo: ReadPhoto) -> String { photo.identity + "-1" }

  public var grid: TileGrid {
    TileGrid(size: Size(width: Double(width), height: Double(height)))
  }

  /// Its files, the thumbnail first; the tiles by their folder.
  var parts: [String] {
    var parts = [thumbnail]
    if let image, image != thumbnail { parts.append(image) }
    if let tiles { parts.append(tiles.path) }
    return parts
  }

  /// Its files, those of the finest level first, each made when it is asked for.
  var files: some Sequence<GalleryFile> {
    let grid = grid
    let whole = image == thumbnail ? nil : image.map { GalleryFile(path: $0, level: 0) }
    let levels = (0..<grid.levelCount).lazy.flatMap { [tiles] level -> AnySequence<GalleryFile> in
      tiles.map { AnySequence($0.files(level: level, of: grid)) } ?? AnySequence([])
    }
    let small = GalleryFile(path: thumbnail, level: grid.coarsestLevel)
    return [
      AnySequence(CollectionOfOne(whole).lazy.compactMap(\.self)), AnySequence(levels),
      AnySequence(CollectionOfOne(small)),
    ].joined()
  }

  /// How many these are, without making any.
  var fileCount: Int {
    let grid = grid
    let cut =
      tiles == nil ? 0 : (0..<grid.levelCount).reduce(0) { $0 + grid.tiles(ofLevel: $1).count }
    return cut + (image == nil || image == thumbnail ? 1 : 2)
  }
}

import CVips
import Glibc
import TilePyramid

/// Thumbnails that all programs of a person share: what one has made, the others show (freedesktop.org,
/// Thumbnail Managing Standard 0.9).
///
/// Who has written them is unknown, so they are read like any picture. Whatever goes wrong with one,
/// there is none.
public struct ThumbnailCache: Sendable {
  private let folder: String

  /// Below the folder of that path.
  public init(folder: String) { self.folder = folder }

  /// Nil when the person has no cache folder.
  public static func standard() -> ThumbnailCache? {
    CacheFolder.path.map { ThumbnailCache(folder: $0 + "/thumbnails") }
  }

  /// The sharpest that there is of a file.
  ///
  /// - Parameters:
  ///   - grid: that of the upright picture, whose shape it must have.
  ///   - display: whose colours it is shown in; nil: sRGB, in which all of them are kept.
  func read(
    _ original: ThumbnailOriginal, of grid: TileGrid, _ decoder: any PictureDecoding,
    for display: DisplayProfile? = nil
  ) throws(PictureError) -> PiecePixels {
    for size in ThumbnailSize.allCases {
      guard let (header, file) = valid(size, of: original, grid, decoder) else { continue }
      return try decoder.decode(
        PieceKey(picture: 0, level: 0), of: header, in: [file], for: display)
    }
    throw .missing
  }

  /// The sharpest that there is of a file whose own shape nobody knows.
  func still(
    of original: ThumbnailOriginal, _ decoder: any PictureDecoding
  ) -> (PictureHeader, PictureFile)? {
    for folder in [Self.largest] + ThumbnailSize.allCases.map(\.rawValue) {
      let path = "\(self.folder)/\(folder)/\(original.fileName)"
      guard let file = try? PictureFile(path: path), let header = try? decoder.header(of: file),
        header.original?.isSame(as: original) == true, header.finestLevel == 0
      else { continue }
      return (header, file)
    }
    return nil
  }

  /// Those of 1024 pixels, which take as long to decode as a fitted photo; of a film they are the sharpest that there is.
  private static let largest = "xx-large"

  /// What is missing and not larger than these pixels or, however they are enlarged, the picture.
  ///
  /// - Parameter pixels: of the whole upright picture.
  func missing(
    for pixels: PiecePixels, _ original: ThumbnailOriginal, of grid: TileGrid,
    _ decoder: any PictureDecoding
  ) -> [ThumbnailSize] {
    [ThumbnailSize.extraLarge, .large].filter { size in
      max(pixels.raster.width, pixels.raster.height) >= size.side
        && max(grid.width, grid.height) > size.side
        && valid(size, of: original, grid, decoder) == nil
    }
  }

  /// Makes them.
  ///
  /// - Parameter pixels: of the whole upright picture, in sRGB.
  func add(
    _ sizes: [ThumbnailSize], of pixels: PiecePixels, _ original: ThumbnailOriginal,
    of grid: TileGrid
  ) throws(PictureError) {
    for size in sizes {
      var texts = original.texts
      texts["Thumb::Image::Width"] = String(grid.width)
      texts["Thumb::Image::Height"] = String(grid.height)
      texts["Software"] = "ZoomScroll"
      let bytes = try ThumbnailCoding.encode(pixels, side: size.side, texts: texts)
      CacheFolder.write(bytes, original.fileName, in: folder(size))
    }
  }

  /// A thumbnail has no thumbnail.
  func contains(path: [UInt8]) -> Bool {
    guard let file = path.withCString({ realpath($0, nil) }) else { return false }
    defer { free(file) }
    guard let folder = realpath(folder, nil) else { return false }
    defer { free(folder) }
    return String(cString: file).hasPrefix(String(cString: folder) + "/")
  }

  private func folder(_ size: ThumbnailSize) -> String { folder + "/" + size.rawValue }

  private func path(_ size: ThumbnailSize, _ original: ThumbnailOriginal) -> String {
    folder(size) + "/" + original.fileName
  }

  private func valid(
    _ size: ThumbnailSize, of original: ThumbnailOriginal, _ grid: TileGrid,
    _ decoder: any PictureDecoding
  ) -> (PictureHeader, PictureFile)? {
    guard let file = try? PictureFile(path: path(size, original)),
      let header = try? decoder.header(of: file), header.original?.isSame(as: original) == true,
      max(header.grid.width, header.grid.height) <= size.side, header.grid.isSmall(grid)
    else { return nil }
    return (header, file)
  }
}

extension TileGrid {
  /// It has the other one's shape, but for what rounding to whole pixels does: programs round as they
  /// like.
  fileprivate func isSmall(_ other: TileGrid) -> Bool {
    let scale = max(size.width, size.height) / max(other.size.width, other.size.height)
    return (size.width - other.size.width * scale).magnitude <= 1
      && (size.height - other.size.height * scale).magnitude <= 1
  }
}

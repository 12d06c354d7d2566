@testable import PhotoDecoding

/// A picture on the disk and, where it is cut into files, its tiles.
struct DiskPicture {
  let path: String

  func picture() throws(PictureError) -> PictureFile { try PictureFile(path: path) }

  /// The files that a piece is made of; nil for a tile that does not exist.
  func files(of piece: PieceKey, _ header: PictureHeader) throws(PictureError) -> [PictureFile?] {
    guard let layout = header.layout else { return [try picture()] }
    let folder = folder(of: layout)
    var files: [PictureFile?] = []
    for tile in header.tiles(of: piece) {
      files.append(try first(of: [tile.path, tile.otherPath].compactMap(\.self), in: folder))
    }
    return files
  }

  private func first(
    of names: [String], in folder: String
  ) throws(PictureError) -> PictureFile? {
    for name in names {
      do {
        return try PictureFile(path: folder + name)
      } catch .missing {
        continue
      }
    }
    return nil
  }

  private func folder(of layout: TileLayout) -> String {
    switch layout {
    case .deepZoom: path.dropLast(".dzi".count) + "_files/"
    case .iiif: String(path.dropLast("info.json".count))
    }
  }
}

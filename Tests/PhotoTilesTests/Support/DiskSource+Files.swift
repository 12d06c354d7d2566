@testable import PhotoDecoding
@testable import PhotoTiles

extension DiskSource {
  /// What a piece is made of.
  func files(of piece: PieceKey, _ header: PictureHeader) throws(PictureError) -> [PictureFile?] {
    guard let layout = header.layout else { return [try picture()] }
    var files: [PictureFile?] = []
    for tile in header.tiles(of: piece) {
      let paths = [tile.path, tile.otherPath].compactMap(\.self)
      files.append(try tiles(paths, in: layout).lazy.compactMap(\.self).first)
    }
    return files
  }
}

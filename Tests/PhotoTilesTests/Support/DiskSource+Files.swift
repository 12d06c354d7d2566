@testable import PhotoTiles

extension DiskSource {
  /// What a piece is made of.
  func files(of piece: PieceKey, _ header: PictureHeader) throws(PictureError) -> [PictureFile?] {
    guard let layout = header.layout else { return [try picture()] }
    return try tiles(header.tiles(of: piece).map(\.path), in: layout)
  }
}

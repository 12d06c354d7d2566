/// The pictures of a list of files.
struct FileSource: PictureSource {
  let list: PhotoList
  let decoder: any PictureDecoding

  var pictureCount: Int { list.count }

  func header(of picture: Int32) -> Result<PictureHeader, PictureError> {
    reading(picture) { file throws(PictureError) in try decoder.header(of: file) }
  }

  func decode(_ request: DecodeRequest) -> Result<PiecePixels, PictureError> {
    reading(request.key.picture) { file throws(PictureError) in
      try decoder.decode(request.key, of: request.header, in: file)
    }
  }

  private func reading<Value>(
    _ picture: Int32, _ body: (PictureFile) throws(PictureError) -> Value
  ) -> Result<Value, PictureError> {
    list.withPath(of: Int(picture)) { path in
      Result { () throws(PictureError) in try body(try PictureFile(path: path)) }
    }
  }
}

extension PictureDecoding {
  /// Opens what the piece is made of, and decodes it.
  func decode(
    _ piece: PieceKey, of header: PictureHeader, in file: PictureFile
  ) throws(PictureError) -> PiecePixels {
    var tiles: [PictureFile?] = []
    for tile in header.tiles(of: piece) {
      do {
        tiles.append(try file.neighbor(replacingExtensionBy: "_files/" + tile.path))
      } catch .missing {
        tiles.append(nil)
      }
    }
    return try decode(piece, of: header, in: file, tiles: tiles)
  }
}

/// The pictures of a list of files.
struct FileSource: PictureSource {
  let list: PhotoList
  let decoder: any PictureDecoding
  let cache: PyramidCache?

  var pictureCount: Int { list.count }

  func header(of picture: Int32) -> Result<PictureHeader, PictureError> {
    reading(picture) { file throws(PictureError) in
      let header = try decoder.header(of: file)
      guard header.needsPyramid, cache != nil else { return header }
      return cached(header, try PyramidKey(file)) ?? header
    }
  }

  func decode(_ request: DecodeRequest) -> Result<PiecePixels, PictureError> {
    if let key = request.header.pyramid {
      return Result { () throws(PictureError) in
        guard let file = cache?.file(key) else { throw .changed }
        return try decoder.decode(request.key, of: request.header, in: file)
      }
    }
    return reading(request.key.picture) { file throws(PictureError) in
      try decoder.decode(request.key, of: request.header, in: file)
    }
  }

  func buildPyramid(
    of picture: Int32, _ header: PictureHeader, onProgress: @escaping (Double) -> Bool
  ) -> Result<PictureHeader, PictureError> {
    reading(picture) { file throws(PictureError) in
      guard let cache else { throw .diskFull }
      let key = try PyramidKey(file)
      try cache.add(key, named: PyramidWriter.fileName) { folder throws(PictureError) in
        try decoder.buildPyramid(of: file, header, in: folder, onProgress: onProgress)
      }
      guard let made = cached(header, key) else { throw .diskFull }
      return made
    }
  }

  /// The header of the pyramid that was made of the picture, if there is one.
  private func cached(_ picture: PictureHeader, _ key: PyramidKey) -> PictureHeader? {
    guard let file = cache?.file(key) else { return nil }
    var header = try? decoder.header(of: file)
    guard header?.isTiled == true, header?.grid == picture.grid else {
      cache?.remove(key)
      return nil
    }
    header?.pyramid = key
    return header
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

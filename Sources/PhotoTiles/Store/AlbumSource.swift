/// The pictures of an album, decoded.
struct AlbumSource: PictureSource {
  let album: AlbumState
  let decoder: any PictureDecoding
  let cache: PyramidCache?
  var client = HTTPClient()

  var pictureCount: Int { album.pictureCount }

  func host(of picture: Int32) -> String? { album.address(of: picture)?.host }

  var slowHosts: Set<String> { client.transfers.slowHosts }

  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {
    client.transfers.onSlowness(receiver)
  }

  func header(of picture: Int32) async -> Result<PictureHeader, PictureError> {
    await reading(picture) { file throws(PictureError) in
      album.didRead(file.version, of: picture)
      let header = try decoder.header(of: file)
      guard header.needsPyramid, cache != nil else { return header }
      return cached(header, try PyramidKey(file)) ?? header
    }
  }

  func decode(_ request: DecodeRequest) async -> Result<PiecePixels, PictureError> {
    do throws(PictureError) {
      let files = try await files(of: request)
      return .success(try decoder.decode(request.key, of: request.header, in: files))
    } catch {
      return .failure(error)
    }
  }

  func buildPyramid(
    of picture: Int32, _ header: PictureHeader, onProgress: @escaping @Sendable (Double) -> Bool
  ) async -> Result<PictureHeader, PictureError> {
    await reading(picture) { file throws(PictureError) in
      guard let cache else { throw .diskFull }
      let key = try PyramidKey(file)
      try cache.add(key, named: PyramidWriter.fileName) { folder throws(PictureError) in
        try decoder.buildPyramid(of: file, header, in: folder, onProgress: onProgress)
      }
      guard let made = cached(header, key) else { throw .diskFull }
      return made
    }
  }

  /// Where a picture's bytes come from.
  func origin(of picture: Int32) -> any TileSource {
    guard let address = album.address(of: picture) else {
      return DiskSource(path: album.path(of: picture))
    }
    return HTTPSource(address: address, client: client)
  }

  /// What a piece is made of.
  private func files(of request: DecodeRequest) async throws(PictureError) -> [PictureFile?] {
    if let key = request.header.pyramid {
      guard let file = cache?.file(key) else { throw .pyramidGone }
      return [file]
    }
    return try await origin(of: request.key.picture)
      .files(of: request.key, request.header)
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
  ) async -> Result<Value, PictureError> {
    do throws(PictureError) {
      return .success(try body(try await origin(of: picture).picture()))
    } catch {
      return .failure(error)
    }
  }
}

extension TileSource {
  /// What a piece is made of: tiles, or the picture itself.
  func files(
    of piece: PieceKey, _ header: PictureHeader
  ) async throws(PictureError) -> [PictureFile?] {
    guard let layout = header.layout else { return [try await picture()] }
    let tiles = header.tiles(of: piece)
    var files = try await self.tiles(tiles.map(\.path), in: layout)
    for (index, tile) in tiles.enumerated() where files[index] == nil {
      guard let path = tile.otherPath else { continue }
      files[index] = try await self.tiles([path], in: layout)[0]
    }
    return files
  }
}

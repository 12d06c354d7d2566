import PictureFacts

/// Pictures from anywhere, decoded.
struct DecodingSupply: PictureSupply {
  let origins: any PictureOrigins
  let decoder: any PictureDecoding
  let cache: PyramidCache?
  /// Nil neither reads nor makes any.
  var thumbnails: ThumbnailCache?
  /// Stills stand for films; nil where films are none of the pictures.
  var films: FilmStills?

  var pictureCount: Int { origins.pictureCount }

  func host(of picture: Int32) -> String? { origins.host(of: picture) }

  var slowHosts: Set<String> { origins.slowHosts }

  func onSlowness(_ receiver: @escaping @Sendable () -> Void) { origins.onSlowness(receiver) }

  func header(of picture: Int32) async -> Result<PictureHeader, PictureError> {
    if let path = filmPath(of: picture) { return stillHeader(of: picture, path) }
    return await reading(picture) { file throws(PictureError) in
      origins.didRead(file.version, of: picture)
      var header = try decoder.header(of: file)
      let turns = origins.turns(of: picture)
      guard turns.isEmpty else {
        header.turn(turns)
        return header
      }
      guard header.needsPyramid, cache != nil else { return header }
      return cached(header, try PyramidKey(file)) ?? header
    }
  }

  func decode(_ request: DecodeRequest) async -> Result<PiecePixels, PictureError> {
    do throws(PictureError) {
      if let path = filmPath(of: request.key.picture), let films {
        return .success(try films.decode(request, of: path, thumbnails, decoder))
      }
      if request.key.isThumbnail, let thumbnail = try? thumbnail(request) {
        return .success(thumbnail)
      }
      guard !request.key.isThumbnail || request.header.hasPreview else { throw .missing }
      let files = try await files(of: request)
      return .success(
        try decoder.decode(request.key, of: request.header, in: files, for: request.display))
    } catch {
      return .failure(error)
    }
  }

  func facts(of picture: Int32) async -> PhotoFacts {
    var facts = PhotoFacts(
      name: origins.name(of: picture), path: origins.address(of: picture))
    do throws(PictureError) {
      let file = try await origins.origin(of: picture).picture()
      facts.byteCount = file.byteCount
      if origins.path(of: picture) != nil { facts.changed = PhotoDate(here: file.timeOfChange) }
      guard filmPath(of: picture) == nil else { return facts }
      facts.notes = try decoder.notes(of: file)
      if facts.notes.isCutIntoFiles { facts.byteCount = nil }
    } catch {
      facts.problem = error.message
    }
    return facts
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

  func former(of picture: Int32) -> FormerPicture? { origins.former(of: picture) }

  func hasThumbnail(_ picture: Int32) -> Bool {
    thumbnails != nil && origins.path(of: picture) != nil && origins.turns(of: picture).isEmpty
      && filmPath(of: picture) == nil
  }

  func addThumbnail(_ request: ThumbnailRequest) async {
    let grid = request.header.grid
    guard let thumbnails, let original = try? original(request.picture),
      case let sizes = thumbnails.missing(for: request.pixels, original, of: grid, decoder),
      !sizes.isEmpty
    else { return }
    var pixels = request.pixels
    if let piece = request.coloredPiece {
      let plain = DecodeRequest(
        key: piece, header: request.header, workingBytes: request.header.workingBytes(of: piece))
      guard let decoded = try? await decode(plain).get() else { return }
      pixels = decoded
    }
    // That of other bytes would pass for theirs.
    guard !origins.hasChanged(request.picture) else { return }
    try? thumbnails.add(sizes, of: pixels, original, of: grid)
  }

  /// Nil for a picture.
  private func filmPath(of picture: Int32) -> [UInt8]? {
    guard films != nil, let path = origins.path(of: picture),
      FolderContents.kind(ofFile: path) == .film
    else { return nil }
    return path
  }

  private func stillHeader(
    of picture: Int32, _ path: [UInt8]
  ) -> Result<PictureHeader, PictureError> {
    Result { () throws(PictureError) in
      let file = try PictureFile(path: path)
      origins.didRead(file.version, of: picture)
      guard let films else { throw .notAPicture }
      return try films.header(of: picture, file, path, thumbnails, decoder)
    }
  }

  private func thumbnail(_ request: DecodeRequest) throws(PictureError) -> PiecePixels {
    guard let thumbnails else { throw .missing }
    return try thumbnails.read(
      try original(request.key.picture), of: request.header.grid, decoder, for: request.display)
  }

  /// What a thumbnail of a picture must say.
  private func original(_ picture: Int32) throws(PictureError) -> ThumbnailOriginal {
    guard origins.turns(of: picture).isEmpty,
      let path = origins.path(of: picture), thumbnails?.contains(path: path) == false,
      let original = ThumbnailOriginal(try PictureFile(path: path), path: path)
    else { throw .missing }
    return original
  }

  /// What a piece is made of.
  private func files(of request: DecodeRequest) async throws(PictureError) -> [PictureFile?] {
    if let key = request.header.pyramid {
      guard let file = cache?.file(key) else { throw .pyramidGone }
      return [file]
    }
    return try await origins.origin(of: request.key.picture)
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
      return .success(try body(try await origins.origin(of: picture).picture()))
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

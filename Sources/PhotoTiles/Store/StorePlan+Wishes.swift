import DisplayList
import TilePyramid

/// From tiles that are wanted to the pieces that hold them.
extension StorePlan {
  /// The pieces that hold these tiles, in their order, each once.
  func pieces(holding tiles: some Sequence<TextureID>) -> [DecodeRequest] {
    var seen = Set<PieceKey>()
    var requests: [DecodeRequest] = []
    for tile in tiles {
      guard let record = pictures[tile.picture], let header = record.readyHeader,
        let key = possiblePiece(holding: tile, header), seen.insert(key).inserted,
        isLoaded(key) || record.pyramid != .lost
      else { continue }
      requests.append(
        DecodeRequest(key: key, header: header, workingBytes: header.workingBytes(of: key)))
    }
    return requests
  }

  /// Pieces with visible tiles that can come and have not.
  var missingPieces: [PieceKey] {
    pieces(holding: tilesOnScreen).map(\.key).filter { !isLoaded($0) }
  }

  /// The wanted piece, or the one of the next coarser level that can be decoded.
  private func possiblePiece(holding wanted: TextureID, _ header: PictureHeader) -> PieceKey? {
    let grid = header.grid
    var tile = wanted
    while Int(tile.level) < header.finestLevel { tile = tile.coarser }
    while Int(tile.level) < grid.levelCount {
      let whole = PieceKey(wholeLevelOf: tile)
      // From before the picture had a pyramid.
      if isLoaded(whole) { return whole }
      let key = header.piece(holding: tile)
      if !isRefused(key) { return grid.contains(tile) ? key : nil }
      tile = tile.coarser
    }
    return nil
  }

  /// The coarsest tile of every picture on screen whose tiles come from a server: one request, and
  /// there is something to see until the many of the right level have come.
  var glimpses: [TextureID] {
    var seen = Set<Int32>()
    return tilesOnScreen.compactMap { tile in
      guard let record = pictures[tile.picture], record.host != nil,
        seen.insert(tile.picture).inserted, let header = record.readyHeader, header.layout != nil
      else { return nil }
      return TextureID(
        picture: tile.picture, level: Int16(header.grid.coarsestLevel), column: 0, row: 0)
    }
  }

  /// The thumbnails of pictures on screen of which nothing is there yet.
  var thumbnails: [DecodeRequest] {
    picturesOnScreen.compactMap { picture in
      let key = PieceKey(thumbnailOf: picture)
      guard !isRefused(key), let header = headerForThumbnail(of: picture),
        !hasPiece(of: picture)
      else { return nil }
      return DecodeRequest(key: key, header: header, workingBytes: 0)
    }
  }

  /// The header of a picture that may have a thumbnail: what is cut into files is shown soon enough.
  func headerForThumbnail(of picture: Int32) -> PictureHeader? {
    guard let record = pictures[picture], record.mayHaveThumbnail, let header = record.readyHeader,
      header.layout == nil
    else { return nil }
    return header
  }

  /// Tiles on screen can only come from a pyramid.
  func needsPyramid(_ tile: TextureID) -> Bool {
    guard let header = header(of: tile.picture) else { return false }
    return header.needsPyramid && Int(tile.level) < header.finestLevel
  }
}

extension DecodeRequest {
  /// What the piece takes, bytes; a thumbnail takes at most that.
  var byteCount: Int64 {
    guard key.isThumbnail else { return header.byteCount(of: key) }
    let side = ThumbnailSize.extraLarge.side
    return Raster.byteCount(width: side, height: side)
  }
}

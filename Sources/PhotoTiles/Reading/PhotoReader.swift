import DisplayList
import PictureFacts

/// The photos of a list, piece by piece, for a program that hands them on instead of showing them.
/// Its functions block the thread that they run on: a `WorkQueue` has such threads.
public struct PhotoReader: Sendable {
  private let list: PhotoList
  private let source: DecodingSupply
  private let places: NamedPlaces?

  /// - Parameters:
  ///   - service: decodes in processes of its own; nil decodes in this one.
  ///   - cache: where pyramids of pictures are kept that are too large to be decoded as a whole.
  ///   - keptTurns: how photos are turned beyond what their files say.
  ///   - places: what lies elsewhere on the disk is not read; nil when that may be.
  public init(
    _ list: PhotoList, budget: MemoryBudget = .standard, service: DecodingService?,
    cache: PyramidCache?, keptTurns: @escaping FileAlbum.KeptTurns = { _ in [] },
    within places: NamedPlaces? = nil
  ) {
    MemoryBudget.keepAllocatorSmall
    let decoder = PictureDecoder(limits: budget.decodeLimits)
    self.list = list
    self.places = places
    source = DecodingSupply(
      origins: AlbumOrigins(
        album: AlbumState(FileAlbum.Contents(list: list), keptTurns: keptTurns), places: places),
      decoder: service.map { SandboxedDecoder(service: $0, decoder: decoder) } ?? decoder,
      cache: cache)
  }

  /// How many photos there are.
  public var count: Int { list.count }

  /// The file's name without its folder.
  public func name(of number: Int) -> String { list.name(of: Int32(number)) }

  /// For messages: bytes that are not UTF-8 are replaced.
  public func path(of number: Int) -> String { list.path(of: Int32(number)) }

  /// It is a link out of the places that may be read.
  public func leadsElsewhere(_ number: Int) -> Bool {
    guard let places, let path = source.origins.path(of: Int32(number)) else { return false }
    return !places.hold(path: path)
  }

  /// Reads what is at the beginning of the file.
  public func photo(_ number: Int) async throws(PictureError) -> ReadPhoto {
    let identity = try await identity(of: number)
    let header = try await source.header(of: Int32(number)).get()
    return ReadPhoto(number: number, identity: identity, header: header)
  }

  /// Whether the file still holds what it held when `photo` was called.
  public func isUnchanged(_ photo: ReadPhoto) async -> Bool {
    do throws(PictureError) {
      return try await identity(of: photo.number) == photo.identity
    } catch {
      return false
    }
  }

  /// The photo with all its levels within reach. For one that is too large for memory that takes a
  /// while the first time.
  public func preparingAllLevels(of photo: ReadPhoto) async throws(PictureError) -> ReadPhoto {
    guard photo.header.needsPyramid else { return photo }
    let picture = Int32(photo.number)
    // Somebody else may have made it meanwhile.
    var header = try await source.header(of: picture).get()
    if header.needsPyramid {
      header = try await source.buildPyramid(of: picture, header, onProgress: { _ in true }).get()
    }
    return ReadPhoto(number: photo.number, identity: photo.identity, header: header)
  }

  /// What must be decoded for a tile.
  public func key(_ photo: ReadPhoto, level: Int, column: Int, row: Int) -> PieceKey {
    photo.header.piece(
      holding: TextureID(
        picture: Int32(photo.number), level: Int16(level), column: Int32(column), row: Int32(row)))
  }

  /// Decodes the pixels that a key names.
  public func piece(
    _ key: PieceKey, of photo: ReadPhoto
  ) async throws(PictureError) -> PhotoPiece {
    let request = DecodeRequest(key: key, header: photo.header, workingBytes: 0)
    return PhotoPiece(key: key, pixels: try await source.decode(request).get())
  }

  /// Bytes in use while a piece is decoded, the piece itself included, about.
  public func bytesInUse(decoding key: PieceKey, of photo: ReadPhoto) -> Int64 {
    photo.header.byteCount(of: key) + photo.header.workingBytes(of: key)
  }

  private func identity(of number: Int) async throws(PictureError) -> String {
    let picture = Int32(number)
    let name = try PyramidKey(try await source.origins.origin(of: picture).picture()).name
    let lie = PhotoLie(source.origins.turns(of: picture))
    // Whoever keeps pictures by their names never shows one that lies otherwise.
    return lie == PhotoLie() ? name : name + "x\(lie.quarters)\(lie.isMirrored ? "m" : "")"
  }
}

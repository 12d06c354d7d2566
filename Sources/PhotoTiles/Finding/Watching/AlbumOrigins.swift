import CVips
import PictureFacts

/// The files and the servers of an album.
struct AlbumOrigins: PictureOrigins {
  let album: AlbumState
  var client = HTTPClient()
  /// What lies elsewhere on the disk is not read; nil when that may be.
  var places: NamedPlaces?

  var pictureCount: Int { album.pictureCount }

  func origin(of picture: Int32) -> any TileSource {
    guard let address = album.address(of: picture) else {
      return DiskSource(path: album.path(of: picture), places: places)
    }
    return HTTPSource(address: address, client: client)
  }

  func host(of picture: Int32) -> String? { album.address(of: picture)?.host }

  var slowHosts: Set<String> { client.transfers.slowHosts }

  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {
    client.transfers.onSlowness(receiver)
  }

  func hasChanged(_ picture: Int32) -> Bool { album.hasChanged(picture) }

  func path(of picture: Int32) -> [UInt8]? {
    album.address(of: picture) == nil ? album.path(of: picture) : nil
  }

  func name(of picture: Int32) -> String { album.contents.list.name(of: picture) }

  func address(of picture: Int32) -> String {
    if let address = album.address(of: picture) { return address.textForPeople }
    let path = album.path(of: picture).withCString { path -> [UInt8] in
      guard let absolute = g_canonicalize_filename(path, nil) else { return [] }
      defer { g_free(absolute) }
      return Array(UnsafeRawBufferPointer(start: absolute, count: strlen(absolute)))
    }
    return String(decoding: path, as: UTF8.self).onOneLine
  }

  func turns(of picture: Int32) -> [PhotoTurn] { album.turns(of: picture) }

  func former(of picture: Int32) -> FormerPicture? { album.former(of: picture) }

  func didRead(_ version: FileVersion, of picture: Int32) { album.didRead(version, of: picture) }
}

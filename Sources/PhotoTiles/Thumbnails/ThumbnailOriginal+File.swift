import CVips

extension ThumbnailOriginal {
  /// - Parameter path: as the file system has it; from the folder the program runs in, or from the root.
  init?(_ file: PictureFile, path: [UInt8]) {
    let address = path.withCString { path -> String? in
      guard let absolute = g_canonicalize_filename(path, nil) else { return nil }
      defer { g_free(absolute) }
      guard let address = g_filename_to_uri(absolute, nil, nil) else { return nil }
      defer { g_free(address) }
      return String(cString: address)
    }
    guard let address else { return nil }
    self.init(
      address: address, secondsOfChange: Int(file.timeOfChange / 1_000_000_000),
      byteCount: file.byteCount)
  }

  func isSame(as other: ThumbnailOriginal) -> Bool {
    address == other.address && secondsOfChange == other.secondsOfChange
      && (byteCount == nil || other.byteCount == nil || byteCount == other.byteCount)
  }

  /// Its thumbnails' file name.
  var fileName: String {
    guard let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, address, -1) else { return "" }
    defer { g_free(sum) }
    return String(cString: sum) + ".png"
  }
}

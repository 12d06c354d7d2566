import CVips

/// The version of a file that a thumbnail was made of, as texts in the thumbnail say it.
struct ThumbnailOriginal: Equatable, Sendable {
  /// Of a path with three bytes for each of its own.
  private static let longestAddress = 3 * 4096

  /// Begins with "file:".
  var address: String
  /// Since 1970.
  var secondsOfChange: Int
  /// Not every program says it.
  var byteCount: Int?

  init(address: String, secondsOfChange: Int, byteCount: Int?) {
    self.address = address
    self.secondsOfChange = secondsOfChange
    self.byteCount = byteCount
  }

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

  /// Nil when they are not those of a thumbnail. Some programs write fractions of a second, too (tumbler).
  init?(_ texts: [String: String]) {
    guard let address = texts["Thumb::URI"], (1...Self.longestAddress).contains(address.utf8.count),
      let seconds = texts["Thumb::MTime"].flatMap({ Int($0.prefix { $0 != "." }) })
    else { return nil }
    self.init(
      address: address, secondsOfChange: seconds,
      byteCount: texts["Thumb::Size"].flatMap { Int($0) })
  }

  var texts: [String: String] {
    var texts = ["Thumb::URI": address, "Thumb::MTime": String(secondsOfChange)]
    texts["Thumb::Size"] = byteCount.map { String($0) }
    return texts
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

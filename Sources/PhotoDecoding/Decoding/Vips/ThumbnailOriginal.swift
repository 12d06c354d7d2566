/// The version of a file that a thumbnail was made of, as texts in the thumbnail say it.
package struct ThumbnailOriginal: Equatable, Sendable {
  /// Of a path with three bytes for each of its own.
  private static let longestAddress = 3 * 4096

  /// Begins with "file:".
  package var address: String
  /// Since 1970.
  package var secondsOfChange: Int
  /// Not every program says it.
  package var byteCount: Int?

  package init(address: String, secondsOfChange: Int, byteCount: Int?) {
    self.address = address
    self.secondsOfChange = secondsOfChange
    self.byteCount = byteCount
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

  package var texts: [String: String] {
    var texts = ["Thumb::URI": address, "Thumb::MTime": String(secondsOfChange)]
    texts["Thumb::Size"] = byteCount.map { String($0) }
    return texts
  }
}

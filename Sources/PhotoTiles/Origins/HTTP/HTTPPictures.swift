/// Whole pictures and descriptions that were fetched, the last ones, on the disk: their pieces are
/// decoded one after the other.
final class HTTPPictures: @unchecked Sendable {
  private let byteLimit: Int
  private let monitor = Monitor()
  // Inside the monitor only. The one that was used last is the last.
  private var entries: [(key: HTTPAddress, picture: HTTPPicture)] = []

  /// - Parameter byteLimit: a single one may be larger.
  init(byteLimit: Int = 128 << 20) { self.byteLimit = byteLimit }

  subscript(key: HTTPAddress) -> HTTPPicture? {
    get {
      monitor.locked {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.picture
      }
    }
    set {
      monitor.locked {
        entries.removeAll { $0.key == key }
        if let newValue { entries.append((key, newValue)) }
        var total = entries.reduce(0) { $0 + $1.picture.file.byteCount }
        while total > byteLimit, entries.count > 1 {
          total -= entries.removeFirst().picture.file.byteCount
        }
      }
    }
  }
}

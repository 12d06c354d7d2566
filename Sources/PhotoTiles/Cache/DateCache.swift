/// When photos were taken, as their files say, kept for the next start: whoever has read a hundred thousand files need not
/// read them again.
///
/// It lies in a file that may be lost at any time. What makes no sense there is passed over, and what it says of a file counts
/// for that file with these bytes alone. Used on one thread at a time.
public final class DateCache: @unchecked Sendable {
  /// What a file says.
  public enum Answer: Equatable, Sendable {
    /// In the order of what clocks showed (`PhotoDate.sortValue`).
    case taken(Double)
    /// It was read, and says nothing.
    case nothing
  }

  /// Photos that are remembered at most, those that were asked for longest ago go first: ten megabytes.
  public static let mostRecords = 300_000

  private let path: String
  private let limit: Int
  private var records: DateRecords?
  private var hasNews = false

  /// - Parameter path: of the file; its folder is made when there is something to keep.
  public init(_ path: String, limit: Int = DateCache.mostRecords) {
    self.path = path
    self.limit = limit
  }

  /// Nil when the person has no cache folder.
  public static func standard() -> DateCache? {
    CacheFolder.path.map { DateCache($0 + "/zoomscroll/dates") }
  }

  /// Nil when nobody knows, or the file has other bytes by now.
  ///
  /// - Parameters:
  ///   - path: from the root, as the file system has it.
  ///   - changed: nanoseconds, when the file was written last.
  public func answer(of path: [UInt8], byteCount: Int, changed: UInt64) -> Answer? {
    takeRecords()
    return records?.answer(of: path, byteCount: byteCount, changed: changed)
  }

  /// A file with these bytes was read, and says so.
  public func note(_ answer: Answer, of path: [UInt8], byteCount: Int, changed: UInt64) {
    takeRecords()
    records?.note(answer, of: path, byteCount: byteCount, changed: changed)
    hasNews = true
  }

  /// Writes what is new, with what others have written meanwhile. When it cannot, the next start reads the files again.
  public func save() {
    guard hasNews, let own = records else { return }
    hasNews = false
    let all = read().adding(own)
    records = all
    guard let slash = path.lastIndex(of: "/") else { return }
    CacheFolder.write(
      all.bytes(atMost: limit), String(path[path.index(after: slash)...]),
      in: String(path[..<slash]))
  }

  /// In place from then on: a copy for each photo would take longer the more there are.
  private func takeRecords() {
    if records == nil { records = read() }
  }

  private func read() -> DateRecords {
    guard let file = try? PictureFile(path: path), file.byteCount <= DateRecords.byteCount(limit),
      let bytes = try? file.bytes(0..<file.byteCount)
    else { return DateRecords() }
    return DateRecords(bytes) ?? DateRecords()
  }
}

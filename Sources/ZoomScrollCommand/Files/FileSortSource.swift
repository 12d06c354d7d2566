import Dispatch
import Foundation
import PhotoDecoding
import PhotoGrid
import PhotoTiles
import PictureFacts

/// By what the photos of an album can be sorted and gathered: their files are asked, and what is in them is read in the
/// locked processes.
@MainActor
final class FileSortSource: PhotoSortSource {
  let store: any PhotoFactsSource
  let album: ShownAlbum
  /// Nil asks at once: nobody waits for the main thread.
  let queue: DispatchQueue?
  /// Where dates are kept for the next start; on that queue only.
  let dates: @Sendable () -> DateCache?
  /// Counts questions: what is answered to one before is of no use.
  private(set) var questions: [PhotoSorting.Key: Int] = [:]
  /// So many files are told of at a time.
  nonisolated static let batch = 2000
  /// Called when something was said.
  var didAnswer: () -> Void = {}

  /// - Parameters:
  ///   - isPrompt: files are asked at once, since nobody waits for the main thread.
  ///   - dates: where dates are kept for the next start; nil where they are not.
  init(
    _ store: any PhotoFactsSource, _ album: ShownAlbum, isPrompt: Bool,
    dates: @escaping @Sendable () -> DateCache? = { .standard() }
  ) {
    self.store = store
    self.dates = dates
    self.album = album
    queue = isPrompt ? nil : DispatchQueue(label: "sorting", qos: .userInitiated)
  }

  func readValues(
    of pictures: [Int32], for key: PhotoSorting.Key,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    let question = (questions[key] ?? 0) + 1
    questions[key] = question
    switch key {
    case .name, .random: break
    case .dateTaken: readDates(of: pictures, question, receiver)
    case .dateChanged: readFiles(pictures, key, receiver) { $0.changed }
    case .size: readFiles(pictures, key, receiver) { $0.byteCount }
    }
  }

  var stacks: [PhotoStack] { album.stacks }

  var filmPages: [Int] { album.filmPages }

  func folder(of picture: Int32) -> Int32? { album.folder(of: picture) }

  func path(ofFolder folder: Int32) -> [String] { album.path(ofFolder: folder) }

  // MARK: - Files

  struct FileStatus: Sendable {
    /// derivation: nanoseconds in 64 bits have no room for more; 2554 is the last year that they have.
    private static let latestSecond = Int(UInt64.max / 1_000_000_000) - 1

    /// Nanoseconds since 1970, of the first and the last moment that they have room for where the file is older or newer.
    var nanoseconds: UInt64
    var bytes: Int
    /// Seconds since 1970.
    var changed: Double { Double(nanoseconds) * 1e-9 }
    var byteCount: Double { Double(bytes) }

    init(_ status: stat) {
      let seconds = UInt64(min(max(0, status.st_mtim.tv_sec), Self.latestSecond))
      nanoseconds = seconds * 1_000_000_000 + UInt64(status.st_mtim.tv_nsec)
      bytes = Int(status.st_size)
    }
  }

  private func readFiles(
    _ pictures: [Int32], _ key: PhotoSorting.Key,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void,
    _ value: @escaping @Sendable (FileStatus) -> Double
  ) {
    let question = questions[key]
    let paths = pictures.map { ($0, album.filePath(of: $0)) }
    guard let queue else {
      for (picture, path) in paths { receiver(picture, path.flatMap(Self.status).map(value)) }
      return
    }
    queue.async { [weak self] in
      for start in stride(from: 0, to: paths.count, by: Self.batch) {
        let values = paths[start..<min(start + Self.batch, paths.count)].map { picture, path in
          (picture, path.flatMap(Self.status).map(value))
        }
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            guard let self, question == self.questions[key] else { return }
            for (picture, value) in values { receiver(picture, value) }
            self.didAnswer()
          }
        }
      }
    }
  }

  nonisolated static func status(_ path: [UInt8]) -> FileStatus? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    return FileStatus(status)
  }
}

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
  private let store: any PhotoFactsSource
  private let album: ShownAlbum
  /// Nil asks at once: nobody waits for the main thread.
  private let queue: DispatchQueue?
  /// Counts questions: what is answered to one before is of no use.
  private var questions: [PhotoSorting.Key: Int] = [:]
  /// So many dates are asked for at a time: those who read them never wait for the main thread.
  private static let asked = 64
  /// So many files are told of at a time.
  private nonisolated static let batch = 2000
  /// Called when something was said.
  var didAnswer: () -> Void = {}

  /// - Parameter isPrompt: files are asked at once, since nobody waits for the main thread.
  init(_ store: any PhotoFactsSource, _ album: ShownAlbum, isPrompt: Bool) {
    self.store = store
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
    case .dateTaken:
      let reading = DateReading(pictures)
      for _ in 0..<Self.asked { readNext(reading, question, receiver) }
    case .dateChanged: readFiles(pictures, key, receiver) { $0.changed }
    case .size: readFiles(pictures, key, receiver) { $0.byteCount }
    }
  }

  func folder(of picture: Int32) -> Int32? { album.folder(of: picture) }

  func path(ofFolder folder: Int32) -> [String] { album.path(ofFolder: folder) }

  // MARK: - Dates

  /// Pictures whose dates are not asked for yet.
  private final class DateReading {
    var rest: ArraySlice<Int32>

    init(_ pictures: [Int32]) { rest = pictures[...] }
  }

  private func readNext(
    _ reading: DateReading, _ question: Int,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    guard question == questions[.dateTaken], let picture = reading.rest.popFirst() else { return }
    store.readFacts(of: picture) { [weak self] facts in
      guard let self, question == self.questions[.dateTaken] else { return }
      receiver(picture, facts.notes.taken.map(\.sortValue))
      readNext(reading, question, receiver)
    }
  }

  // MARK: - Files

  private struct FileStatus: Sendable {
    var changed: Double
    var byteCount: Double
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

  private nonisolated static func status(_ path: [UInt8]) -> FileStatus? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    let changed = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
    return FileStatus(changed: changed, byteCount: Double(status.st_size))
  }
}

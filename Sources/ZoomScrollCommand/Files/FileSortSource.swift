import Dispatch
import Foundation
import PhotoDecoding
import PhotoGrid
import PhotoTiles
import PictureFacts

/// By what the photos of an album can be sorted: their files are asked, and what is in them is read in the locked
/// processes.
@MainActor
final class FileSortSource: PhotoSortSource {
  private let store: any PhotoFactsSource
  private let path: (Int32) -> [UInt8]?
  /// Nil asks at once: nobody waits for the main thread.
  private let queue: DispatchQueue?
  /// Counts questions: what is answered to one before is of no use.
  private var question = 0
  /// So many dates are asked for at a time: those who read them never wait for the main thread.
  private static let asked = 64
  /// So many files are told of at a time.
  private nonisolated static let batch = 2000
  /// Called when something was said.
  var didAnswer: () -> Void = {}

  /// - Parameters:
  ///   - isPrompt: files are asked at once, since nobody waits for the main thread.
  ///   - path: of a picture's file; nil for what lies on a server.
  init(_ store: any PhotoFactsSource, isPrompt: Bool, path: @escaping (Int32) -> [UInt8]?) {
    self.store = store
    self.path = path
    queue = isPrompt ? nil : DispatchQueue(label: "sorting", qos: .userInitiated)
  }

  func readValues(
    of pictures: [Int32], for key: PhotoSorting.Key,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    question += 1
    switch key {
    case .name, .random: break
    case .dateTaken:
      let reading = DateReading(pictures)
      for _ in 0..<Self.asked { readNext(reading, question, receiver) }
    case .dateChanged: readFiles(pictures, receiver) { $0.changed }
    case .size: readFiles(pictures, receiver) { $0.byteCount }
    }
  }

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
    guard question == self.question, let picture = reading.rest.popFirst() else { return }
    store.readFacts(of: picture) { [weak self] facts in
      guard let self, question == self.question else { return }
      receiver(picture, facts.notes.taken.map(Self.seconds))
      readNext(reading, question, receiver)
    }
  }

  /// In the order of what the clocks showed.
  private static func seconds(_ date: PhotoDate) -> Double {
    // derivation: months of 31 days keep the order, and that is all that is wanted.
    let days = (date.year * 12 + date.month) * 31 + date.day
    return Double(days) * 86_400 + Double(date.second ?? 0)
  }

  // MARK: - Files

  private struct FileStatus: Sendable {
    var changed: Double
    var byteCount: Double
  }

  private func readFiles(
    _ pictures: [Int32],
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void,
    _ value: @escaping @Sendable (FileStatus) -> Double
  ) {
    let question = question
    let paths = pictures.map { ($0, path($0)) }
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
            guard let self, question == self.question else { return }
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

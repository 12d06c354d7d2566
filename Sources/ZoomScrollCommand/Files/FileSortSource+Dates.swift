import Dispatch
import PhotoFiles
import PhotoTiles
import PictureFacts

// When photos were taken: what an earlier start has read is known, the rest is read in the locked processes. A photo that says
// nothing of it has the date of its file.
extension FileSortSource {
  /// So many dates are asked for at a time: those who read them never wait for the main thread.
  private static let asked = 64

  /// Photos whose files have to be read.
  private final class Reading {
    var rest: ArraySlice<Unread>
    /// Not answered yet.
    var awaited: Int
    /// On the queue only.
    let cache: DateCache?

    init(_ photos: [Unread], _ cache: DateCache?) {
      rest = photos[...]
      awaited = photos.count
      self.cache = cache
    }
  }

  private struct Unread: Sendable {
    var picture: Int32
    /// From the root, and how it was before it was read; nil where that is not to be kept.
    var file: (path: [UInt8], status: FileStatus)?
  }

  func readDates(
    of pictures: [Int32], _ question: Int,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    guard let queue, !pictures.isEmpty else {
      return begin(Reading(pictures.map { Unread(picture: $0) }, nil), question, receiver)
    }
    let paths = pictures.map { ($0, album.filePath(of: $0)) }
    queue.async { [weak self, dates] in
      let cache = dates()
      var unread: [Unread] = []
      for start in stride(from: 0, to: paths.count, by: Self.batch) {
        var known: [(Int32, Double?)] = []
        for (picture, path) in paths[start..<min(start + Self.batch, paths.count)] {
          let (photo, date) = Self.look(up: picture, path, in: cache)
          if let date { known.append((picture, date)) } else { unread.append(photo) }
        }
        guard !known.isEmpty else { continue }
        DispatchQueue.main.async { [known] in
          MainActor.assumeIsolated {
            guard let self, question == self.questions[.dateTaken] else { return }
            for (picture, value) in known { receiver(picture, value) }
            self.didAnswer()
          }
        }
      }
      DispatchQueue.main.async { [unread] in
        MainActor.assumeIsolated { self?.begin(Reading(unread, cache), question, receiver) }
      }
    }
  }

  /// - Returns: also what it is sorted by, when that is known.
  private nonisolated static func look(
    up picture: Int32, _ path: [UInt8]?, in cache: DateCache?
  ) -> (Unread, Double?) {
    guard let path, let status = status(path) else { return (Unread(picture: picture), nil) }
    let absolute = FilePlacing.absolute(path)
    let photo = Unread(picture: picture, file: (absolute, status))
    let answer = cache?.answer(
      of: absolute, byteCount: status.bytes, changed: status.nanoseconds)
    switch answer {
    case .taken(let value)?: return (photo, value)
    case .nothing?: return (photo, PhotoDate(here: status.nanoseconds)?.sortValue)
    case nil: return (photo, nil)
    }
  }

  private func begin(
    _ reading: Reading, _ question: Int,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    for _ in 0..<Self.asked { readNext(reading, question, receiver) }
  }

  private func readNext(
    _ reading: Reading, _ question: Int,
    _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
  ) {
    guard question == questions[.dateTaken], let photo = reading.rest.popFirst() else { return }
    store.readFacts(of: photo.picture) { [weak self] facts in
      guard let self else { return }
      keep(facts, of: photo, reading)
      guard question == questions[.dateTaken] else { return }
      receiver(photo.picture, facts.date.map(\.sortValue))
      readNext(reading, question, receiver)
    }
  }

  /// For the next start. What could not be read is read again then.
  private func keep(_ facts: PhotoFacts, of photo: Unread, _ reading: Reading) {
    reading.awaited -= 1
    guard let queue, let cache = reading.cache else { return }
    let taken = facts.notes.taken.map(\.sortValue)
    let file = facts.problem == nil ? photo.file : nil
    // Whoever closes the window meanwhile loses little.
    let isDue = reading.awaited % Self.batch == 0
    queue.async {
      if let (path, status) = file {
        cache.note(
          taken.map { .taken($0) } ?? .nothing, of: path, byteCount: status.bytes,
          changed: status.nanoseconds)
      }
      if isDue { cache.save() }
    }
  }
}

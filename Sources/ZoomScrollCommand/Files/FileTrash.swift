import Localization
import PhotoControls
import PhotoFiles

/// The desktop's trash, for the photos of an album.
final class FileTrash: PhotoTrash {
  /// A photo's file, and those that went with it.
  private struct Moved {
    var paths: [[UInt8]]
    var files: [TrashedFile]
  }

  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let log: TrashLog
  private var moved: [Int32: Moved] = [:]
  /// Whose file has come back, until somebody has shown it.
  var restored: Int32?
  /// The file that has come back from before the start, until somebody has shown it.
  var restoredPath: [UInt8]?

  /// - Parameters:
  ///   - log: of what was moved, for the next start.
  ///   - path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, _ log: TrashLog, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.log = log
    self.path = path
  }

  func moveToTrash(
    _ picture: Int32, with others: [Int32],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    let photos = ([picture] + others).compactMap(path).map(FilePlacing.absolute)
    guard photos.count == others.count + 1 else {
      return receiver(
        Words.text("Only files of this computer can be moved to the trash."))
    }
    // Without its photo nobody could see what a pin is about.
    let paths = PinSidecar.withPins(photos)
    log.add(paths)
    work.run { () throws(TrashError) in
      try Trash.moveToTrash(together: paths)
    } then: { [weak self] result in
      switch result {
      case .success(let files):
        self?.moved[picture] = Moved(paths: paths, files: files)
        receiver(nil)
      case .failure(let error):
        self?.log.remove(paths)
        receiver(error.message)
      }
    }
  }

  func restore(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    guard let moved = moved[picture] else {
      return receiver(Words.text("The photo has gone."))
    }
    putBack(moved.files) { [weak self] files, problem in
      guard let self else { return }
      guard problem == nil else {
        // Whatever stands in the way may go.
        self.moved[picture]?.files = files
        return receiver(problem)
      }
      self.moved[picture] = nil
      log.remove(moved.paths)
      restored = picture
      receiver(nil)
    }
  }

  private func putBack(
    _ files: [TrashedFile],
    then receiver: @escaping @MainActor (_ files: [TrashedFile], _ problem: String?) -> Void
  ) {
    work.run { () throws(Never) in
      var files = files
      do throws(TrashError) {
        try Trash.restore(together: &files)
        return (files, String?.none)
      } catch {
        return (files, error.message)
      }
    } then: { result in
      let (files, problem) = result.get()
      receiver(files, problem)
    }
  }

  // MARK: - From before the start

  var hasEarlier: Bool { log.lastEarlier != nil }

  func restoreEarlier(_ receiver: @escaping @MainActor (_ news: String) -> Void) {
    guard let paths = log.lastEarlier else {
      return receiver(Words.text("There is nothing to put back."))
    }
    work.run { () throws(Never) in
      Trash.latest(fromPlaces: paths)
    } then: { [weak self] result in
      let files = result.get()
      // Somebody has emptied the trash, or put it back: what went before that counts.
      guard !files.isEmpty else {
        self?.log.remove(paths)
        self?.restoreEarlier(receiver)
        return
      }
      self?.putBack(files) { [weak self] _, problem in
        if let problem { return receiver(problem) }
        self?.log.remove(paths)
        self?.restoredPath = files[0].originalPath
        receiver(Words.text("“%” is back from the trash.", files[0].name))
      }
    }
  }
}

import Localization
import PhotoControls
import PhotoFiles

/// Puts files of the clipboard into the folders of an album.
final class FilePaster: PhotoPaster {
  /// Where a file is that was pasted.
  private enum Pasted: Sendable {
    case copied(to: [UInt8])
    case moved(from: [UInt8], to: [UInt8])
  }

  /// Where it is since that was taken back.
  private enum TakenBack: Sendable {
    case trashed(TrashedFile)
    case moved(FileNaming.Move)
  }

  /// Who has the clipboard; nil before there is a window.
  var window: WindowDesk?
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let journal: MoveJournal
  /// The last at the end.
  private var pasted: [[Pasted]] = []
  private var takenBack: [[TakenBack]] = []
  /// The first file that has come, until somebody has shown it.
  var arrived: [UInt8]?

  /// - Parameters:
  ///   - journal: of what is under way.
  ///   - path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, _ journal: MoveJournal, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.journal = journal
    self.path = path
  }

  func paste(beside picture: Int32, _ receiver: @escaping @MainActor (PasteOutcome) -> Void) {
    guard let path = path(picture) else {
      let problem = Words.text("Files can be pasted into folders of this computer only.")
      return receiver(PasteOutcome(count: 0, problem: problem))
    }
    let folder = FilePlacing.folder(of: path)
    window?.pasteFiles { [weak self] paths, isCut in
      self?.put(paths, into: folder, isCut: isCut, receiver)
    }
  }

  private func put(
    _ paths: [[UInt8]], into folder: [UInt8], isCut: Bool,
    _ receiver: @escaping @MainActor (PasteOutcome) -> Void
  ) {
    work.run { [journal] () throws(Never) in
      Self.put(paths, into: folder, isCut: isCut, journal)
    } then: { [weak self] result in
      let (done, problem) = result.get()
      if !done.isEmpty { self?.pasted.append(done) }
      self?.arrived = done.first.map(Self.place)
      receiver(PasteOutcome(count: done.count, problem: problem))
    }
  }

  private nonisolated static func put(
    _ paths: [[UInt8]], into folder: [UInt8], isCut: Bool, _ journal: MoveJournal
  ) -> (done: [Pasted], problem: String?) {
    var done: [Pasted] = []
    var problem: String?
    for paths in FilePlacing.together(paths) {
      do throws(NamingError) {
        if isCut {
          let new = try FilePlacing.move(together: paths, into: folder, noting: journal)
          done += zip(paths, new).filter { $0 != $1 }.map { .moved(from: $0, to: $1) }
        } else {
          done += try FilePlacing.copy(together: paths, into: folder, noting: journal).map {
            .copied(to: $0)
          }
        }
      } catch {
        problem = error.message
      }
    }
    return (done, problem)
  }

  private nonisolated static func place(_ pasted: Pasted) -> [UInt8] {
    switch pasted {
    case .copied(let path), .moved(_, let path): path
    }
  }

  func takeBackPaste(_ receiver: @escaping @MainActor (_ problem: String?) -> Void) {
    guard let last = pasted.popLast() else {
      return receiver(Words.text("The photo has gone."))
    }
    work.run { () throws(Never) in
      Self.takeBack(last)
    } then: { [weak self] result in
      let (done, left, problem) = result.get()
      if !done.isEmpty { self?.takenBack.append(done) }
      if !left.isEmpty { self?.pasted.append(left) }
      receiver(problem)
    }
  }

  /// What was taken back, what could not be, and why.
  private nonisolated static func takeBack(
    _ pasted: [Pasted]
  ) -> (done: [TakenBack], left: [Pasted], problem: String?) {
    var done: [TakenBack] = []
    var left: [Pasted] = []
    var problem: String?
    for file in pasted {
      switch file {
      case .copied(let path):
        do throws(TrashError) {
          // Somebody may have changed it since.
          done.append(.trashed(try Trash.moveToTrash(path)))
        } catch {
          left.append(file)
          problem = error.message
        }
      case .moved(let old, let new):
        do throws(NamingError) {
          try FilePlacing.move(new, to: old)
          done.append(.moved(FileNaming.Move(old, to: new)))
        } catch {
          left.append(file)
          problem = error.message
        }
      }
    }
    return (done, left, problem)
  }

  func pasteAgain(_ receiver: @escaping @MainActor (PasteOutcome) -> Void) {
    guard let last = takenBack.popLast() else {
      return receiver(PasteOutcome(count: 0, problem: Words.text("The photo has gone.")))
    }
    work.run { () throws(Never) in
      Self.putAgain(last)
    } then: { [weak self] result in
      let (done, left, problem) = result.get()
      if !done.isEmpty { self?.pasted.append(done) }
      if !left.isEmpty { self?.takenBack.append(left) }
      self?.arrived = done.first.map(Self.place)
      receiver(PasteOutcome(count: done.count, problem: problem))
    }
  }

  private nonisolated static func putAgain(
    _ takenBack: [TakenBack]
  ) -> (done: [Pasted], left: [TakenBack], problem: String?) {
    var done: [Pasted] = []
    var left: [TakenBack] = []
    var problem: String?
    for file in takenBack {
      switch file {
      case .trashed(let trashed):
        do throws(TrashError) {
          try Trash.restore(trashed)
          done.append(.copied(to: trashed.originalPath))
        } catch {
          left.append(file)
          problem = error.message
        }
      case .moved(let move):
        do throws(NamingError) {
          try FilePlacing.move(move.old, to: move.new)
          done.append(.moved(from: move.old, to: move.new))
        } catch {
          left.append(file)
          problem = error.message
        }
      }
    }
    return (done, left, problem)
  }
}

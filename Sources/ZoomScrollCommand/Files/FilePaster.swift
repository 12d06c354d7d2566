import Localization
import PhotoControls
import PhotoFiles

/// Puts files of the clipboard into the folders of an album.
final class FilePaster: PhotoPaster {
  /// Who has the clipboard; nil before there is a window.
  var window: WindowDesk?
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let journal: MoveJournal
  private let didMove: (_ old: [UInt8], _ new: [UInt8]) -> Void
  /// The last at the end.
  private var pasted: [PasteOrder] = []
  /// Nothing of these is there.
  private var takenBack: [PasteOrder] = []
  /// The first file that has come, until somebody has shown it.
  var arrived: [UInt8]?

  /// - Parameters:
  ///   - journal: of what is under way.
  ///   - path: of a picture's file; nil for what lies on a server.
  ///   - didMove: told of a file that has another path.
  init(
    _ work: FileWork, _ journal: MoveJournal, path: @escaping (Int32) -> [UInt8]?,
    didMove: @escaping (_ old: [UInt8], _ new: [UInt8]) -> Void = { _, _ in }
  ) {
    self.didMove = didMove
    self.work = work
    self.journal = journal
    self.path = path
  }

  func paste(
    beside picture: Int32, begins: @escaping @MainActor () -> Void,
    _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (PasteOutcome) -> Void
  ) {
    guard let path = path(picture) else {
      let problem = Words.text("Files can be pasted into folders of this computer only.")
      return receiver(PasteOutcome(count: 0, problem: problem))
    }
    let folder = FilePlacing.folder(of: path)
    guard let window else { return receiver(PasteOutcome(count: 0)) }
    window.pasteFiles { [weak self] paths, isCut in
      guard let paths else {
        let problem = Words.text("The program that the files were copied in does not answer.")
        return receiver(PasteOutcome(count: 0, problem: problem))
      }
      begins()
      self?.put(paths, into: folder, isCut: isCut, progress, receiver)
    }
  }

  /// - Parameter isCut: they go from where they are.
  func put(
    _ paths: [[UInt8]], into folder: [UInt8], isCut: Bool,
    _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (PasteOutcome) -> Void
  ) {
    work.run(each: FilePlacing.together(paths), telling: progress) { [journal] paths in
      var part = PasteOrder()
      let all = SidecarFile.with(paths)
      let problem = part.paste(together: all, into: folder, isCut: isCut, noting: journal)
      return (part, problem)
    } then: { [self] parts in
      // Also when its window has gone meanwhile.
      let order = PasteOrder(parts.map(\.0))
      let problem = parts.lazy.compactMap(\.1).last
      if order.isThere { pasted.append(order) }
      tellOfMoves(from: [:], to: order.places)
      arrived = order.files.first
      receiver(PasteOutcome(count: order.photoCount, problem: problem))
    }
  }

  func takeBackPaste(_ receiver: @escaping @MainActor (_ problem: UndoProblem?) -> Void) {
    guard let last = pasted.popLast() else {
      return receiver(UndoProblem(Words.text("The photo has gone."), isForGood: true))
    }
    change(last, { $0.takeBack(noting: $1) }) { _, problem in receiver(problem) }
  }

  func pasteAgain(_ receiver: @escaping @MainActor (PasteOutcome) -> Void) {
    guard let last = takenBack.popLast() else {
      return receiver(PasteOutcome(count: 0, problem: Words.text("The photo has gone.")))
    }
    change(last, { $0.pasteAgain(noting: $1) }) { [self] order, problem in
      arrived = order.files.first
      receiver(PasteOutcome(count: order.photoCount, problem: problem?.message))
    }
  }

  /// Takes an order on, and keeps it with those that are there or with the others.
  private func change(
    _ last: PasteOrder, _ step: @escaping @Sendable (inout PasteOrder, MoveJournal) -> UndoProblem?,
    then receiver: @escaping @MainActor (_ order: PasteOrder, _ problem: UndoProblem?) -> Void
  ) {
    work.run { [journal] () throws(Never) in
      var order = last
      let problem = step(&order, journal)
      return (order, problem)
    } then: { [self] result in
      let (order, problem) = result.get()
      if !order.isThere {
        takenBack.append(order)
      } else if problem?.isForGood != true {
        pasted.append(order)
      }
      tellOfMoves(from: last.places, to: order.places)
      receiver(order, problem)
    }
  }

  /// - Parameter old: where files were, by where they were first.
  private func tellOfMoves(from old: [[UInt8]: [UInt8]], to new: [[UInt8]: [UInt8]]) {
    for (first, place) in new {
      let former = old[first] ?? first
      if former != place { didMove(former, place) }
    }
  }
}

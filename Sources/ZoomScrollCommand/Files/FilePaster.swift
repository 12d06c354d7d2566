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
  /// The last at the end.
  private var pasted: [PasteOrder] = []
  /// Nothing of these is there.
  private var takenBack: [PasteOrder] = []
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
      let problem = part.paste(together: paths, into: folder, isCut: isCut, noting: journal)
      return (part, problem)
    } then: { [weak self] parts in
      let order = PasteOrder(parts.map(\.0))
      let problem = parts.lazy.compactMap(\.1).last
      if order.isThere { self?.pasted.append(order) }
      self?.arrived = order.files.first
      receiver(PasteOutcome(count: order.files.count, problem: problem))
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
    change(last, { $0.pasteAgain(noting: $1) }) { [weak self] order, problem in
      self?.arrived = order.files.first
      receiver(PasteOutcome(count: order.files.count, problem: problem?.message))
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
    } then: { [weak self] result in
      let (order, problem) = result.get()
      if !order.isThere {
        self?.takenBack.append(order)
      } else if problem?.isForGood != true {
        self?.pasted.append(order)
      }
      receiver(order, problem)
    }
  }
}

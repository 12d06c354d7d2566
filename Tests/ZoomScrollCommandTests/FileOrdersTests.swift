import Foundation
import PhotoControls
import Testing

@testable import PhotoFiles
@testable import ZoomScrollCommand

/// What is done to a photo and its film: both or none, also for whoever ends the program, and undone in step.
@MainActor @Suite final class FileOrdersTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-orders-\(UUID().uuidString)"
  private let work = FileWork()

  init() throws {
    for name in ["photos", "to", "under-way"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var choices: KeptChoices { KeptChoices(state: folder) }

  private func path(_ name: String) -> [UInt8] { Array("\(folder)/\(name)".utf8) }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }

  private func write(_ names: String...) throws {
    for name in names {
      try name.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
  }

  /// The journal's folder has changed since that was asked last: a note was there.
  private func wasNoted() throws -> Bool {
    let (notes, long) = ("\(folder)/under-way", Date(timeIntervalSince1970: 0))
    let time = try FileManager.default.attributesOfItem(atPath: notes)[.modificationDate] as? Date
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: notes)
    return time != long
  }

  private func answer<Value: Sendable>(
    _ order: (@escaping @MainActor (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { waiting in order { waiting.resume(returning: $0) } }
  }

  private let goingOn: OrderProgress = { _, _ in true }

  /// Where nothing can be written what goes is gone all the same, and one is told.
  @Test func whatCannotBeNotedOfTheTrashIsSaid() throws {
    try write("state")
    #expect(!TrashLog(in: "\(folder)/state").add([[path("photos/a.jpg")]]))
    #expect(TrashLog(in: folder).add([[path("photos/a.jpg")]]) && TrashLog(in: nil).add([]))
    let remark = "After a restart that cannot be undone here: it could not be noted."
    let page = PagePictures(0, with: [])
    #expect(FileTrash.unlogged(TrashOutcome([page])) == TrashOutcome([page], problem: remark))
    #expect(
      FileTrash.unlogged(TrashOutcome([page], problem: "Why."))
        == TrashOutcome([page], problem: "Why. \(remark)"))
    // Nothing has gone.
    #expect(FileTrash.unlogged(TrashOutcome(problem: "Why.")) == TrashOutcome(problem: "Why."))
  }

  /// It holds, and one is told, once.
  @Test func choicesThatCannotBeKeptAreSaid() async throws {
    try write("settings")
    let choices = KeptChoices(in: "\(folder)/settings")
    var told = 0
    var viewing = choices.viewing
    viewing.shufflesSlides.toggle()
    await withCheckedContinuation { waiting in
      choices.didNotKeep = {
        told += 1
        waiting.resume()
      }
      choices.keep(viewing, insteadOf: choices.viewing)
    }
    choices.program.restores.toggle()
    choices.finish()
    // After what that has asked of the main thread.
    await answer { receiver in DispatchQueue.main.async { receiver(()) } }
    #expect(told == 1 && choices.viewing == viewing)
    let kept = KeptChoices(in: "\(folder)/to")
    kept.didNotKeep = { told += 1 }
    kept.keep(viewing, insteadOf: kept.viewing)
    kept.finish()
    await answer { receiver in DispatchQueue.main.async { receiver(()) } }
    #expect(told == 1)
  }

  @Test func whoIsToldHowFarItIsMayStopIt() async {
    var told: [[Int]] = []
    let all = await answer { [work] receiver in
      work.run(
        each: [1, 2, 3],
        telling: {
          told.append([$0, $1])
          return true
        }
      ) {
        $0 * 10
      } then: {
        receiver($0)
      }
    }
    #expect(all == [10, 20, 30])
    #expect(told == [[1, 3], [2, 3], [3, 3]])
    // The second is under way when somebody has stopped it.
    let stopped = DispatchSemaphore(value: 0)
    let some = await answer { [work] receiver in
      work.run(
        each: [1, 2, 3],
        telling: { _, _ in
          DispatchQueue.main.async { stopped.signal() }
          return false
        }
      ) { item in
        if item == 2 { stopped.wait() }
        return item
      } then: {
        receiver($0)
      }
    }
    #expect(some == [1, 2])
  }

  @Test func namesAreNoted() async throws {
    try write("photos/a.jpg", "photos/a.mov")
    let paths = [path("photos/a.jpg"), path("photos/a.mov")]
    let renamer = FileRenamer(work, choices.journal) {
      paths[Int($0)]
    } didMove: { _, _ in
    }
    _ = try wasNoted()
    let outcome = await answer { renamer.rename(PagePictures(0, with: [1]), to: "b.jpg", $0) }
    #expect(outcome == .renamed("b.jpg") && isThere("photos/b.mov"))
    #expect(try wasNoted())
    #expect(await answer { renamer.renameBack(0, $0) } == nil)
    #expect(try wasNoted() && isThere("photos/a.mov"))
  }

  /// Of files that are gone, so that nothing comes into anybody's trash.
  @Test func theTrashIsNoted() async throws {
    let paths = [path("photos/a.jpg"), path("photos/a.mov")]
    let choices = choices
    let trash = FileTrash(work, choices) { paths[Int($0)] }
    _ = try wasNoted()
    let outcome = await answer { trash.moveToTrash([PagePictures(0, with: [1])], goingOn, $0) }
    #expect(try outcome.done.isEmpty && outcome.problem != nil && wasNoted())
    try write("to/a.jpg", "to/a.mov")
    let files = paths.map { original in
      let path = self.path("to/") + original.suffix(5)
      return TrashedFile(originalPath: original, path: path, note: path + "info".utf8)
    }
    #expect(FileTrash.putBack(files, choices.journal).problem == nil)
    #expect(try wasNoted() && isThere("photos/a.jpg") && isThere("photos/a.mov"))
  }

  /// What went before the start, and has gone again since, is another order.
  @Test func whatHasGoneAgainIsLeftToItsWindow() async throws {
    let page = [path("photos/a.jpg")]
    TrashLog(in: folder).add([page])
    let choices = choices
    #expect(choices.trashLog.lastEarlier == [page])
    choices.trashLog.add([page])
    #expect(choices.trashLog.lastEarlier == nil)
    let trash = FileTrash(work, choices) { _ in nil }
    #expect(!trash.hasEarlier)
    _ = await answer { trash.restoreEarlier(goingOn, $0) }
    let log = try String(contentsOfFile: "\(folder)/trash.txt", encoding: .utf8)
    #expect(log.split(separator: "\n").count == 2)
    // Each has its own list.
    choices.trashLog.removeEarlier([page])
    choices.trashLog.removeEarlier([page])
    #expect(TrashLog(in: folder).lastEarlier == [page])
  }

  /// A photo goes back with its film, or stays with it.
  @Test func whatWasPastedComesAndGoesTogether() throws {
    try write("photos/a.jpg", "photos/a.mov")
    var order = PasteOrder()
    let journal = choices.journal
    let paths = [path("photos/a.jpg"), path("photos/a.mov")]
    _ = try wasNoted()
    #expect(order.paste(together: paths, into: path("to"), isCut: true, noting: journal) == nil)
    #expect(try order.files == [path("to/a.jpg"), path("to/a.mov")] && wasNoted())
    try write("photos/a.mov")
    #expect(order.takeBack(noting: journal) != nil)
    #expect(try order.isThere && isThere("to/a.jpg") && isThere("to/a.mov") && wasNoted())
    try remove("photos/a.mov")
    #expect(order.takeBack(noting: journal) == nil)
    #expect(try !order.isThere && isThere("photos/a.jpg") && isThere("photos/a.mov") && wasNoted())
    try write("to/a.mov")
    #expect(order.pasteAgain(noting: journal) != nil && !order.isThere && isThere("photos/a.jpg"))
    try remove("to/a.mov")
    _ = try wasNoted()
    #expect(order.pasteAgain(noting: journal) == nil && isThere("to/a.jpg") && isThere("to/a.mov"))
    #expect(try wasNoted())
  }

  /// Of copies, which are gone before they could come into anybody's trash.
  @Test func copiesAreNoted() throws {
    try write("photos/a.jpg", "photos/a.mov")
    var order = PasteOrder()
    let journal = choices.journal
    let paths = [path("photos/a.jpg"), path("photos/a.mov")]
    _ = try wasNoted()
    #expect(order.paste(together: paths, into: path("to"), isCut: false, noting: journal) == nil)
    #expect(try wasNoted() && isThere("to/a.mov") && isThere("photos/a.mov"))
    for name in ["a.jpg", "a.mov"] { try remove("to/\(name)") }
    #expect(order.takeBack(noting: journal) != nil && order.isThere)
    #expect(try wasNoted())
  }

  /// What is pinned to a photo, how it is turned and that somebody likes it stay its own, wherever it goes.
  @Test func whatLiesBesideAPhotoGoesWithIt() async throws {
    try write("photos/a.jpg", "photos/a.jpg.pins.json", "photos/a.jpg.turns.json", "to/a.jpg")
    var moves: [[[UInt8]]] = []
    let paster = FilePaster(work, choices.journal) { _ in
      nil
    } didMove: {
      moves.append([$0, $1])
    }
    let (photo, new) = (path("photos/a.jpg"), path("to/a (2).jpg"))
    // A file manager may have it in what was chosen.
    let paths = [photo, path("photos/a.jpg.pins.json")]
    let outcome = await answer { paster.put(paths, into: path("to"), isCut: true, goingOn, $0) }
    #expect(outcome == PasteOutcome(count: 1) && paster.arrived == new)
    let names = ["a (2).jpg", "a (2).jpg.pins.json", "a (2).jpg.turns.json"]
    #expect(names.allSatisfy { isThere("to/\($0)") } && !isThere("photos/a.jpg.pins.json"))
    #expect(moves.contains([photo, new]) && moves.count == 3)
    moves = []
    #expect(await answer { paster.takeBackPaste($0) } == nil)
    #expect(isThere("photos/a.jpg.turns.json") && moves.contains([new, photo]))
    #expect(await answer { paster.pasteAgain($0) } == PasteOutcome(count: 1))
    #expect(names.allSatisfy { isThere("to/\($0)") } && moves.last != nil)
  }

  /// Whoever does not answer is not waited for, and nothing is under way.
  @Test func aClipboardThatIsSilentIsSaid() async throws {
    let paster = FilePaster(work, choices.journal) { [path = path("photos/a.jpg")] _ in path }
    paster.window = WindowDesk(
      toggleFullScreen: {}, isFullScreen: { false }, showPointer: { _ in },
      chooseFiles: { _, _ in }, choosePlace: { _, _ in }, noteOpened: { _ in },
      recentFiles: { [] }, openNewWindow: nil, printPicture: { _, _, _ in }, copyText: { _ in },
      copyFiles: { _, _, _, _ in }, pasteFiles: { $0(nil, false) })
    var begins = 0
    let outcome = await answer { paster.paste(beside: 0, begins: { begins += 1 }, goingOn, $0) }
    #expect(outcome.count == 0 && outcome.problem?.contains("does not answer") == true)
    #expect(begins == 0)
  }

  /// An order is one step, however often it takes to undo all of it.
  @Test func anOrderIsUndoneInPartsAndDoneAgainAsAWhole() async throws {
    try write("photos/a.jpg", "photos/b.jpg", "photos/c.jpg")
    let paster = FilePaster(work, choices.journal) { _ in nil }
    let to = path("to")
    for names in [["c.jpg"], ["a.jpg", "b.jpg"]] {
      let paths = names.map { path("photos/\($0)") }
      let outcome = await answer { paster.put(paths, into: to, isCut: true, goingOn, $0) }
      #expect(outcome == PasteOutcome(count: names.count))
    }
    try write("photos/b.jpg")
    #expect(await answer { paster.takeBackPaste($0) } != nil)
    #expect(isThere("photos/a.jpg") && isThere("to/b.jpg"))
    try remove("photos/b.jpg")
    #expect(await answer { paster.takeBackPaste($0) } == nil)
    #expect(isThere("photos/b.jpg") && isThere("to/c.jpg"))
    #expect(await answer { paster.takeBackPaste($0) } == nil)
    #expect(isThere("photos/c.jpg"))
    #expect(await answer { paster.pasteAgain($0) } == PasteOutcome(count: 1))
    // One of the other two cannot come: it does with the next try.
    try write("to/a.jpg")
    let half = await answer { paster.pasteAgain($0) }
    #expect(half.count == 1 && half.problem != nil && paster.arrived == path("to/b.jpg"))
    try remove("to/a.jpg")
    #expect(await answer { paster.takeBackPaste($0) } == nil)
    #expect(await answer { paster.pasteAgain($0) } == PasteOutcome(count: 2))
    #expect(["a.jpg", "b.jpg", "c.jpg"].allSatisfy { isThere("to/\($0)") })
  }
}

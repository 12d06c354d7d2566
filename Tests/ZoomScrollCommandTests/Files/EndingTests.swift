import Foundation
import PhotoControls
import Testing

@testable import PhotoFiles
@testable import ZoomScrollCommand

/// What was asked for is done, or known, when a window or the program ends.
@MainActor @Suite final class EndingTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-ending-\(UUID().uuidString)"
  private let choices: KeptChoices
  private let goingOn: OrderProgress = { _, _ in true }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    choices = KeptChoices(state: folder)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> [UInt8] { Array("\(folder)/\(name)".utf8) }

  private func wait(_ orders: FileOrders) async {
    while !orders.areDone {
      await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
    }
  }

  /// As a program does whose last window has gone.
  @Test func anOrderIsUnderWayUntilSomebodyHasHeardOfIt() async {
    let orders = FileOrders()
    let (first, gate) = (FileWork(orders), DispatchSemaphore(value: 0))
    #expect(!orders.mustBeAwaited())
    var heard: [Int] = []
    first.run { () throws(Never) in
      gate.wait()
    } then: { _ in
      heard.append(1)
      // What comes of it asks for more.
      FileWork(orders).run { () throws(Never) in
      } then: { _ in
        heard.append(2)
      }
    }
    #expect(orders.mustBeAwaited() && heard.isEmpty)
    gate.signal()
    await wait(orders)
    #expect(heard == [1, 2] && !orders.mustBeAwaited())
  }

  /// What is left of an order that takes long was not done, and the next start does not look for it: also when its window has gone.
  @Test func aLongOrderEndsAfterItsPartAndItsRestIsForgotten() async throws {
    let orders = choices.orders
    let work = FileWork(orders)
    let gate = DispatchSemaphore(value: 0)
    work.run { () throws(Never) in
      gate.wait()
    } then: { _ in
    }
    // None of them is there, so that nothing comes into anybody's trash.
    var trash: FileTrash? = FileTrash(work, choices) { [folder] in
      Array("\(folder)/\($0).jpg".utf8)
    }
    var outcome: TrashOutcome?
    trash?.moveToTrash((0..<3).map { PagePictures($0) }, goingOn) { outcome = $0 }
    #expect(try AddressFile.lines(in: "\(folder)/trash.txt").count == 1)
    trash?.windowDidClose()
    trash = nil
    orders.endEarly()
    gate.signal()
    await wait(orders)
    #expect(outcome == TrashOutcome())
    #expect(try AddressFile.lines(in: "\(folder)/trash.txt").isEmpty)
    // Somebody has opened a window meanwhile.
    orders.goOn()
    var done: [Int] = []
    work.run(each: [1, 2], telling: goingOn) {
      $0
    } then: {
      done = $0
    }
    await wait(orders)
    #expect(done == [1, 2])
  }

  /// Another window undoes what went last, and not what went before that.
  @Test func whatAClosedWindowHasMovedIsUndoneNext() {
    let (one, other) = (NSObject(), NSObject())
    TrashLog(in: folder).add([[path("old.jpg")]])
    let log = TrashLog(in: folder)
    log.add([[path("a.jpg")], [path("b.jpg")]], by: one)
    log.add([[path("c.jpg")]], by: other)
    #expect(log.lastEarlier == [[path("old.jpg")]])
    // One of them was put back.
    log.remove([[path("a.jpg")]])
    log.leave(what: one)
    #expect(log.lastEarlier == [[path("b.jpg")]])
    log.removeEarlier([[path("b.jpg")]])
    #expect(log.lastEarlier == [[path("old.jpg")]])
    // What was under way when its window went has stayed where it was.
    log.leave(what: other)
    log.remove([[path("c.jpg")]])
    #expect(log.lastEarlier == [[path("old.jpg")]])
    #expect(TrashLog(in: folder).lastEarlier == [[path("old.jpg")]])
  }

  // MARK: - Files that others write

  @Test func twoProgramsNoteWhatWentToTheTrash() throws {
    let (one, other) = (TrashLog(in: folder), TrashLog(in: folder))
    one.add([[path("a.jpg")]])
    other.add([[path("b.jpg")]])
    one.add([[path("c.jpg")]])
    other.remove([[path("b.jpg")]])
    #expect(
      try AddressFile.lines(in: "\(folder)/trash.txt").map(AddressFile.path)
        == [path("a.jpg"), path("c.jpg")])
  }

  @Test func aLogThatCannotBeReadIsNotWrittenOver() throws {
    let bytes = Data([0xFF, 0xFE, 0x00, 0xD8])
    try bytes.write(to: URL(filePath: "\(folder)/trash.txt"))
    let log = TrashLog(in: folder)
    #expect(!log.add([[path("a.jpg")]]) && log.lastEarlier == nil)
    log.remove([[path("a.jpg")]])
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/trash.txt")) == bytes)
  }

  // MARK: - Links

  /// It is what is cut, and not the photo that it leads to.
  @Test func aLinkIsMeantItself() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/others", withIntermediateDirectories: true)
    try Data([1]).write(to: URL(filePath: "\(folder)/others/a.jpg"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.jpg", withDestinationPath: "others/a.jpg")
    #expect(FileDesk.absolutePath(path("link.jpg")) == path("link.jpg"))
    #expect(FileDesk.absolutePath(path("none.jpg")) == nil && FileDesk.absolutePath(nil) == nil)
  }
}

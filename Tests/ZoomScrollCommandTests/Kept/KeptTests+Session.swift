import Foundation
import ScrollGeometry
import Testing

@testable import ZoomScrollCommand

/// What is taken up again.
extension KeptTests {
  /// Of a start after the last one; of another process while some run.
  private func session(whereRunning running: Set<Int32> = []) throws -> Session {
    try session(running.isEmpty ? getpid() : getpid() + 1, whereRunning: running)
  }

  private func session(_ process: Int32, whereRunning running: Set<Int32> = []) throws -> Session {
    try #require(Session(in: folder, process: process) { running.contains($0) })
  }

  @Test func twoProcessesLeaveEachOtherWhatIsTheirs() throws {
    let first = try session(101, whereRunning: [101])
    first.keep([Self.place])
    let second = try session(102, whereRunning: [101, 102])
    #expect(second.interrupted.isEmpty)
    second.keep([Self.otherPlace])
    first.keep([Self.place])
    // Whoever has written last is the last one.
    #expect(try session(103).interrupted == [Self.otherPlace, Self.place])
    // One is closed by a person, the other is ended by something else.
    first.close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try session(103, whereRunning: [102]).interrupted.isEmpty)
    #expect(try session(103).interrupted == [Self.otherPlace])
  }

  /// In a container every process has the same number.
  @Test func oneOfTheSameNumberThatHasEndedIsAnother() throws {
    try session(7, whereRunning: [7]).keep([Self.place])
    var next = try session(7, whereRunning: [7])
    #expect(next.interrupted == [Self.place])
    next.leaveInterrupted()
    next.keep([Self.otherPlace])
    #expect(try session(7).interrupted == [Self.place, Self.otherPlace])
  }

  @Test func ofTwoStartsThatFindTheSameOneOpensIt() throws {
    try session(101).keep([Self.place])
    var (first, second) = (try session(102), try session(103))
    let mayOpen = first.beginRestoring()
    let mayOpenToo = second.beginRestoring()
    #expect(mayOpen && !mayOpenToo && second.interrupted.isEmpty)
    second.keep([Self.otherPlace])
    #expect(try session(104).interrupted == [Self.place, Self.otherPlace])
  }

  /// As versions before this one wrote it.
  @Test func whatAnOlderVersionHasLeftIsOpenedAgain() throws {
    try write(
      "[Shown 1]\npaths=/other;\nrecursive=false\nzoom=1\nx=0.5\ny=0.5\n[Program]\nprocess=99\n",
      to: "state.ini")
    #expect(try session(101, whereRunning: [99]).interrupted.isEmpty)
    var session = try session(101)
    #expect(session.interrupted == [Self.otherPlace])
    let mayOpen = session.beginRestoring()
    #expect(try mayOpen && !text("state.ini").contains("Program"))
    #expect(try self.session(102).interrupted == [Self.otherPlace])
  }

  @Test func everyWindowComesBackAsLargeAsItWas() throws {
    var (small, large) = (Self.place, Self.otherPlace)
    small.shape = WindowShape(size: Size(width: 400, height: 300), isMaximized: false)
    large.shape = WindowShape(size: Size(width: 1200, height: 900), isMaximized: true)
    try session().keep([small, large])
    #expect(try session().interrupted == [small, large])
    // A window of another size shows the same, and is written down.
    #expect(small != Self.place && small.showsSame(as: Self.place))
  }

  @Test func stateThatBreaksMeanwhileIsSetAsideAndThatIsTold() throws {
    let session = try session()
    #expect(session.keep([Self.place]) == nil)
    for number in 0..<3 {
      try write("\u{1}broken", to: "state.ini")
      let path = folder + "/state.ini.broken" + (number == 0 ? "" : "-\(number)")
      switch number {
      case 0: #expect(session.keep([Self.place]) == path)
      case 1: #expect(session.didRestore() == path)
      default:
        #expect(session.close(size: Size(width: 800, height: 600), isMaximized: false) == path)
      }
    }
  }

  @Test func whatWasShownIsThereAfterAnEndThatNobodyWanted() throws {
    #expect(try session().interrupted.isEmpty)
    try session().keep([Self.place])
    #expect(try session().interrupted == [Self.place])
    // It still runs: another start does not show the same again.
    #expect(try session(whereRunning: [getpid()]).interrupted.isEmpty)
    try session().close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try session().interrupted.isEmpty)
    #expect(try !text("state.ini").contains("photos"))
  }

  @Test func aFolderThatIsThereIsWrittenDownAsItWasNamed() throws {
    try write("", to: "a.jpg")
    let place = Place(
      paths: [folder, folder + "/a.jpg"], isRecursive: true, photo: folder + "/a.jpg", zoom: 2,
      middle: (0.5, 0.5))
    try session().keep([place])
    #expect(try session().interrupted == [place])
  }

  @Test func everyWindowIsKeptAndOneThatWasClosedIsForgotten() throws {
    try session().keep([Self.place, Self.otherPlace, Self.place])
    // Two that show the same are one.
    #expect(try session().interrupted == [Self.otherPlace, Self.place])
    try session().keep([Self.otherPlace])
    #expect(try session().interrupted == [Self.otherPlace])
    #expect(try !text("state.ini").contains("photos"))
  }

  @Test func whoeverOpensSomethingElseFindsWhatWasOpenLater() throws {
    try session().keep([Self.place])
    var other = try session()
    other.leaveInterrupted()
    #expect(other.interrupted.isEmpty)
    // Ended like the first one: both are there.
    other.keep([Self.otherPlace])
    #expect(try session().interrupted == [Self.place, Self.otherPlace])
    // Closed by a person: only what is theirs has gone.
    other.close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try session().interrupted == [Self.place])
    try session().close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try session().interrupted.isEmpty)
  }

  /// One start, which is ended while it opens again what was open.
  private func startThatFails() throws -> Session {
    var session = try session()
    let (place, mayOpen) = (session.interrupted, session.beginRestoring())
    #expect(place == [Self.place] && mayOpen)
    #expect(session.problems.isEmpty && session.givenUp == nil)
    return session
  }

  @Test func whatHasEndedTwoStartsIsNotOpenedByTheThird() throws {
    try session().close(size: Size(width: 800, height: 600), isMaximized: true)
    try session().keep([Self.place])
    _ = try startThatFails()
    _ = try startThatFails()
    let before = try text("state.ini")
    var third = try session()
    let mayOpen = third.beginRestoring()
    #expect(!mayOpen && third.interrupted.isEmpty)
    // Nothing is lost of it, and it is said where it lies.
    let list = folder + "/state.ini.broken"
    #expect(third.givenUp == list && third.problems.count == 1)
    #expect(third.problems.first?.contains("“\(list)”") == true)
    #expect(try text("state.ini.broken") == before)
    // The window is as large as it was.
    #expect(third.size == nil && third.isMaximized)
    third.keep([Self.otherPlace])
    #expect(try session().interrupted == [Self.otherPlace])
    var next = try session()
    let mayOpenOther = next.beginRestoring()
    #expect(mayOpenOther)
  }

  @Test func aStartThatShowsAllAgainBeginsTheCountAnew() throws {
    try session().keep([Self.place])
    for _ in 0..<3 {
      _ = try startThatFails()
      let second = try startThatFails()
      second.didRestore()
      // What it shows is written down while it is shown.
      second.keep([Self.place])
    }
    let closed = try startThatFails()
    closed.close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try !text("state.ini").contains("Restoring"))
  }

  /// Whoever opens something else meanwhile has not seen yet whether the next start ends, too.
  @Test func aStartForSomethingElseKeepsTheCount() throws {
    try session().keep([Self.place])
    _ = try startThatFails()
    _ = try startThatFails()
    var other = try session()
    other.leaveInterrupted()
    other.keep([Self.otherPlace])
    other.close(size: Size(width: 800, height: 600), isMaximized: false)
    var third = try session()
    #expect(third.interrupted == [Self.place])
    let mayOpen = third.beginRestoring()
    #expect(!mayOpen)
  }

  /// While one of them opens what was open, another does not.
  @Test func ofTwoStartsAtOnceOneOpensWhatWasOpen() throws {
    try session().keep([Self.place])
    _ = try startThatFails()
    #expect(try session(whereRunning: [getpid()]).interrupted.isEmpty)
  }

  @Test func whereNothingCanBeWrittenAllIsOpenedAgain() throws {
    let inner = folder + "/inner"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try #require(Session(in: inner)).keep([Self.place])
    var session = try #require(Session(in: inner) { _ in false })
    // A file is where the folder was: nothing can be written into that.
    try FileManager.default.removeItem(atPath: inner)
    try write("", to: "inner")
    let mayOpen = session.beginRestoring()
    #expect(mayOpen && session.interrupted == [Self.place])
    session.didRestore()
  }

  /// As proc(5) has it.
  @Test(arguments: [
    ("4256 (zoomscroll) S 1 4256", true), ("4256 (zoomscroll-comma) R 1", true),
    // It has ended, and its parent has not looked yet.
    ("4256 (zoomscroll) Z 1 4256", false), ("4256 (zoomscroll-comma) X 1", false),
    ("4256 (a zoomscroll) S 1", false), ("4256 (bash) S 1", false), ("", false), (")(", false),
  ])
  func onlyAProgramThatRunsHasItsWindowStill(status: String, runs: Bool) {
    #expect(Session.isProgram(status: status) == runs)
  }

  @Test func aWindowIsAsLargeAsTheLastOne() throws {
    try session().close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(try session().size == Size(width: 800, height: 600))
    // What a maximised one goes back to is its size before.
    try session().close(size: Size(width: 1920, height: 1080), isMaximized: true)
    #expect(try session().size == Size(width: 800, height: 600))
    #expect(try session().isMaximized)
  }

  @Test(arguments: [
    "width=1\nheight=600", "width=nan\nheight=600", "width=800\nheight=1e9", "width=800",
  ])
  func sizesThatNoWindowHasCountForNothing(lines: String) throws {
    try write("[Window]\n\(lines)\n", to: "state.ini")
    #expect(try session().size == nil)
  }

  @Test func brokenStateIsSetAsideAndWrittenAnew() throws {
    try write("\u{1}broken", to: "state.ini")
    let broken = try session()
    #expect(broken.problems.count == 1 && broken.interrupted.isEmpty && broken.size == nil)
    #expect(try text("state.ini.broken") == "\u{1}broken")
    broken.keep([Self.place])
    #expect(try session().interrupted == [Self.place])
  }

  @Test func whereNothingCanBeWrittenNothingHappens() throws {
    try write("", to: "file")
    let session = try #require(Session(in: folder + "/file/folder"))
    session.keep([Self.place])
    session.close(size: Size(width: 800, height: 600), isMaximized: false)
    #expect(Session(in: nil) == nil)
  }
}

import Foundation
import PhotoControls
import PhotoGrid
import ScrollGeometry
import Testing

@testable import ZoomScrollCommand

/// What the program keeps: settings that a person writes, and what it takes up again.
@Suite final class KeptTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-kept-\(UUID().uuidString)"
  private static let place = Place(
    paths: ["/photos/Söhne; & Co", "https://example.org/a.jpg"], isRecursive: true,
    photo: "/photos/Söhne; & Co/a b.jpg", zoom: 2.5, middle: (0.25, 0.75))
  private static let otherPlace = Place(
    paths: ["/other"], isRecursive: false, photo: nil, zoom: 1, middle: (0.5, 0.5))

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  // MARK: Settings

  @Test func settingsAreAsAtFirstWithoutAFile() {
    for settings in [Settings(), Settings(in: nil), Settings(in: folder)] {
      #expect(settings.memory == nil && !settings.program.isRecursive && settings.program.restores)
      #expect(settings.isDark == nil && settings.program == ProgramChoices())
      #expect(settings.problems.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func settingsSayWhatTheirFileSays() throws {
    try write(
      """
      # Mine
      [ZoomScroll]
      memory=128M
      recursive=true
      restore=false
      appearance=light
      motion=reduced
      later=what a newer version knows
      """, to: "settings.ini")
    let settings = Settings(in: folder)
    #expect(
      settings.memory?.bytes == 128 << 20 && settings.program.isRecursive
        && !settings.program.restores)
    #expect(settings.isDark == false && settings.program.motion == .reduced)
    #expect(settings.problems.isEmpty)
  }

  @MainActor @Test func whatIsAllowedOnceIsKeptWithTheRest() throws {
    try write("# Mine\n[ZoomScroll]\nrestore=false\n", to: "settings.ini")
    #expect(!Settings(in: folder).program.keepsTurns)
    let choices = KeptChoices(in: folder)
    #expect(!choices.keepsTurns)
    choices.keepTurns()
    choices.finish()
    let settings = Settings(in: folder)
    #expect(choices.keepsTurns && settings.program.keepsTurns && !settings.program.restores)
    #expect(try text("settings.ini").hasPrefix("# Mine\n"))
    // What cannot be written down holds for this run.
    let other = KeptChoices(in: "/proc/none")
    other.keepTurns()
    other.finish()
    #expect(other.keepsTurns)
  }

  @MainActor @Test func howPhotosAreShownIsKeptWithTheRest() throws {
    try write("# Mine\n[ZoomScroll]\nrestore=false\n", to: "settings.ini")
    let choices = KeptChoices(Settings(in: folder), in: folder)
    #expect(choices.viewing == ViewerChoices())
    var viewing = ViewerChoices()
    viewing.sorting.key = .dateTaken
    viewing.sorting.isDescending = true
    viewing.grouping = .month
    viewing.density = GridDensity(side: 330)
    viewing.slideshowInterval = 10
    viewing.shufflesSlides = true
    viewing.hasSeenHints = true
    viewing.background = .gray
    viewing.wheelZooms = true
    viewing.doubleClickFillsScreen = true
    viewing.showsPixels = true
    choices.keep(viewing)
    choices.finish()
    let settings = Settings(in: folder)
    #expect(settings.viewing == viewing && !settings.program.restores && settings.problems.isEmpty)
    #expect(settings.viewing.density.side == 320)
    #expect(try text("settings.ini").contains("# Mine\n"))
    #expect(try text("settings.ini").contains("sort=date-taken\ndescending=true\n"))
  }

  @Test(arguments: [72.0, 200, 1100])
  func everySizeOfTheGridIsKept(side: Double) throws {
    var viewing = ViewerChoices()
    viewing.density = GridDensity(side: side)
    Settings.keep(viewing, in: folder)
    let settings = Settings(in: folder)
    #expect(settings.viewing.density.side == side && settings.problems.isEmpty)
    #expect(side <= GridDensity.largestSide)
  }

  @MainActor @Test func howTheProgramIsIsKeptAndTold() throws {
    try write("# Mine\n[ZoomScroll]\nappearance=dark\n", to: "settings.ini")
    let choices = KeptChoices(Settings(in: folder), in: folder)
    var told: [ProgramChoices] = []
    choices.didChange = { told.append($0) }
    let before = choices.program
    var program = before
    program.memory = 512 << 20
    program.motion = .reduced
    program.showsHiddenFiles = true
    program.usesDisplayColors = false
    program.isRecursive = true
    program.restores = false
    for (name, text) in [("rename", "Ctrl+M"), ("wallpaper", "")] {
      _ = program.keys.take(text, for: name)
    }
    choices.program = program
    choices.program = program
    choices.finish()
    #expect(told == [before])
    let settings = Settings(in: folder)
    #expect(settings.program == program && settings.isDark == true && settings.problems.isEmpty)
    #expect(settings.memory?.bytes == 512 << 20)
    program.memory = nil
    choices.program = program
    choices.finish()
    #expect(Settings(in: folder).program == program)
    #expect(try text("settings.ini").hasPrefix("# Mine\n"))
  }

  @Test(arguments: [
    "memory=63M", "memory=much", "recursive=yes", "appearance=pink", "motion=", "sort=colour",
    "descending=down", "group=year", "thumbnails=huge", "slideshow=0",
    "shuffle=1", "hints-seen=never", "desk-seen=2", "hidden=1", "background=blue", "wheel-zooms=on",
    "double-click-fills-screen=2",
  ])
  func aValueThatMeansNothingIsNamedAndLeftOut(line: String) throws {
    try write("[ZoomScroll]\n\(line)\nrestore=false\n", to: "settings.ini")
    let settings = Settings(in: folder)
    #expect(settings.problems.count == 1)
    let beginning = "“\(line)” in “\(folder)/settings.ini” is left out"
    #expect(settings.problems.first?.hasPrefix(beginning) == true)
    #expect(settings.memory == nil && !settings.program.isRecursive && !settings.program.restores)
    #expect(settings.viewing == ViewerChoices())
  }

  @Test func aKeyThatMeansNothingOrTwoThingsIsNamedAndLeftOut() throws {
    try write(
      "[Keys]\nrename=Ctrl+M\ntrash=Ctrl+M\nhelp=Ctrl+Q\nundo=\nnonsense=A\n", to: "settings.ini")
    let settings = Settings(in: folder)
    #expect(settings.problems.count == 2)
    for line in ["trash=Ctrl+M", "help=Ctrl+Q"] {
      #expect(settings.problems.contains { $0.hasPrefix("“\(line)” in “\(folder)/settings.ini”") })
    }
    #expect(settings.program.keys.text(for: "rename") == "Ctrl+M")
    #expect(settings.program.keys.text(for: "undo") == "")
    #expect(settings.program.keys.text(for: "help") == nil)
  }

  @Test func aBrokenFileIsSetAsideAndSaidOnce() throws {
    for number in 0..<3 {
      try write("broken \(number)", to: "settings.ini")
      let settings = Settings(in: folder)
      let name = "settings.ini.broken" + (number == 0 ? "" : "-\(number)")
      #expect(settings.problems.count == 1 && settings.problems[0].contains("“\(folder)/\(name)”"))
      #expect(try text(name) == "broken \(number)")
      #expect(Settings(in: folder).problems.isEmpty)
    }
    #expect(try text("settings.ini.broken") == "broken 0")
  }

  /// The next start knows what went to the trash, and in which order.
  @MainActor @Test func whatWentToTheTrashIsKnownAtTheNextStart() throws {
    let names = ["/a b/ü%.jpg", "/a b/ü%.mov", "/c+ + d.jpg", "/e.jpg"].map { Array($0.utf8) }
    let (live, other, last) = ([names[0], names[1]], [names[2]], [names[3]])
    let log = TrashLog(in: folder)
    // Three photos in two orders: what went together comes back together.
    log.add([live, other])
    log.add([last])
    // What this run has done it undoes itself.
    #expect(log.lastEarlier == nil)
    let next = TrashLog(in: folder)
    #expect(next.lastEarlier == [last])
    next.add([[names[0]]])
    next.removeEarlier([last])
    #expect(next.lastEarlier == [live, other])
    next.remove([[names[0]]])
    #expect(TrashLog(in: folder).lastEarlier == [live, other])
    // One of them has come back.
    next.removeEarlier([other])
    #expect(TrashLog(in: folder).lastEarlier == [live])
    next.removeEarlier([live])
    #expect(TrashLog(in: folder).lastEarlier == nil && TrashLog(in: nil).lastEarlier == nil)
  }

  /// As versions before this one wrote it.
  @MainActor @Test func aLineOfOnePageIsOneOrder() throws {
    try write("file:///a.jpg file:///a.mov\nfile:///b.jpg\n", to: "trash.txt")
    let log = TrashLog(in: folder)
    #expect(log.lastEarlier == [[Array("/b.jpg".utf8)]])
    log.removeEarlier([[Array("/b.jpg".utf8)]])
    #expect(log.lastEarlier == [["/a.jpg", "/a.mov"].map { Array($0.utf8) }])
  }

  // MARK: Session

  private func session(whereRunning running: Set<Int32> = []) throws -> Session {
    try #require(Session(in: folder) { running.contains($0) })
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

  // MARK: Handing over

  @Test func pathsAreHandedOverWhole() {
    let folder = FileManager.default.currentDirectoryPath
    let handing = Handing(
      paths: ["a.jpg", "/b", "https://example.org/c"], isRecursive: true, wantsNewWindow: false)
    #expect(handing.paths == ["\(folder)/a.jpg", "/b", "https://example.org/c"])
    #expect(Handing(handing.request(activation: nil)) == handing)
    let other = Handing(paths: [], isRecursive: false, wantsNewWindow: true)
    #expect(Handing(other.request(activation: "x")) == other)
  }
}

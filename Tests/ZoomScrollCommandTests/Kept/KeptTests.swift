import Foundation
import PhotoControls
import PhotoGrid
import ScrollGeometry
import Testing

@testable import ZoomScrollCommand

/// What the program keeps: settings that a person writes, and what it takes up again.
@Suite final class KeptTests {
  let folder = NSTemporaryDirectory() + "zoomscroll-kept-\(UUID().uuidString)"
  static let place = Place(
    paths: ["/photos/Söhne; & Co", "https://example.org/a.jpg"], isRecursive: true,
    photo: "/photos/Söhne; & Co/a b.jpg", zoom: 2.5, middle: (0.25, 0.75))
  static let otherPlace = Place(
    paths: ["/other"], isRecursive: false, photo: nil, zoom: 1, middle: (0.5, 0.5))

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
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
    choices.keep(viewing, insteadOf: ViewerChoices())
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
    var chosen = Settings()
    chosen.viewing = viewing
    chosen.keep(insteadOf: Settings(), in: folder)
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

  /// Each begins with the same, and writes down what was chosen in it.
  @MainActor @Test func whatIsChosenInOneWindowStaysWhenAnotherOneChooses() throws {
    let choices = KeptChoices(Settings(in: folder), in: folder)
    var told: [(old: ViewerChoices, new: ViewerChoices)] = []
    choices.didChangeViewing = { told.append(($0, $1)) }
    let start = choices.viewing
    var (first, second) = (start, start)
    first.background = .white
    choices.keep(first, insteadOf: start)
    second.density = GridDensity(side: 320)
    choices.keep(second, insteadOf: start)
    choices.finish()
    #expect(told.map(\.new.background) == [.white, .white] && told[0].old == start)
    let settings = Settings(in: folder)
    #expect(settings.viewing.background == .white && settings.viewing.density.side == 320)
    #expect(try !text("settings.ini").contains("sort="))
    // What holds in all windows comes to the other one, and its own size of pictures stays.
    var other = second
    other.takeWhatIsShared(of: choices.viewing)
    second.background = .white
    #expect(other == second)
    choices.keep(other, insteadOf: other)
    #expect(told.count == 2)
  }

  /// Somebody's program has written nonsense meanwhile.
  @MainActor @Test func settingsThatBreakMeanwhileAreWrittenAnewAndThatIsTold() async throws {
    try write("[ZoomScroll]\nappearance=dark\nbackground=white\nhidden=true\n", to: "settings.ini")
    let choices = KeptChoices(Settings(in: folder), in: folder)
    try write("broken", to: "settings.ini")
    let path = await withCheckedContinuation { told in
      choices.didSetAside = { told.resume(returning: $0) }
      choices.program.restores = false
    }
    #expect(path == folder + "/settings.ini.broken")
    #expect(try text("settings.ini.broken") == "broken")
    let settings = Settings(in: folder)
    #expect(settings.isDark == true && settings.viewing.background == .white)
    #expect(settings.program.showsHiddenFiles && !settings.program.restores)
  }

  @MainActor @Test func whoHasTheirSettingsElsewhereKeepsTheLink() throws {
    try write("# Mine\n", to: "real.ini")
    let link = folder + "/settings.ini"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.ini")
    let choices = KeptChoices(Settings(in: folder), in: folder)
    choices.program.restores = false
    choices.finish()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.ini")
    #expect(
      try text("real.ini").hasPrefix("# Mine\n") && text("real.ini").contains("restore=false"))
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

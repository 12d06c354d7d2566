import Foundation
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// What happens in folders while their files are shown.
///
/// The system tells of it at once, but for the end of writing: another test's child process may hold
/// a copy of the open file for a moment. Where files are written, tests wait for the event.
/// The main thread, which some wait for, is that of thousands of other tests first.
@Suite(.timeLimit(.minutes(20))) struct AlbumTrackerTests {
  private let folder = TemporaryFolder()
  private let elsewhere = TemporaryFolder()

  /// A file that nobody ever writes here: a hard link.
  private func put(_ name: String) throws {
    // Renaming one link to another of the same file would do nothing.
    let original = elsewhere.write(UUID().uuidString)
    let path = folder.path + "/" + name
    folder.makeFolder((name as NSString).deletingLastPathComponent)
    try #require(link(original, path) == 0)
  }

  private func waitForChange(_ tracker: AlbumTracker) {
    repeat {
      var waiting = pollfd(fd: tracker.watch.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
    } while !update(tracker)
  }

  private func tracker(_ paths: String...) -> AlbumTracker {
    AlbumTracker(AlbumRequest(paths.isEmpty ? [folder.path] : paths, hasNeighbors: true))
  }

  private func album(_ names: String...) throws -> AlbumTracker {
    for name in names { try put(name) }
    return tracker()
  }

  private func names(_ tracker: AlbumTracker) -> [String] {
    (0..<tracker.list.count).map { tracker.list.name(of: tracker.list.picture(at: $0)) }
  }

  private func picture(_ name: String, _ tracker: AlbumTracker) throws -> Int32 {
    tracker.list.picture(at: try #require(names(tracker).firstIndex(of: name)))
  }

  private func rename(_ old: String, _ new: String) throws {
    try #require(Glibc.rename(folder.path + "/" + old, folder.path + "/" + new) == 0)
  }

  /// In the order of the pages, which the list must be able to find by their pictures.
  private func expect(
    _ tracker: AlbumTracker, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(names(tracker) == expected, sourceLocation: sourceLocation)
    for page in 0..<tracker.list.count {
      #expect(
        tracker.list.page(of: tracker.list.picture(at: page)) == page,
        sourceLocation: sourceLocation)
    }
  }

  private func update(_ tracker: AlbumTracker) -> Bool { tracker.update { _ in false } }

  @Test func filesThatComeAndGoHavePagesInNaturalOrder() throws {
    let tracker = try album("img1.jpg", "img3.jpg", "img10.jpg")
    #expect(!update(tracker))
    let third = try picture("img3.jpg", tracker)
    try put("img2.jpg")
    try put("IMG20.jpg")
    #expect(update(tracker) && !update(tracker))
    expect(tracker, ["img1.jpg", "img2.jpg", "img3.jpg", "img10.jpg", "IMG20.jpg"])
    #expect(tracker.list.page(of: third) == 2)
    folder.remove("img1.jpg")
    folder.remove("img10.jpg")
    #expect(update(tracker))
    expect(tracker, ["img2.jpg", "img3.jpg", "IMG20.jpg"])
    #expect(tracker.list.page(of: third) == 1 && tracker.list.picture(at: 1) == third)
    folder.remove("img3.jpg")
    #expect(update(tracker) && tracker.list.page(of: third) == nil)
    expect(tracker, ["img2.jpg", "IMG20.jpg"])
  }

  @Test func aRenamedFileKeepsItsPicture() throws {
    let tracker = try album("a.jpg", "b.jpg", "c.jpg")
    let picture = try picture("a.jpg", tracker)
    try rename("a.jpg", "d.jpg")
    #expect(update(tracker))
    expect(tracker, ["b.jpg", "c.jpg", "d.jpg"])
    #expect(tracker.list.page(of: picture) == 2 && tracker.list.picture(at: 2) == picture)
    #expect(tracker.list.path(of: picture) == folder.path + "/d.jpg")
    // Hidden, it has gone; seen again, it is new.
    try rename("d.jpg", ".d.jpg")
    #expect(update(tracker) && tracker.list.page(of: picture) == nil)
    try rename(".d.jpg", "e.jpg")
    #expect(update(tracker))
    expect(tracker, ["b.jpg", "c.jpg", "e.jpg"])
  }

  @Test func aReplacedFileHasANewPictureOnItsPage() throws {
    let tracker = try album("a.jpg", "b.jpg", "c.jpg")
    let old = try picture("b.jpg", tracker)
    folder.write("b.jpg", [1, 2, 3])
    waitForChange(tracker)
    expect(tracker, ["a.jpg", "b.jpg", "c.jpg"])
    let new = try picture("b.jpg", tracker)
    #expect(new != old && tracker.list.page(of: old) == 1)
    // As editors save: a hidden file takes its name.
    try put(".b.jpg.tmp")
    try rename(".b.jpg.tmp", "b.jpg")
    #expect(update(tracker) && tracker.list.page(of: old) == 1 && tracker.list.page(of: new) == 1)
    #expect(try picture("b.jpg", tracker) != new)
    // Another page takes its name: both stand for it.
    let last = try picture("c.jpg", tracker)
    try rename("c.jpg", "b.jpg")
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "b.jpg"])
    #expect(try picture("b.jpg", tracker) == last && tracker.list.page(of: old) == 1)
    // Gone and there again, as some programs copy.
    folder.remove("b.jpg")
    try put("b.jpg")
    #expect(update(tracker) && tracker.list.page(of: old) == 1)
    expect(tracker, ["a.jpg", "b.jpg"])
  }

  /// Whoever undoes the trash sees at once what was seen before.
  @Test func aFileThatComesBackAsItWasIsThePictureThatItWas() throws {
    let tracker = try album("a.jpg", "b.jpg", "c.jpg")
    let picture = try picture("b.jpg", tracker)
    let trash = elsewhere.path + "/b.jpg"
    for isAsRead in [true, false] {
      try #require(Glibc.rename(folder.path + "/b.jpg", trash) == 0)
      #expect(update(tracker) && tracker.list.page(of: picture) == nil)
      try #require(Glibc.rename(trash, folder.path + "/b.jpg") == 0)
      #expect(tracker.update(hasChanged: { _ in false }, isAsRead: { _ in isAsRead }))
      expect(tracker, ["a.jpg", "b.jpg", "c.jpg"])
      #expect((tracker.list.picture(at: 1) == picture) == isAsRead)
    }
  }

  @Test func aFileThatIsBeingWrittenIsShownWhenItIsComplete() throws {
    let tracker = try album("a.jpg")
    let file = open(folder.path + "/b.jpg", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    #expect(write(file, "half", 4) == 4)
    #expect(!update(tracker))
    expect(tracker, ["a.jpg"])
    close(file)
    waitForChange(tracker)
    expect(tracker, ["a.jpg", "b.jpg"])
  }

  @Test func linksAreCompleteFromTheBeginning() throws {
    let tracker = try album("a.jpg")
    try put("b.jpg")
    folder.link("c.jpg", to: "a.jpg")
    folder.link("nowhere.jpg", to: "missing.jpg")
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test func whatIsNoFileHasNoPage() throws {
    let tracker = try album("a.jpg")
    try put(".hidden.jpg")
    folder.makeFolder("folder.jpg")
    #expect(mkfifo(folder.path + "/pipe.jpg", 0o600) == 0)
    #expect(!update(tracker))
    try put("folder.jpg/inner.jpg")
    #expect(!update(tracker))
    expect(tracker, ["a.jpg"])
  }

  @Test func namesWithLineBreaksAndWithoutTextAreFollowed() throws {
    let tracker = try album("a.jpg")
    try put("b\nc.jpg")
    let bytes = Array(folder.path.utf8) + [0x2F, 0x7A, 0xFF] + Array(".jpg".utf8)
    #expect(bytes.withCString { symlink("a.jpg", $0) } == 0)
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "b\u{FFFD}c.jpg", "z\u{FFFD}.jpg"])
  }

  @Test func theLastOneThatGoesLeavesAReason() throws {
    let tracker = try album("a.jpg")
    folder.remove("a.jpg")
    #expect(update(tracker) && tracker.list.isEmpty)
    #expect(tracker.problems == [.nothingFound([folder.path])])
    try put("b.jpg")
    #expect(update(tracker) && tracker.problems.isEmpty)
    expect(tracker, ["b.jpg"])
  }

  @Test func aFolderThatGoesSaysSoAndMayComeAgain() throws {
    try put("album/a.jpg")
    let path = folder.path + "/album"
    let tracker = tracker(path)
    try rename("album", "elsewhere")
    #expect(update(tracker) && tracker.list.isEmpty)
    #expect(tracker.problems == [.missing(path)])
    try rename("elsewhere", "album")
    #expect(update(tracker))
    expect(tracker, ["a.jpg"])
    folder.remove("album")
    #expect(update(tracker) && tracker.problems == [.missing(path)])
    try put("album/b.jpg")
    #expect(update(tracker))
    try put("album/c.jpg")
    #expect(update(tracker))
    expect(tracker, ["b.jpg", "c.jpg"])
  }

  @Test func aFolderOfFoldersFollowsThem() throws {
    try put("day1/a.jpg")
    try put("day3/c.jpg")
    let tracker = AlbumTracker(AlbumRequest([folder.path], isRecursive: true))
    let last = try picture("c.jpg", tracker)
    try put("day2/b.jpg")
    #expect(update(tracker))
    try put("day1/z.jpg")
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "z.jpg", "b.jpg", "c.jpg"])
    #expect(tracker.list.page(of: last) == 3)
    try rename("day1/a.jpg", "day3/a.jpg")
    folder.remove("day2")
    #expect(update(tracker))
    expect(tracker, ["z.jpg", "a.jpg", "c.jpg"])
    #expect(tracker.list.page(of: last) == 2)
  }

  @Test func filesThatWereNamedAreFollowedAndNoOthers() throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try put(name) }
    let tracker = tracker(folder.path + "/c.jpg", folder.path + "/a.jpg")
    let first = try picture("a.jpg", tracker)
    try put("d.jpg")
    folder.remove("b.jpg")
    #expect(!update(tracker))
    try rename("a.jpg", "e.jpg")
    #expect(update(tracker))
    expect(tracker, ["c.jpg", "e.jpg"])
    #expect(tracker.list.page(of: first) == 1)
    folder.remove("c.jpg")
    #expect(update(tracker))
    try put("c.jpg")
    #expect(update(tracker))
    #expect(names(tracker).contains("c.jpg"))
  }

  @Test func neighboursOfAFileAreFoundLaterAndFollowed() throws {
    for name in ["a.jpg", "b.jpg", "c.jpg", "c.xmp"] { try put(name) }
    let path = folder.path + "/b.jpg"
    let tracker = AlbumTracker(AlbumRequest([path], hasNeighbors: true), isPrompt: true)
    expect(tracker, ["b.jpg"])
    let picture = tracker.list.picture(at: 0)
    #expect(!tracker.isFound && tracker.opening == picture)
    tracker.find()
    expect(tracker, ["a.jpg", "b.jpg", "c.jpg"])
    #expect(tracker.isFound && tracker.list.page(of: picture) == 1 && tracker.opening == picture)
    try put("d.jpg")
    try put("d.xmp")
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
    try rename("c.jpg", "c.jpg~")
    #expect(update(tracker))
    // Its neighbours stay when it goes, and when everything is found anew.
    folder.remove("b.jpg")
    #expect(update(tracker))
    expect(tracker, ["a.jpg", "d.jpg"])
    folder.remove("a.jpg")
    folder.remove("d.jpg")
    #expect(update(tracker) && tracker.problems == [.nothingFound([folder.path])])
    try put("e.jpg")
    #expect(update(tracker))
    expect(tracker, ["e.jpg"])
  }

  @Test func theFolderOfAFileThatComesAgainIsShownAgain() throws {
    for name in ["sub/a.jpg", "sub/b.jpg"] { try put(name) }
    let path = folder.path + "/sub/b.jpg"
    let tracker = AlbumTracker(AlbumRequest([path], hasNeighbors: true))
    expect(tracker, ["a.jpg", "b.jpg"])
    folder.remove("sub")
    #expect(update(tracker) && tracker.problems == [.missing(path)])
    try put("sub/c.jpg")
    #expect(update(tracker))
    expect(tracker, ["c.jpg"])
  }

  @Test func somethingElseIsOpened() throws {
    for name in ["a.jpg", "b.jpg", "other/c.jpg", "other/d.jpg"] { try put(name) }
    let tracker = tracker()
    let first = try picture("a.jpg", tracker)
    let opening = tracker.open(
      AlbumRequest([folder.path + "/other/d.jpg"], hasNeighbors: true))
    expect(tracker, ["c.jpg", "d.jpg"])
    #expect(opening == tracker.list.picture(at: 1) && tracker.list.page(of: first) == nil)
    // What was shown before is followed no more.
    try put("e.jpg")
    _ = update(tracker)
    expect(tracker, ["c.jpg", "d.jpg"])
    try put("other/e.jpg")
    #expect(update(tracker))
    expect(tracker, ["c.jpg", "d.jpg", "e.jpg"])
  }

  @Test func filesThatWereNamedStayInTheirOrder() throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try put(name) }
    let tracker = tracker(
      folder.path + "/c.jpg", folder.path + "/a.jpg", folder.path + "/b.jpg")
    expect(tracker, ["c.jpg", "a.jpg", "b.jpg"])
    try rename("a.jpg", "z.jpg")
    #expect(update(tracker))
    expect(tracker, ["c.jpg", "z.jpg", "b.jpg"])
    let last = try picture("b.jpg", tracker)
    folder.remove("c.jpg")
    #expect(update(tracker))
    try put("c.jpg")
    #expect(update(tracker))
    expect(tracker, ["c.jpg", "b.jpg"])
    #expect(tracker.list.page(of: last) == 1)
  }

  @Test func afterTooManyEventsEverythingIsFoundAnew() throws {
    let tracker = try album("a.jpg", "b.jpg", "c.jpg")
    let second = try picture("b.jpg", tracker)
    let third = try picture("c.jpg", tracker)
    let limit = try String(
      contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    for _ in 0...(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) / 2 {
      try rename("a.jpg", "x.jpg")
      try rename("x.jpg", "a.jpg")
    }
    // Of these the system tells nothing any more.
    folder.remove("a.jpg")
    try put("bb.jpg")
    #expect(tracker.update { $0 == third })
    expect(tracker, ["b.jpg", "bb.jpg", "c.jpg"])
    #expect(tracker.list.picture(at: 0) == second)
    // One that was shown and has other bytes now is shown anew.
    #expect(tracker.list.picture(at: 2) != third && tracker.list.page(of: third) == 2)
  }

  @Test func theMainThreadHearsOfIt() async throws {
    try put("a.jpg")
    let album = try FileAlbum(AlbumRequest([folder.path]), isWatched: true)
    #expect(!album.contents.missesChanges)
    await withCheckedContinuation { (told: CheckedContinuation<Void, Never>) in
      let once = Once(told)
      album.onChange { if album.contents.list.count == 2 { once.resume() } }
      try? put("b.jpg")
    }
    #expect(album.contents.list.name(of: album.contents.list.picture(at: 1)) == "b.jpg")
  }

  @MainActor private final class Once {
    private var told: CheckedContinuation<Void, Never>?

    nonisolated init(_ told: CheckedContinuation<Void, Never>) { self.told = told }

    func resume() {
      told?.resume()
      told = nil
    }
  }
}

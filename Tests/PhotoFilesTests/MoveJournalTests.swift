import Foundation
import TestSupport
import Testing

@testable import PhotoFiles

/// Programs that are ended, without a word, in the midst of what belongs together.
@Suite(.timeLimit(.minutes(2))) struct MoveJournalTests {
  let home: Home

  init() throws { home = try Home() }

  var journal: String { home.path + "/under-way" }

  var entries: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: journal)) ?? []
  }

  func pair() -> (String, String) {
    (home.write("live/a.jpg", "photo"), home.write("live/a.mov", "film"))
  }

  /// The photo was in the trash, its film was not: both are where they were.
  @Test func halfOfATrashingIsTakenBack() throws {
    let (photo, film) = pair()
    _ = try home.run("half", "\(photo):\(film):\(journal)")
    #expect(!home.exists(photo) && home.exists(film) && entries.count == 1)
    _ = try home.run("takeback", journal)
    #expect(try home.text("live/a.jpg") == "photo" && home.text("live/a.mov") == "film")
    #expect(home.trashed.isEmpty && entries.isEmpty)
  }

  @Test func halfOfAReturnIsCompleted() throws {
    let (photo, film) = pair()
    _ = try home.run("together", "\(photo):\(film)")
    _ = try home.run("halfback", "\(photo):\(film):\(journal)")
    #expect(home.exists(photo) && !home.exists(film))
    _ = try home.run("takeback", journal)
    #expect(try home.text("live/a.jpg") == "photo" && home.text("live/a.mov") == "film")
    #expect(entries.isEmpty)
  }

  /// What was all done stays done.
  @Test func whatIsCompleteStays() throws {
    let (photo, film) = pair()
    _ = try home.run("half", "\(photo):\(film):\(journal)")
    _ = try home.run("trash", film)
    _ = try home.run("takeback", journal)
    #expect(!home.exists(photo) && !home.exists(film) && home.trashed == ["a.jpg", "a.mov"])
    #expect(entries.isEmpty)
  }

  /// The year 2300 has no room in nanoseconds.
  @Test(arguments: [nil, 10_413_792_000])
  func aCopyWithoutTheOtherGoesToTheTrash(secondsOfChange: Int?) throws {
    let (photo, film) = pair()
    if let secondsOfChange {
      let moment = timespec(tv_sec: secondsOfChange, tv_nsec: 0)
      for path in [photo, film] { #expect(utimensat(AT_FDCWD, path, [moment, moment], 0) == 0) }
    }
    _ = try home.run("copies", "\(photo):\(film):\(journal)")
    #expect(home.exists(photo + ".copy") && !home.exists(film + ".copy"))
    _ = try home.run("takeback", journal)
    #expect(!home.exists(photo + ".copy") && home.exists(photo) && home.exists(film))
    #expect(home.trashed == ["a.jpg.copy"])
  }

  /// At any moment: both have one name, or both the other.
  @Test func namesAreNeverHalfChanged() throws {
    let (photo, film) = pair()
    let (new, newFilm) = (home.path + "/live/b.jpg", home.path + "/live/b.mov")
    for lines in 1...12 {
      try home.kill(
        afterLines: lines, "pairs", [photo, film, new, newFilm, journal].joined(separator: ":"))
      _ = try home.run("takeback", journal)
      let there = [photo, film, new, newFilm].map(home.exists)
      #expect(there == [true, true, false, false] || there == [false, false, true, true])
      #expect(entries.isEmpty)
      // From where they began.
      if there[2] {
        for (from, to) in [(new, photo), (newFilm, film)] {
          try FileManager.default.moveItem(atPath: from, toPath: to)
        }
      }
    }
  }

  /// The beginning of a copy, which nobody would see.
  @Test func whatWasCopiedInPartGoes() throws {
    let part = home.write("to/.0123", "pho")
    let own = MoveJournal(in: Array(journal.utf8))
    let entry = try #require(own.begin(.copyingBytes(to: Array(part.utf8))))
    _ = try home.run("takeback", journal)
    #expect(home.exists(part) && entries.count == 1)
    // As when the program that has it is ended.
    close(entry.descriptor)
    _ = try home.run("takeback", journal)
    #expect(!home.exists(part) && entries.isEmpty)
    // While a file is copied that is noted, and not afterwards.
    let (photo, _) = pair()
    try FilePlacing.copy(
      Array(photo.utf8), to: Array((home.path + "/to/a.jpg").utf8), replaces: false, noting: own)
    #expect(home.exists(home.path + "/to/a.jpg") && entries.isEmpty)
  }

  /// Whoever is still at it is left alone; a note that was not finished means nothing.
  @Test func whatIsUnderWayIsLeftAlone() throws {
    let (photo, film) = pair()
    let moves = [photo, film].map { FileNaming.Move(Array($0.utf8), to: Array("\($0).new".utf8)) }
    let own = MoveJournal(in: Array(journal.utf8))
    let entry = try #require(own.begin(.moving(moves)))
    try FileNaming.move(moves[0].old, to: moves[0].new)
    _ = try home.run("takeback", journal)
    #expect(home.exists(photo + ".new") && entries.count == 1)
    entry.end()
    home.write("under-way/broken", "move\u{0}\(photo).new\u{0}")
    _ = try home.run("takeback", journal)
    #expect(home.exists(photo + ".new") && entries.isEmpty)
    // Alone, a file is renamed or is not.
    let one = own.during(.moving([moves[1]])) { entries }
    #expect(one.isEmpty)
    let two = own.during(.moving(moves)) { entries }
    #expect(two.count == 1 && entries.isEmpty)
    // Where nothing can be noted it is done all the same.
    #expect(MoveJournal(in: Array("/proc/none".utf8)).during(.moving(moves)) { true })
  }
}

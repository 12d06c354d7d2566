import Foundation
import TestSupport
import Testing

@testable import PhotoFiles

/// Notes that stay until what they say is taken back, and files that are not theirs.
extension MoveJournalTests {
  /// As of a program that was ended: nobody has locked it.
  private func note(_ words: [String]) {
    home.write("under-way/note", (words + ["end"]).map { $0 + "\u{0}" }.joined())
  }

  private func path(_ name: String) -> String { home.path + "/" + name }

  private func setTime(_ path: String, _ time: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: path)
  }

  /// The volume that the files are on is not there at the next start, but at the one after that.
  @Test func aNoteWaitsForItsFolder() throws {
    let (photo, film) = pair()
    _ = try home.run("half", "\(photo):\(film):\(journal)")
    try FileManager.default.moveItem(atPath: path("live"), toPath: path("away"))
    _ = try home.run("takeback", journal)
    #expect(entries.count == 1 && home.trashed == ["a.jpg"])
    try FileManager.default.moveItem(atPath: path("away"), toPath: path("live"))
    _ = try home.run("takeback", journal)
    #expect(home.exists(photo) && home.exists(film) && entries.isEmpty)
  }

  /// Nobody can make a file in that folder, not even a superuser. What can be taken back is.
  @Test func aNoteStaysWhenTakingBackFails() throws {
    let (first, second) = (home.write("c.jpg", "c"), home.write("d.jpg", "d"))
    let third = home.write("e.jpg", "e")
    note(["move", path("a.jpg"), first, "/proc/b.jpg", second, third, path("f.jpg")])
    _ = try home.run("takeback", journal)
    #expect(home.exists(path("a.jpg")) && home.exists(second) && home.exists(third))
    #expect(entries.count == 1)
  }

  @Test func somebodyElsesFileIsNoCopy() throws {
    let (photo, film) = pair()
    let copies = [photo, film].map { $0 + ".copy" }
    let words = ["copy", photo, copies[0], film, copies[1]]
    // Another size, and another time.
    for (text, age) in [("another", 0.0), ("other", 3)] {
      home.write("live/a.jpg.copy", text)
      try setTime(photo, 1_000_000)
      try setTime(copies[0], 1_000_000 - age)
      note(words)
      _ = try home.run("takeback", journal)
      #expect(try home.text("live/a.jpg.copy") == text)
      #expect(home.trashed.isEmpty && entries.isEmpty)
    }
  }

  /// A start has found no lock, the program has finished then, and its note is gone: what it says is complete.
  @Test func aNoteThatIsGoneIsNobodys() throws {
    let file = home.write("note", "")
    let descriptor = file.withCString { open($0, O_RDWR) }
    defer { close(descriptor) }
    #expect(MoveJournal.claim(descriptor))
    home.remove("note")
    #expect(!MoveJournal.claim(descriptor))
  }

  /// Ended between the copy and the removal: there were two then. One file alone is noted as well.
  @Test(.enabled(if: Home.hasOtherVolume)) func nothingIsLeftTwiceOnTheWayToAnotherVolume() throws {
    let folder = Home.otherVolume + "/MoveJournalTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (new, newFilm) = pair()
    let (photo, film) = (folder + "/a.jpg", folder + "/a.mov")
    try FileManager.default.moveItem(atPath: newFilm, toPath: film)
    try "photo".write(toFile: photo, atomically: true, encoding: .utf8)
    for path in [photo, new] { try setTime(path, 1_000_000) }
    note(["move", photo, new, film, newFilm])
    _ = try home.run("takeback", journal)
    #expect(home.trashed == ["a.jpg"] && entries.isEmpty)
    #expect([photo, film, new, newFilm].map(home.exists) == [true, true, false, false])
    let move = FileNaming.Move(Array(photo.utf8), to: Array(new.utf8))
    let noted = MoveJournal(in: Array(journal.utf8)).during(.moving([move])) { entries }
    #expect(noted.count == 1)
  }

  /// As names that differ in their capitals are, on many volumes.
  @Test func anotherNameOfOneFileIsDone() throws {
    let (photo, film) = pair()
    try FileManager.default.createSymbolicLink(
      atPath: path("other"), withDestinationPath: path("live"))
    note(["move", photo, path("other/a.jpg"), path("live/b.mov"), film])
    _ = try home.run("takeback", journal)
    #expect(home.exists(photo) && home.exists(film) && entries.isEmpty)
  }
}

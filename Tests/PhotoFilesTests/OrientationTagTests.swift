import Glibc
import PictureFacts
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import PhotoFiles
@testable import TestPictures

/// Photos are turned by a note: what is decoded afterwards is what was decoded before, turned.
@Suite struct OrientationTagTests {
  private let folder = TemporaryFolder()
  private static let picture = TestPicture(width: 48, height: 32)

  private func turn(_ path: String, _ turn: PhotoTurn) throws(TurnError) {
    _ = try OrientationTag.note(turn, Array(path.utf8))
  }

  /// Where a pixel of a picture of this size comes to lie, counted from 0; without a turn, where it is.
  private func place(
    _ x: Int, _ y: Int, width: Int, height: Int, _ turn: PhotoTurn?
  ) -> (x: Int, y: Int) {
    switch turn {
    case .clockwise: (height - 1 - y, x)
    case .anticlockwise: (y, width - 1 - x)
    case .mirrored: (width - 1 - x, y)
    case .flipped: (x, height - 1 - y)
    case nil: (x, y)
    }
  }

  private func expectTurned(_ before: Decoded, _ after: Decoded, _ turn: PhotoTurn?) {
    let swaps = turn == .clockwise || turn == .anticlockwise
    #expect(after.width == (swaps ? before.height : before.width))
    #expect(after.height == (swaps ? before.width : before.height))
    for y in 0..<before.height {
      for x in 0..<before.width {
        let there = place(x, y, width: before.width, height: before.height, turn)
        guard after[there.x, there.y] != before[x, y] else { continue }
        Issue.record("\(x), \(y) is not what \(there) is")
        return
      }
    }
  }

  /// In all eight orientations.
  @Test(arguments: PhotoTurn.allCases, 1...8)
  func aNoteIsOverwritten(turn: PhotoTurn, orientation: Int) throws {
    let path = folder.write("a.jpg", Self.picture.jpeg(orientation: orientation))
    let before = try Decoded(path)
    let bytes = try PictureFileBytes.read(path)
    try self.turn(path, turn)
    expectTurned(before, try Decoded(path), turn)
    let now = try PictureFileBytes.read(path)
    #expect(now.count == bytes.count && zip(now, bytes).count { $0 != $1 } == 1)
    try self.turn(path, turn.reversed)
    #expect(try PictureFileBytes.read(path) == bytes)
  }

  @Test(arguments: PhotoTurn.allCases)
  func aFileWithoutNotesGetsOne(turn: PhotoTurn) throws {
    let bytes = Self.picture.jpeg()
    let path = folder.write("a.jpg", bytes)
    let before = try Decoded(path)
    try self.turn(path, turn)
    expectTurned(before, try Decoded(path), turn)
    let now = try PictureFileBytes.read(path)
    // All that was there, behind the note.
    #expect(now.count == bytes.count + 36 && now.suffix(bytes.count - 2) == bytes[2...])
    #expect(folder.names("") == ["a.jpg"])
    try self.turn(path, turn.reversed)
    expectTurned(before, try Decoded(path), nil)
  }

  /// What else it notes is still there, whichever of its bytes come first.
  @Test(arguments: [false, true])
  func notesWithoutThisOneGetIt(isBigEndian: Bool) throws {
    let notes = EXIFFile.photo(isBigEndian: isBigEndian)
    let path = folder.write("a.jpg", TestPicture.insert(notes.segment, into: Self.picture.jpeg()))
    let before = try Decoded(path)
    let said = try readNotes(path)
    try turn(path, .anticlockwise)
    expectTurned(before, try Decoded(path), .anticlockwise)
    var expected = said
    expected.size = PhotoSize(width: 32, height: 48)
    #expect(try readNotes(path) == expected && expected.camera == "NIKON D750")
    #expect(expected.place != nil && expected.lens != nil)
  }

  @Test func theLittlePictureOfACameraStaysWhereItIs() throws {
    let preview = TestPicture(width: 16, height: 8).jpeg()
    let path = folder.write(
      "a.jpg",
      TestPicture.insert(
        TestPicture.exif(orientation: 1, preview: preview), into: Self.picture.jpeg()))
    try turn(path, .clockwise)
    let file = try PictureFile(path: path)
    let header = try JPEGHeaderReader.read(file)
    guard case .jpeg(let jpeg) = header.format, let range = jpeg.preview else {
      Issue.record("it is gone")
      return
    }
    #expect(try file.bytes(range) == preview && header.orientation == .turnedClockwise)
  }

  private func readNotes(_ path: String) throws -> PhotoNotes {
    let decoder = PictureDecoder(
      limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
    return try decoder.notes(of: PictureFile(path: path))
  }

  // MARK: - What is not done

  @Test func whatHasNoPlaceForItIsLeftAsItIs() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0]
    let path = folder.write("a.png", png)
    #expect(throws: TurnError.noPlace("a.png")) { try turn(path, .clockwise) }
    #expect(try PictureFileBytes.read(path) == png)
    #expect(throws: TurnError.missing("b.jpg")) { try turn("\(folder.path)/b.jpg", .clockwise) }
    let empty = folder.write("c.jpg", [])
    #expect(throws: TurnError.noPlace("c.jpg")) { try turn(empty, .clockwise) }
  }

  /// Damaged anywhere, a file says so or is turned: nothing else happens to it.
  @Test func damagedFilesAreLeftAsTheyAre() throws {
    let whole = TestPicture.insert(
      EXIFFile.photo().segment, into: TestPicture(width: 8, height: 8).jpeg())
    var random = SeededGenerator(seed: 11)
    for index in 0..<600 {
      var bytes = whole
      let place = Int.random(in: 2..<min(400, bytes.count), using: &random)
      if index % 3 == 0 {
        bytes.removeSubrange(place...)
      } else {
        for offset in 0..<4 { bytes[place + offset] = UInt8.random(in: 0...255, using: &random) }
      }
      let path = folder.write("a.jpg", bytes)
      do {
        try turn(path, .clockwise)
        let now = try PictureFileBytes.read(path)
        #expect(now.count >= bytes.count && now != bytes)
      } catch {
        #expect(try PictureFileBytes.read(path) == bytes)
      }
      #expect(folder.names("") == ["a.jpg"])
    }
  }

  @Test func fullNotesHaveNoRoom() throws {
    var notes = EXIFFile.photo()
    notes.picture.append((0x9286, .text(String(repeating: "a", count: 65_000))))
    let bytes = TestPicture.insert(notes.segment, into: Self.picture.jpeg())
    let path = folder.write("a.jpg", bytes)
    #expect(throws: TurnError.noRoom("a.jpg")) { try turn(path, .clockwise) }
    #expect(try PictureFileBytes.read(path) == bytes)
  }

  // MARK: - Taken back

  private static let notes = EXIFFile.photo().segment

  /// A photo without notes, with notes but none of this, and with one that means nothing: whichever way it was turned, once or
  /// more, and whatever way back.
  @Test(
    arguments: [
      picture.jpeg(), TestPicture.insert(notes, into: picture.jpeg()),
      picture.jpeg(orientation: 1), picture.jpeg(orientation: 0),
    ], PhotoTurn.allCases)
  func whatIsTurnedBackHasItsBytesAgain(bytes: [UInt8], turn: PhotoTurn) throws {
    let path = folder.write("a.jpg", bytes)
    let noted = NotedTurns()
    func note(_ turn: PhotoTurn) throws { try noted.turn(Array(path.utf8), turn) }
    let before = try Decoded(path)
    try note(.clockwise)
    let once = try PictureFileBytes.read(path)
    try note(turn)
    try note(turn.reversed)
    #expect(try PictureFileBytes.read(path) == once)
    try note(.anticlockwise)
    #expect(try PictureFileBytes.read(path) == bytes)
    expectTurned(before, try Decoded(path), nil)
    // And again.
    try note(.clockwise)
    #expect(try PictureFileBytes.read(path) == once)
  }

  /// Somebody else has written into the file meanwhile: that stays.
  @Test func whatOthersHaveWrittenStays() throws {
    let path = folder.write("a.jpg", Self.picture.jpeg())
    let noted = NotedTurns()
    let before = try Decoded(path)
    try noted.turn(Array(path.utf8), .clockwise)
    let theirs = try PictureFileBytes.read(path) + [1, 2, 3]
    _ = folder.write("a.jpg", theirs)
    try noted.turn(Array(path.utf8), .anticlockwise)
    let now = try PictureFileBytes.read(path)
    #expect(now.count == theirs.count && now.suffix(3) == [1, 2, 3])
    expectTurned(before, try Decoded(path), nil)
  }

  @Test func whatCannotNoteItIsKnownBefore() throws {
    func problem(_ path: String) -> TurnError? {
      OrientationTag.problem(of: Array(path.utf8), .clockwise)
    }
    let bytes = Self.picture.jpeg()
    let path = folder.write("a.jpg", bytes)
    #expect(problem(path) == nil)
    #expect(try PictureFileBytes.read(path) == bytes)
    #expect(problem(folder.write("a.png", [0x89, 0x50, 0x4E, 0x47])) == .noPlace("a.png"))
    #expect(problem("\(folder.path)/b.jpg") == .missing("b.jpg"))
  }

  /// The link stays one, and who may read the file may read it still.
  @Test func theFileBehindALinkIsReplaced() throws {
    let path = folder.write("a.jpg", Self.picture.jpeg())
    chmod(path, 0o640)
    let link = "\(folder.path)/link.jpg"
    symlink("a.jpg", link)
    try turn(link, .clockwise)
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(try Decoded(path).width == 32)
  }
}

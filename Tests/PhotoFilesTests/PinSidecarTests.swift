import Glibc
import PictureFacts
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import PhotoFiles
@testable import TestPictures

@Suite struct PinSidecarTests {
  private let folder = TemporaryFolder()
  private static let picture = TestPicture(width: 48, height: 32)

  private func pin(_ x: Double, _ y: Double, _ note: String = "here") throws -> PhotoPin {
    try #require(PhotoPin(x: x, y: y, note: note))
  }

  private func upright(_ path: [UInt8]) throws -> [PhotoPin] {
    try PinSidecar.read(path).turned(PinSidecar.turns(path))
  }

  @Test func pinsAreKeptBesideThePhotoWhichStaysAsItIs() throws {
    let bytes = Self.picture.jpeg()
    let path = Array(folder.write("a.jpg", bytes).utf8)
    #expect(try PinSidecar.read(path) == [])
    let pins = [try pin(0.25, 0.5, "Grüße, “Tower” \\ 🗼"), try pin(1, 0)]
    try PinSidecar.write(pins, path)
    #expect(try PinSidecar.read(path) == pins)
    #expect(folder.names("").sorted() == ["a.jpg", "a.jpg.pins.json"])
    #expect(try PictureFileBytes.read(String(decoding: path, as: UTF8.self)) == bytes)
    try PinSidecar.write([], path)
    #expect(folder.names("").sorted() == ["a.jpg"])
    try PinSidecar.write([], path)
  }

  /// In all eight orientations: a pin is on the same pixel after the photo's note has changed, whoever has changed it.
  @Test(arguments: PhotoTurn.allCases, 1...8)
  func pinsStayOnWhatTheyShow(turn: PhotoTurn, orientation: Int) throws {
    let name = folder.write("a.jpg", Self.picture.jpeg(orientation: orientation))
    let path = Array(name.utf8)
    let before = try Decoded(name)
    let places = [(3, 5), (before.width - 1, 0), (11, before.height - 2)]
    let pins = try places.map {
      try pin(
        (Double($0.0) + 0.5) / Double(before.width), (Double($0.1) + 0.5) / Double(before.height))
    }
    try PinSidecar.write(pins.turnedBack(PinSidecar.turns(path)), path)
    #expect(zip(try upright(path), pins).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-12 })
    try NotedTurns().turn(path, turn)
    let after = try Decoded(name)
    for (place, pin) in zip(places, try upright(path)) {
      let (x, y) = (Int(pin.x * Double(after.width)), Int(pin.y * Double(after.height)))
      #expect(after[x, y] == before[place.0, place.1])
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{\"version\":2,\"pins\":[]}", "{\"version\":1}",
    "{\"version\":1,\"pins\":[{\"x\":2,\"y\":0,\"note\":\"a\"}]}",
    "{\"version\":1,\"pins\":[{\"x\":0,\"y\":0,\"note\":\" \"}]}",
    "{\"version\":1,\"pins\":[{\"x\":\"0\",\"y\":0,\"note\":\"a\"}]}",
  ])
  func whatSomebodyElseWroteIsLeftAsItIs(text: String) throws {
    let path = Array(folder.write("a.jpg", Self.picture.jpeg()).utf8)
    let sidecar = folder.write("a.jpg.pins.json", Array(text.utf8))
    let pins = [try pin(0.5, 0.5)]
    #expect(throws: PinError.foreign("a.jpg.pins.json")) { try PinSidecar.read(path) }
    for new in [pins, []] {
      #expect(throws: PinError.foreign("a.jpg.pins.json")) { try PinSidecar.write(new, path) }
    }
    #expect(try PictureFileBytes.read(sidecar) == Array(text.utf8))
  }

  @Test func hostileFilesCostNothing() throws {
    let path = Array(folder.write("a.jpg", Self.picture.jpeg()).utf8)
    _ = folder.write("a.jpg.pins.json", [UInt8](repeating: 0x5B, count: SidecarFile.mostBytes + 1))
    #expect(throws: PinError.foreign("a.jpg.pins.json")) { try PinSidecar.read(path) }
    let pin = "{\"x\":0,\"y\":0,\"note\":\"a\"}"
    let many = [String](repeating: pin, count: PhotoPin.most + 1).joined(separator: ",")
    _ = folder.write("a.jpg.pins.json", Array("{\"version\":1,\"pins\":[\(many)]}".utf8))
    #expect(throws: PinError.foreign("a.jpg.pins.json")) { try PinSidecar.read(path) }
    // Nobody writes into a pipe.
    let pipe = Array(folder.write("b.jpg", Self.picture.jpeg()).utf8)
    #expect(mkfifo("\(folder.path)/b.jpg.pins.json", 0o600) == 0)
    #expect(throws: PinError.foreign("b.jpg.pins.json")) { try PinSidecar.read(pipe) }
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let gone = Array("\(folder.path)/gone.jpg".utf8)
    #expect(throws: PinError.missing("gone.jpg")) { try PinSidecar.write([pin(0, 0)], gone) }
    let path = Array(folder.write("a.jpg", Self.picture.jpeg()).utf8)
    let many = [PhotoPin](repeating: try pin(0, 0), count: PhotoPin.most + 1)
    #expect(throws: PinError.tooMany) { try PinSidecar.write(many, path) }
    #expect(folder.names("").sorted() == ["a.jpg"])
    // A device that is always full.
    let full = Array("/dev/full".utf8)
    #expect(throws: PinError.self) { try PinSidecar.write([pin(0, 0)], full + "/a.jpg".utf8) }
  }

  @Test func pinsGoWithAPhotoThatHasAnotherName() throws {
    let path = Array(folder.write("a.jpg", Self.picture.jpeg()).utf8)
    try PinSidecar.write([pin(0.5, 0.5)], path)
    let move = try FileNaming.renaming(path, to: Array("b.jpg".utf8))
    let moves = SidecarFile.with([move])
    try FileNaming.move(together: moves)
    #expect(moves.count == 2 && folder.names("").sorted() == ["b.jpg", "b.jpg.pins.json"])
    #expect(try PinSidecar.read(move.new).count == 1)
    // Pins that are there already are somebody's: nothing is done then.
    _ = folder.write("c.jpg.pins.json", [])
    let other = try FileNaming.renaming(move.new, to: Array("c.jpg".utf8))
    #expect(throws: NamingError.taken("c.jpg.pins.json")) {
      try FileNaming.move(together: SidecarFile.with([other]))
    }
    #expect(folder.names("").sorted() == ["b.jpg", "b.jpg.pins.json", "c.jpg.pins.json"])
    // Without pins there is nothing to do.
    let bare = FileNaming.Move(path, to: move.new)
    #expect(SidecarFile.with([bare]) == [bare])
  }
}

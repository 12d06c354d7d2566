import Glibc
import PictureFacts
import TestSupport
import Testing

@testable import PhotoFiles
@testable import TestPictures

@Suite struct TurnSidecarTests {
  private let folder = TemporaryFolder()

  private func photo(_ name: String) -> [UInt8] {
    Array(folder.write(name, Array("any file".utf8)).utf8)
  }

  @Test func turnsAreKeptBesideThePhotoWhichStaysAsItIs() throws {
    let path = photo("a.png")
    #expect(TurnSidecar.read(path) == [])
    for turns in [[PhotoTurn.clockwise], [.mirrored, .anticlockwise, .flipped]] {
      try TurnSidecar.write(turns, path)
      #expect(TurnSidecar.read(path) == turns)
    }
    #expect(folder.names("").sorted() == ["a.png", "a.png.turns.json"])
    #expect(
      try PictureFileBytes.read(String(decoding: path, as: UTF8.self)) == Array("any file".utf8))
    try TurnSidecar.write([], path)
    #expect(folder.names("").sorted() == ["a.png"])
    try TurnSidecar.write([], path)
  }

  /// Nobody is shown a photo turned by what we have not written, nor is that replaced.
  @Test(arguments: [
    "", "{", "[]", "{\"version\":2,\"turns\":[]}", "{\"version\":1}",
    "{\"version\":1,\"turns\":[\"upside down\"]}", "{\"version\":1,\"turns\":[1]}",
  ])
  func whatSomebodyElseWroteStays(text: String) throws {
    let path = photo("a.png")
    let sidecar = folder.write("a.png.turns.json", Array(text.utf8))
    #expect(TurnSidecar.read(path) == [])
    #expect(TurnSidecar.problem(of: path) == .foreign("a.png.turns.json"))
    for turns in [[PhotoTurn.clockwise], []] {
      #expect(throws: TurnError.foreign("a.png.turns.json")) { try TurnSidecar.write(turns, path) }
    }
    #expect(try PictureFileBytes.read(sidecar) == Array(text.utf8))
  }

  @Test func whatHasGoneSaysSo() {
    let path = Array("\(folder.path)/none.png".utf8)
    #expect(throws: TurnError.missing("none.png")) { try TurnSidecar.write([.flipped], path) }
    #expect(folder.names("") == [])
  }

  /// With the photo's name, and beside its pins.
  @Test func itGoesWithItsPhoto() throws {
    let path = photo("a.png")
    try TurnSidecar.write([.clockwise], path)
    try PinSidecar.write([try #require(PhotoPin(x: 0, y: 0, note: "a"))], path)
    #expect(SidecarFile.with([path]).count == 3)
    let move = FileNaming.Move(path, to: Array("\(folder.path)/b.png".utf8))
    try FileNaming.move(together: SidecarFile.with([move]))
    #expect(folder.names("").sorted() == ["b.png", "b.png.pins.json", "b.png.turns.json"])
    #expect(TurnSidecar.read(move.new) == [.clockwise])
  }
}

import Testing

@testable import PictureFacts

@Suite struct PhotoPinTests {
  @Test func aPinIsWithinItsPhotoAndSaysSomething() throws {
    let pin = try #require(PhotoPin(x: 0, y: 1, note: "  The old\n tower\u{202E} "))
    #expect(pin.note == "The old tower")
    for (x, y) in [(-0.001, 0.5), (0.5, 1.001), (.nan, 0.5), (0.5, .infinity)] {
      #expect(PhotoPin(x: x, y: y, note: "a") == nil)
    }
    #expect(PhotoPin(x: 0.5, y: 0.5, note: " \n\u{7}") == nil)
    #expect(
      (PhotoPin(x: 0.5, y: 0.5, note: String(repeating: "a", count: 9999))?.note.count ?? 0) < 600)
  }

  /// What is a quarter from the left and an eighth from the top.
  @Test func itTurnsWithItsPhoto() throws {
    let pin = try #require(PhotoPin(x: 0.25, y: 0.125, note: "a"))
    let places = PhotoTurn.allCases.map { turn in
      let turned = pin.turned(turn)
      return [turned.x, turned.y]
    }
    #expect(places == [[0.875, 0.25], [0.125, 0.75], [0.75, 0.125], [0.25, 0.875]])
    let turns: [PhotoTurn] = [.clockwise, .mirrored, .clockwise, .flipped, .anticlockwise]
    #expect([pin].turned(turns).turnedBack(turns) == [pin])
  }
}

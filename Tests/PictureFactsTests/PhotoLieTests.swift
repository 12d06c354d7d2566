import PictureFacts
import Testing

struct PhotoLieTests {
  @Test func turnsThatPutEveryPlaceWhereOthersDoAreOneLie() throws {
    // Three turns, and fewer, in all orders.
    let turns = PhotoTurn.allCases
    var sequences: [[PhotoTurn]] = [[]]
    for length in 1...3 {
      sequences += sequences.filter { $0.count == length - 1 }.flatMap { former in
        turns.map { former + [$0] }
      }
    }
    #expect(sequences.count == 1 + 4 + 16 + 64)
    let pins = [
      try #require(PhotoPin(x: 0.25, y: 0.125, note: "a")),
      try #require(PhotoPin(x: 0.5, y: 0.75, note: "b")),
    ]
    func place(_ turns: [PhotoTurn]) -> [Double] { pins.turned(turns).flatMap { [$0.x, $0.y] } }
    for one in sequences {
      for other in sequences {
        let isSame = place(one) == place(other)
        #expect((PhotoLie(one) == PhotoLie(other)) == isSame, "\(one) \(other)")
      }
    }
    #expect(Set(sequences.map { PhotoLie($0) }).count == 8)
  }
}

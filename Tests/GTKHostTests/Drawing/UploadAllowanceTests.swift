import DisplayList
import ScrollGeometry
import Testing

@testable import GTKHost

/// A pyramid of four steps over one picture; each texture has 100 bytes.
@Suite struct UploadAllowanceTests {
  private static let coarsest: Int16 = 3
  private static let source = Rect(x: 256, y: 128, width: 64, height: 32)

  private static func tile(_ level: Int16, _ column: Int32 = 0) -> TextureID {
    TextureID(picture: 0, level: level, column: column, row: 0)
  }

  private var held: Set<TextureID> = []
  private var inMemory: Set<TextureID> = []
  private static let limit = 250
  private var allowance = UploadAllowance(limit: limit)

  private mutating func drawn(_ level: Int16, _ column: Int32 = 0) -> UploadAllowance.Part {
    let (held, inMemory) = (held, inMemory)
    let part = allowance.choose(
      (Self.tile(level, column), Self.source), isHeld: { held.contains($0) },
      bytes: { inMemory.contains($0) ? 100 : nil },
      coarser: { part in
        guard part.texture.level < Self.coarsest else { return nil }
        let source = part.source
        return (
          TextureID(
            picture: 0, level: part.texture.level + 1, column: part.texture.column / 2, row: 0),
          Rect(
            x: source.minX / 2, y: source.minY / 2, width: source.width / 2,
            height: source.height / 2)
        )
      })
    self.held.insert(part.texture)
    return part
  }

  @Test mutating func whatFitsIsDrawnAsItShouldBe() {
    inMemory = [Self.tile(0, 0), Self.tile(0, 1)]
    #expect(drawn(0, 0).texture == Self.tile(0, 0))
    #expect(drawn(0, 1) == (Self.tile(0, 1), Self.source))
    #expect(allowance.spent == 200)
    #expect(!allowance.isBehind)
  }

  @Test mutating func whatTheCardHasCostsNothing() {
    inMemory = [Self.tile(0)]
    held = [Self.tile(0)]
    _ = drawn(0)
    #expect(allowance.spent == 0)
  }

  @Test mutating func beyondTheLimitTheCardsOwnCoarserOneIsDrawnAndTheNextFramesCatchUp() {
    inMemory = Set((0..<5).map { Self.tile(0, Int32($0)) } + [Self.tile(2, 1)])
    held = [Self.tile(2, 0), Self.tile(2, 1)]
    #expect((0..<5).map { drawn(0, $0).texture.level } == [0, 0, 2, 2, 2])
    #expect(allowance.spent == 200)
    #expect(allowance.isBehind)
    // A quarter of the pixels: the same part of the picture.
    allowance = UploadAllowance(limit: Self.limit)
    _ = (drawn(0, 2), drawn(0, 3))
    let last = drawn(0, 4)
    #expect(last == (Self.tile(2, 1), Rect(x: 64, y: 32, width: 16, height: 8)))
    #expect(allowance.isBehind)
    allowance = UploadAllowance(limit: Self.limit)
    #expect((0..<5).map { drawn(0, $0).texture.level } == [0, 0, 0, 0, 0])
    #expect(allowance.spent == 100)
    #expect(!allowance.isBehind)
  }

  @Test mutating func whereTheCardHasNothingItIsGivenTheSmallest() {
    inMemory = Set((0..<4).map { Self.tile(0, Int32($0)) } + [Self.tile(1, 1), Self.tile(3)])
    #expect((0..<4).map { drawn(0, $0).texture.level } == [0, 0, 3, 3])
    #expect(allowance.spent == 300)
  }

  @Test mutating func thereIsNeverAHole() {
    inMemory = Set((0..<4).map { Self.tile(0, Int32($0)) })
    #expect((0..<4).map { drawn(0, $0).texture.level } == [0, 0, 0, 0])
    #expect(allowance.spent == 400)
    #expect(!allowance.isBehind)
  }
}

import ScrollGeometry
import Testing

@Suite struct SizeTests {
  @Test func scaling() {
    let size = Size(width: 30, height: 20)
    #expect(size * 2 == Size(width: 60, height: 40))
    #expect(size / 2 == Size(width: 15, height: 10))
  }

  @Test func insetsNeverTurnItInsideOut() {
    let size = Size(width: 30, height: 20)
    let insets = Insets(top: 5, left: 1, bottom: 6, right: 2)
    #expect(size.inset(by: insets) == Size(width: 27, height: 9))
    #expect(
      size.inset(by: Insets(top: 15, left: 20, bottom: 15, right: 20)) == Size(width: 0, height: 0))
  }

  @Test func emptiness() {
    #expect(!Size(width: 1, height: 1).isEmpty)
    #expect(Size(width: 0, height: 1).isEmpty)
    #expect(Size(width: 1, height: -1).isEmpty)
    #expect(Size(width: .nan, height: 1).isEmpty)
    #expect(Size(width: 1, height: 2).isFinite)
    #expect(!Size(width: 1, height: .infinity).isFinite)
  }
}

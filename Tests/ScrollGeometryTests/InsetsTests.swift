import ScrollGeometry
import Testing

@Suite struct InsetsTests {
  private let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func sumsPerAxis() {
    #expect(insets.horizontal == 10)
    #expect(insets.vertical == 5)
  }

  @Test func addition() {
    let sum = insets + Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(sum == Insets(top: 11, left: 22, bottom: 34, right: 48))
    #expect(insets + .zero == insets)
  }
}

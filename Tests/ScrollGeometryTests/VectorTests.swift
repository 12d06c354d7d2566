import ScrollGeometry
import Testing

@Suite struct VectorTests {
  private let a = Vector(dx: 3, dy: -4)
  private let b = Vector(dx: 1, dy: 2)

  @Test func arithmetic() {
    #expect(a + b == Vector(dx: 4, dy: -2))
    #expect(a - b == Vector(dx: 2, dy: -6))
    #expect(-a == Vector(dx: -3, dy: 4))
    #expect(a * 2 == Vector(dx: 6, dy: -8))
    #expect(2 * a == a * 2)
    #expect(a / 2 == Vector(dx: 1.5, dy: -2))
    var sum = a
    sum += b
    #expect(sum == a + b)
    sum -= b
    #expect(sum == a)
  }

  @Test func length() {
    #expect(a.length == 5)
    #expect(a.squaredLength == 25)
    #expect(Vector.zero.length == 0)
  }

  @Test func scalarProductTellsDirections() {
    #expect(a.dot(b) == -5)
    #expect(a.dot(Vector(dx: 4, dy: 3)) == 0)
    #expect(a.dot(a) == a.squaredLength)
  }

  @Test func aVectorWithAnInfiniteComponentIsNotFinite() {
    #expect(a.isFinite)
    #expect(!Vector(dx: .nan, dy: 0).isFinite)
    #expect(!Vector(dx: 0, dy: -.infinity).isFinite)
  }
}

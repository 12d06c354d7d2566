import ScrollGeometry
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  private static func random(_ random: inout SeededGenerator) -> AffineTransform {
    AffineTransform(scaleX: random.number(0.1...9), y: random.number(-9 ... -0.1))
      .concatenating(AffineTransform(rotation: random.number(-7...7)))
      .concatenating(
        AffineTransform(
          translation: Vector(dx: random.number(-500...500), dy: random.number(-500...500))))
  }

  private static func randomPoint(_ random: inout SeededGenerator) -> Point {
    Point(x: random.number(-1000...1000), y: random.number(-1000...1000))
  }

  @Test func eachNumberHasItsPlace() {
    let transform = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(transform.apply(to: Point(x: 1, y: 10)) == Point(x: 63, y: 86))
    #expect(transform.apply(to: Vector(dx: 1, dy: 10)) == Vector(dx: 52, dy: 73))
    #expect(transform.apply(to: Size(width: 1, height: 10)) == Size(width: 52, height: 73))
    #expect(transform.determinant == -1)
  }

  @Test func concatenatingDoesTheReceiverFirst() {
    let move = AffineTransform(translation: Vector(dx: 10, dy: 20))
    let grow = AffineTransform(scaleX: 2, y: 3)
    #expect(move.concatenating(grow).apply(to: Point.zero) == Point(x: 20, y: 60))
    #expect(grow.concatenating(move).apply(to: Point.zero) == Point(x: 10, y: 20))
    repeatedly(1000) { random, trace in
      let (first, second) = (Self.random(&random), Self.random(&random))
      let point = Self.randomPoint(&random)
      let both = first.concatenating(second).apply(to: point)
      let stepwise = second.apply(to: first.apply(to: point))
      #expect((both - stepwise).length < 1e-8, "\(trace)")
    }
  }

  @Test func compositionIsAssociativeAndIdentityNeutral() {
    repeatedly(500) { random, trace in
      let (a, b, c) = (Self.random(&random), Self.random(&random), Self.random(&random))
      let point = Self.randomPoint(&random)
      let left = a.concatenating(b).concatenating(c).apply(to: point)
      let right = a.concatenating(b.concatenating(c)).apply(to: point)
      #expect((left - right).length < 1e-7, "\(trace)")
      #expect(a.concatenating(.identity) == a && AffineTransform.identity.concatenating(a) == a)
    }
  }

  @Test func theInverseUndoesItFromBothSides() throws {
    try repeatedly(1000) { random, trace in
      let transform = Self.random(&random)
      let inverse = try #require(transform.inverse, "\(trace)")
      let point = Self.randomPoint(&random)
      #expect((inverse.apply(to: transform.apply(to: point)) - point).length < 1e-8, "\(trace)")
      #expect((transform.apply(to: inverse.apply(to: point)) - point).length < 1e-8, "\(trace)")
      let vector = point - Point.zero
      #expect((inverse.apply(to: transform.apply(to: vector)) - vector).length < 1e-8, "\(trace)")
      let product = transform.concatenating(inverse)
      #expect(
        isClose(product.a, 1, within: 1e-12) && isClose(product.d, 1, within: 1e-12), "\(trace)")
      #expect(
        isClose(product.b, 0, within: 1e-12) && isClose(product.c, 0, within: 1e-12), "\(trace)")
    }
  }

  @Test func aFlatTransformHasNoInverse() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverse == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(AffineTransform(scaleX: .nan, y: 1).inverse == nil)
    #expect(AffineTransform(scaleX: .infinity, y: 1).inverse == nil)
    #expect(AffineTransform(scaleX: 1e-300, y: 1e-300).inverse == nil)
  }

  @Test func prefixedStepsComeFirst() {
    let base = AffineTransform(scaleX: 2, y: 2)
    #expect(base.translatedBy(x: 5, y: 7).apply(to: Point.zero) == Point(x: 10, y: 14))
    let moved = AffineTransform(translation: Vector(dx: 5, dy: 7))
    #expect(moved.scaledBy(x: 2, y: 3).apply(to: Point(x: 1, y: 1)) == Point(x: 7, y: 10))
    let turned = moved.rotated(by: .pi / 2).apply(to: Point(x: 1, y: 0))
    #expect((turned - Point(x: 5, y: 8)).length < 1e-15)
  }

  @Test func rotationsAddUpAndKeepLengths() {
    repeatedly(500) { random, trace in
      let (a, b) = (random.number(-7...7), random.number(-7...7))
      let both = AffineTransform(rotation: a).concatenating(AffineTransform(rotation: b))
      let sum = AffineTransform(rotation: a + b)
      let vector = Self.randomPoint(&random) - Point.zero
      #expect((both.apply(to: vector) - sum.apply(to: vector)).length < 1e-9, "\(trace)")
      #expect(isClose(sum.apply(to: vector).length, vector.length, within: 1e-9), "\(trace)")
    }
    // Clockwise where y grows downwards: right becomes down.
    let down = AffineTransform(rotation: .pi / 2).apply(to: Vector(dx: 1, dy: 0))
    #expect((down - Vector(dx: 0, dy: 1)).length < 1e-15)
  }

  @Test func aRectBecomesTheBoxAroundItsCorners() {
    repeatedly(1000) { random, trace in
      let transform = Self.random(&random)
      let rect = Rect(
        origin: Self.randomPoint(&random),
        size: Size(width: random.number(0...500), height: random.number(0...500)))
      let corners = [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
        Point(x: rect.maxX, y: rect.maxY),
      ].map { transform.apply(to: $0) }
      let box = transform.apply(to: rect)
      #expect(isClose(box.minX, corners.map(\.x).min()!, within: 1e-8), "\(trace)")
      #expect(isClose(box.maxX, corners.map(\.x).max()!, within: 1e-8), "\(trace)")
      #expect(isClose(box.minY, corners.map(\.y).min()!, within: 1e-8), "\(trace)")
      #expect(isClose(box.maxY, corners.map(\.y).max()!, within: 1e-8), "\(trace)")
    }
    #expect(AffineTransform(scaleX: 2, y: 2).apply(to: Rect.null).isNull)
  }

  @Test func axisAlignment() {
    #expect(AffineTransform.identity.isAxisAligned)
    #expect(AffineTransform(scaleX: -2, y: 3).isAxisAligned)
    for quarter in -4...4 {
      #expect(AffineTransform(rotation: Double(quarter) * .pi / 2).isAxisAligned, "\(quarter)")
    }
    #expect(!AffineTransform(rotation: 0.001).isAxisAligned)
    #expect(!AffineTransform(rotation: .pi / 4).isAxisAligned)
    #expect(!AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).isAxisAligned)
  }

  @Test func finitenessAndIdentity() {
    #expect(AffineTransform.identity.isIdentity && AffineTransform.identity.isFinite)
    #expect(!AffineTransform(scaleX: 1, y: 2).isIdentity)
    #expect(!AffineTransform(translation: Vector(dx: 0, dy: .infinity)).isFinite)
    #expect(!AffineTransform(rotation: .infinity).isFinite)
  }
}

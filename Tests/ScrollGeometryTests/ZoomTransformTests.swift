import ScrollGeometry
import TestSupport
import Testing

@Suite struct ZoomTransformTests {
  private static func random(_ random: inout SeededGenerator) -> ZoomTransform {
    ZoomTransform(
      scale: random.number(0.05...20),
      offset: Vector(dx: random.number(-900...900), dy: random.number(-900...900)))
  }

  private static func randomPoint(_ random: inout SeededGenerator) -> Point {
    Point(x: random.number(-1000...1000), y: random.number(-1000...1000))
  }

  @Test func scalesThenMoves() {
    let transform = ZoomTransform(scale: 2, offset: Vector(dx: 10, dy: -5))
    #expect(transform.apply(to: Point(x: 3, y: 4)) == Point(x: 16, y: 3))
    #expect(transform.apply(to: Vector(dx: 3, dy: 4)) == Vector(dx: 6, dy: 8))
    #expect(transform.apply(to: Size(width: 3, height: 4)) == Size(width: 6, height: 8))
    #expect(
      transform.apply(to: Rect(x: 1, y: 2, width: 3, height: 4))
        == Rect(x: 12, y: -1, width: 6, height: 8))
    #expect(transform.apply(to: Rect.null).isNull)
  }

  @Test func theAnchorStaysPut() {
    repeatedly(1000) { random, trace in
      let anchor = Self.randomPoint(&random)
      let factor = random.number(0.1...10)
      let about = ZoomTransform(scale: factor, about: anchor)
      #expect((about.apply(to: anchor) - anchor).length < 1e-9, "\(trace)")

      let transform = Self.random(&random)
      let content = transform.inverse!.apply(to: anchor)
      let zoomed = transform.scaled(by: factor, about: anchor)
      #expect((zoomed.apply(to: content) - anchor).length < 1e-8, "\(trace)")
      #expect(isClose(zoomed.scale, transform.scale * factor, within: 1e-12), "\(trace)")
      let composed = transform.concatenating(about)
      #expect((composed.offset - zoomed.offset).length < 1e-8, "\(trace)")
    }
  }

  @Test func compositionDoesTheReceiverFirstAndIsAssociative() {
    repeatedly(1000) { random, trace in
      let (a, b, c) = (Self.random(&random), Self.random(&random), Self.random(&random))
      let point = Self.randomPoint(&random)
      let stepwise = b.apply(to: a.apply(to: point))
      #expect((a.concatenating(b).apply(to: point) - stepwise).length < 1e-6, "\(trace)")
      let left = a.concatenating(b).concatenating(c)
      let right = a.concatenating(b.concatenating(c))
      #expect((left.offset - right.offset).length < 1e-6, "\(trace)")
      #expect(a.concatenating(.identity) == a && ZoomTransform.identity.concatenating(a) == a)
    }
  }

  @Test func theInverseUndoesItFromBothSides() throws {
    try repeatedly(1000) { random, trace in
      let transform = Self.random(&random)
      let inverse = try #require(transform.inverse, "\(trace)")
      let point = Self.randomPoint(&random)
      #expect((inverse.apply(to: transform.apply(to: point)) - point).length < 1e-9, "\(trace)")
      #expect((transform.apply(to: inverse.apply(to: point)) - point).length < 1e-9, "\(trace)")
      let rect = Rect(origin: point, size: Size(width: 30, height: 40))
      let back = inverse.apply(to: transform.apply(to: rect))
      #expect((back.origin - rect.origin).length < 1e-9, "\(trace)")
      #expect(isClose(back.width, 30, within: 1e-9), "\(trace)")
    }
    #expect(ZoomTransform(scale: 0, offset: .zero).inverse == nil)
    #expect(ZoomTransform(scale: .nan, offset: .zero).inverse == nil)
    #expect(ZoomTransform(scale: .leastNonzeroMagnitude, offset: .zero).inverse == nil)
  }

  @Test func itsSixNumbersDoTheSame() {
    repeatedly(500) { random, trace in
      let (a, b) = (Self.random(&random), Self.random(&random))
      let point = Self.randomPoint(&random)
      #expect(a.affine.apply(to: point) == a.apply(to: point), "\(trace)")
      let both = a.concatenating(b)
      #expect(a.affine.concatenating(b.affine) == both.affine, "\(trace)")
      #expect(a.affine.isAxisAligned, "\(trace)")
    }
  }

  @Test func movingAndFiniteness() {
    let transform = ZoomTransform(scale: 3, offset: Vector(dx: 1, dy: 2))
    #expect(transform.translated(by: Vector(dx: 4, dy: 5)).offset == Vector(dx: 5, dy: 7))
    #expect(transform.isFinite)
    #expect(!ZoomTransform(scale: .infinity, offset: .zero).isFinite)
    #expect(!ZoomTransform(scale: 1, offset: Vector(dx: .nan, dy: 0)).isFinite)
  }
}

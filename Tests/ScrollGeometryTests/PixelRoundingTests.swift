import ScrollGeometry
import TestSupport
import Testing

@Suite struct PixelRoundingTests {
  /// Golden G7: measured on a device at @1x.
  @Test func goldenG7() {
    #expect(rounded(3.8, pixelsPerPoint: 1) == 4)
  }

  /// Golden C51.
  @Test func halfAPixelGoesUp() {
    #expect(rounded(0.5, pixelsPerPoint: 1) == 1)
    #expect(rounded(-0.5, pixelsPerPoint: 1) == 0)
    #expect(rounded(2.5, pixelsPerPoint: 1) == 3)
    #expect(rounded(0.25, pixelsPerPoint: 2) == 0.5)
    #expect(rounded(-1.75, pixelsPerPoint: 2) == -1.5)
    // Measured: the offset of a strip whose first item is in the middle of a telephone.
    #expect(rounded(-187.5, pixelsPerPoint: 3) == -562.0 / 3)
    #expect(rounded(0.49999999999999994, pixelsPerPoint: 1) == 0)
  }

  /// Numbers that a layout in use rounds to on Apple's screens. Golden C52.
  @Test(arguments: [
    (1.5, 1.0, 2.0), (500.8232, 2.0, 501.0), (1.5, 3.0, 5.0 / 3), (500.8232, 3.0, 1502.0 / 3),
  ])
  func itIsTheNearestOnEveryScreen(value: Double, density: Double, expected: Double) {
    #expect(rounded(value, pixelsPerPoint: density) == expected)
  }

  @Test func zeroHasNoSign() {
    #expect(rounded(-0.2, pixelsPerPoint: 1).sign == .plus)
    #expect(rounded(-0.0, pixelsPerPoint: 1).sign == .plus)
  }

  @Test func isNearestAndStable() {
    repeatedly(5000) { random, trace in
      for density in [1, 2, 3, 1.25, 1.5, 2.625] {
        let value = random.number(-1e5...1e5)
        let once = rounded(value, pixelsPerPoint: density)
        #expect((once - value).magnitude <= 0.5 / density + 1e-9, "\(trace)")
        #expect(rounded(once, pixelsPerPoint: density) == once, "\(trace)")
        let pixels = once * density
        #expect(isClose(pixels, pixels.rounded(), within: 1e-9), "\(trace)")
      }
    }
  }

  @Test func whatCannotBeRoundedIsLeftAlone() {
    #expect(rounded(3.8, pixelsPerPoint: 0) == 3.8)
    #expect(rounded(3.8, pixelsPerPoint: -1) == 3.8)
    #expect(rounded(3.8, pixelsPerPoint: .nan) == 3.8)
    #expect(rounded(.infinity, pixelsPerPoint: 2) == .infinity)
    #expect(rounded(.nan, pixelsPerPoint: 2).isNaN)
  }

  @Test func pointsRoundPerAxis() {
    let point = rounded(Point(x: 1.3, y: -1.3), pixelsPerPoint: 2)
    #expect(point == Point(x: 1.5, y: -1.5))
  }
}

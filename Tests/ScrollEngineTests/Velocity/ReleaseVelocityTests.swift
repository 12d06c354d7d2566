import ScrollEngine
import ScrollGeometry
import Testing

@Suite struct ReleaseVelocityTests {
  private static func release(_ reported: [Vector]) -> ReleaseVelocity {
    var release = ReleaseVelocity()
    for velocity in reported { release.add(velocity) }
    return release
  }

  private static func release(_ reported: [Double]) -> ReleaseVelocity {
    release(reported.map { Vector(dx: 0, dy: $0) })
  }

  /// Golden G8, the second stage.
  @Test func goldenG8() {
    #expect(Self.release([3]).velocity.dy == 3)
    #expect(Self.release([2, 4]).velocity.dy == 2.5)
    #expect(Self.release([1, 2, 3, 4, 5, 6]).velocity.dy == 5.25)

    let speeding = Self.release([0.1, 0.5])
    #expect(speeding.velocity.dy == 0.2)
    #expect(speeding.decelerates && speeding.latestSpeed == 0.5)

    let slanted = Self.release([Vector(dx: 0.05, dy: 2), Vector(dx: 0.05, dy: 2)])
    #expect(slanted.decelerates && slanted.velocity == Vector(dx: 0.05, dy: 2))

    #expect(!Self.release([5, 0.2499]).decelerates)
    #expect(Self.release([0.25]).decelerates)
  }

  @Test func thePreviousOneCountsOnlyWhenThereIsOne() {
    #expect(Self.release([0, 4]).velocity.dy == 4)
    #expect(Self.release([2, 0, 4]).velocity.dy == 4)
    #expect(Self.release([4, 0]).velocity.dy == 3)
    // (0, 0) means both: one axis at rest is a value like any other.
    let turned = Self.release([Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1)])
    #expect(turned.velocity == Vector(dx: 0.75, dy: 0.25))
    #expect(ReleaseVelocity().velocity == .zero && !ReleaseVelocity().decelerates)
  }

  @Test func theThresholdIsTwoDimensional() {
    #expect(Self.release([Vector(dx: 0.2, dy: 0.15)]).decelerates)
    #expect(!Self.release([Vector(dx: 0.2, dy: 0.14)]).decelerates)
  }
}

import ScrollGeometry
import Testing

@testable import PhotoGrid

struct PhotoPinchTests {
  private func pinched(_ scale: Double, _ way: Vector = .zero) -> PhotoPinch {
    var pinch = PhotoPinch(
      Rect(x: 0, y: 100, width: 800, height: 400), at: Point(x: 500, y: 300))
    pinch.follow(scale: scale, way)
    return pinch
  }

  /// What was between the fingers stays there: p ↦ hold + way + scale · (p − hold).
  @Test(arguments: [1, 0.8, 0.35, 1.2], [Vector.zero, Vector(dx: 40, dy: -25)])
  func keepsWhatLiesBetweenTheFingers(scale: Double, way: Vector) {
    let frame = pinched(scale, way).frame
    #expect((frame.minX - (500 + way.dx - 500 * scale)).magnitude < 1e-9)
    #expect((frame.minY - (300 + way.dy - 200 * scale)).magnitude < 1e-9)
    #expect((frame.width - 800 * scale).magnitude < 1e-9)
    #expect((frame.height - 400 * scale).magnitude < 1e-9)
  }

  @Test func theBackdropFadesWithTheScale() {
    #expect(pinched(1).cover == 1)
    #expect(pinched(1.3).cover == 1)
    // Half way from 1 to 0.4.
    #expect((pinched(0.7).cover - 0.5).magnitude < 1e-12)
    #expect(pinched(0.4).cover == 0)
    #expect(pinched(0.1).cover == 0)
  }

  /// It goes on for 0.15 seconds, and 0.8 is where it closes.
  @Test func leavesWhenItWouldEndSmall() {
    #expect(pinched(0.79).leaves(with: 0))
    #expect(!pinched(0.81).leaves(with: 0))
    #expect(pinched(0.9).leaves(with: -0.7))
    #expect(!pinched(0.9).leaves(with: -0.6))
    #expect(!pinched(0.7).leaves(with: 0.7))
    #expect(!pinched(1.05).leaves(with: -5))
  }
}

import Foundation
import ScrollGeometry
import Testing

@testable import PhotoGrid

/// Against the closed forms of a spring that is let go with a velocity, from textbooks.
struct FlightCourseTests {
  private let start = Rect(x: 0, y: 40, width: 1000, height: 600)
  private let end = Rect(x: 300, y: 500, width: 100, height: 100)
  private let growth = Vector(dx: -700, dy: 150)

  /// Without swinging: x(t) = e + ((x₀ − e)(1 + ωt) + vt) exp(−ωt), ω = 2π ÷ seconds.
  @Test(arguments: [0, 0.008, 0.05, 0.12, 0.3, 0.6], [Vector.zero, Vector(dx: 300, dy: 1200)])
  func closesAsACriticalSpring(time: Double, velocity: Vector) {
    let course = FlightCourse(
      from: start, to: end, cover: 1, 0, velocity: FlightVelocity(middle: velocity, growth: growth),
      seconds: 0.35, bounce: 0)
    let omega = 2 * Double.pi / 0.35
    func spring(_ from: Double, _ to: Double, _ speed: Double = 0) -> Double {
      to + ((from - to) * (1 + omega * time) + speed * time) * exp(-omega * time)
    }
    let frame = course.frame(at: time)
    #expect((frame.midX - spring(500, 350, velocity.dx)).magnitude < 1e-6)
    #expect((frame.midY - spring(340, 550, velocity.dy)).magnitude < 1e-6)
    #expect((frame.width - spring(1000, 100, growth.dx)).magnitude < 1e-6)
    #expect((frame.height - spring(600, 100, growth.dy)).magnitude < 1e-6)
    #expect((course.cover(at: time) - spring(1, 0)).magnitude < 1e-9)
    #expect((course.share(at: time) - spring(0, 1)).magnitude < 1e-9)
  }

  /// Swinging a little: x(t) = e + exp(−ζωt) ((x₀ − e) cos ωₐt + (ζω(x₀ − e) + v)/ωₐ sin ωₐt).
  @Test(arguments: [0.008, 0.05, 0.12, 0.3, 0.6], [Vector.zero, Vector(dx: -500, dy: 90)])
  func opensAsASpringThatSwings(time: Double, velocity: Vector) {
    let course = FlightCourse(
      from: end, to: start, cover: 0, 1, velocity: FlightVelocity(middle: velocity, growth: growth),
      seconds: 0.4, bounce: 0.14)
    let (omega, ratio) = (2 * Double.pi / 0.4, 0.86)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    func spring(_ from: Double, _ to: Double, _ speed: Double = 0) -> Double {
      let way = from - to
      return to + exp(-ratio * omega * time)
        * (way * cos(swing * time) + (ratio * omega * way + speed) / swing * sin(swing * time))
    }
    let frame = course.frame(at: time)
    #expect((frame.midX - spring(350, 500, velocity.dx)).magnitude < 1e-6)
    #expect((frame.midY - spring(550, 340, velocity.dy)).magnitude < 1e-6)
    #expect((frame.width - spring(100, 1000, growth.dx)).magnitude < 1e-6)
    #expect((course.cover(at: time) - min(1, spring(0, 1))).magnitude < 1e-9)
  }

  @Test func hasComeWhenItIsOver() {
    let course = FlightCourse(
      from: start, to: end, cover: 1, 0, velocity: FlightVelocity(middle: Vector(dx: 0, dy: 2000)),
      seconds: 0.35,
      bounce: 0)
    let last = course.frame(at: course.duration)
    // As near as eyes can tell.
    #expect((last.midY - end.midY).magnitude < 2.1 && (last.width - end.width).magnitude < 1)
    #expect(course.duration > 0.35 && course.duration < 2)
  }
}

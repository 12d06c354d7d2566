import ScrollEngine
import ScrollGeometry
import Testing

struct WheelNotchesTests {
  /// Steps of a wheel of so many a notch make one notch together, in both directions and on both axes.
  @Test(arguments: [1, 2, 3, 7, 8, 12, 15, 60, 120], [1.0, -1])
  func fractionsAddUp(steps: Int, sign: Double) {
    var (down, across) = (WheelNotches(), WheelNotches())
    for notch in 0..<50 {
      for step in 1...steps {
        let turn = sign / Double(steps)
        let whole = step == steps ? sign : 0
        #expect(down.add(Vector(dx: 0, dy: turn)) == Vector(dx: 0, dy: whole), "\(notch), \(step)")
        #expect(across.add(Vector(dx: turn, dy: 0)) == Vector(dx: whole, dy: 0))
      }
    }
  }

  @Test func severalAtOnceAllCount() {
    var wheel = WheelNotches()
    #expect(wheel.add(Vector(dx: 0, dy: -3)) == Vector(dx: 0, dy: -3))
    #expect(wheel.add(Vector(dx: 2.75, dy: -0.5)) == Vector(dx: 2, dy: 0))
    #expect(wheel.add(Vector(dx: 1.5, dy: -1.25)) == Vector(dx: 2, dy: -1))
  }

  @Test func whoTurnsBackBeginsAnew() {
    var wheel = WheelNotches()
    #expect(wheel.add(Vector(dx: 0, dy: 0.9)) == .zero)
    #expect(wheel.add(Vector(dx: 0, dy: -0.5)) == .zero)
    #expect(wheel.add(Vector(dx: 0, dy: -0.5)) == Vector(dx: 0, dy: -1))
    #expect(wheel.add(.zero) == .zero)
  }
}

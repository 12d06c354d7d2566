import PortableUIKit
import ScrollEngine
import ScrollGeometry
import ScrollTesting

/// Inputs come between frames, which come evenly. Hands that need no more than numbers here.
extension Bed {
  package var inputTime: Double { time }
  package var samplesPerSecond: Double { 120 }
  package func proceed(to moment: Double) { run(until: moment) }
  package func look() { frame() }

  package func send(_ kind: InputEvent.Kind) {
    loop.send(InputEvent(time: time, kind: kind))
  }

  package func touch(_ id: Int32, _ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
    touch((id, phase, x, y))
  }

  /// One finger at constant speed, lifted in motion; `pause` seconds held before.
  package func swipe(
    from: (Double, Double), to: (Double, Double), _ duration: Double, pause: Double = 0,
    rate: Double? = nil, lift: Bool = true
  ) {
    swipe(
      from: Point(x: from.0, y: from.1), to: Point(x: to.0, y: to.1), duration, hold: pause,
      rate: rate, lift: lift)
  }

  /// Two fingers about a centre.
  package func pinch(
    _ center: (Double, Double), _ from: Double, _ to: Double, _ duration: Double,
    lift: Bool = true
  ) {
    pinch(Point(x: center.0, y: center.1), from, to, duration, lift: lift)
  }

  /// One step of a trackpad's two-finger pan.
  package func trackpad(_ phase: ScrollSample.Phase, _ dx: Double = 0, _ dy: Double = 0) {
    trackpad(phase, Vector(dx: dx, dy: dy), at: Point(x: 100, y: 100))
  }

  /// Notches of a wheel; negative shows what lies below.
  package func wheel(_ dy: Double, dx: Double = 0, zooms: Bool = false) {
    wheel(Vector(dx: dx, dy: dy), at: Point(x: 100, y: 100), zooms: zooms)
  }
}

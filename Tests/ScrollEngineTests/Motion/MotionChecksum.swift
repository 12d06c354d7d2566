import ScrollEngine
import ScrollGeometry
import TestSupport

/// Every bit of a thousand motions of each kind, at eight moments each.
func motionChecksum() -> UInt64 {
  var random = SeededGenerator(seed: 2025)
  var checksum = BitChecksum()
  for _ in 0..<1000 {
    let position = random.number(-500...500)
    let velocity = random.number(-9...9)
    let rate = random.number(0.95...0.9995)
    let target = random.number(-900...900)
    let deceleration = Deceleration(position: position, velocity: velocity, rate: rate)
    let glide = Glide(
      position: position, target: target, velocity: velocity, rate: rate, tolerance: 0.25)
    let bounce = EdgeBounce(edge: target, position: position, velocity: velocity, rate: rate)
    let spring = PageSpring(
      position: position, velocity: velocity, target: target,
      pageLength: random.number(200...1200))
    let curve: TimingCurve = velocity < 0 ? .easeOut : .easeInOut
    let zoom = ZoomAnimation(
      fromScale: random.number(0.1...8), toScale: random.number(0.1...8),
      fromOffset: Point(x: position, y: target), toOffset: Point(x: target, y: position),
      duration: ZoomAnimation.bounceDuration(from: random.number(0.1...8), to: 1), curve: curve)
    for time in [deceleration.duration, deceleration.target, glide.duration, zoom.duration] {
      checksum.add(time)
    }
    checksum.add(bounce.duration(tolerance: 0.25))
    checksum.add(bounce.timeOfReentry ?? -1)
    checksum.add(spring.duration(tolerance: 0.25))
    for step in 0..<8 {
      let t = Double(step) * 61.7
      checksum.add(deceleration.position(at: t))
      checksum.add(deceleration.velocity(at: t))
      checksum.add(glide.position(at: t))
      checksum.add(glide.velocity(at: t))
      checksum.add(bounce.position(at: t))
      checksum.add(bounce.velocity(at: t))
      checksum.add(spring.position(at: t))
      checksum.add(spring.velocity(at: t))
      checksum.add(zoom.scale(at: t))
      checksum.add(zoom.offset(at: t).x)
    }
  }
  return checksum.value
}

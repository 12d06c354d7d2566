import HeadlessHost
import PortableUIKit
import ScrollEngine
import ScrollGeometry

extension Hands {
  /// Fingers, or other devices, at one moment: those that come down, have moved or leave.
  public func touch(_ fingers: Finger..., device: TouchSample.Device = .finger) {
    touch(fingers, device: device)
  }

  /// Down for 0.05 s.
  public func tap(at place: CGPoint) { tap(Point(place)) }

  /// Two taps, 0.08 s between them.
  public func doubleTap(at place: CGPoint) { doubleTap(Point(place)) }

  /// One finger that is held still for so many seconds.
  public func hold(at place: CGPoint, for duration: Double) {
    touch((1, .down, place.x.native, place.y.native))
    wait(duration)
    touch((1, .up, place.x.native, place.y.native))
    look()
  }

  /// One finger at constant speed, lifted in motion.
  ///
  /// - Parameter duration: seconds.
  public func swipe(from start: CGPoint, to end: CGPoint, duration: Double) {
    swipe(from: Point(start), to: Point(end), duration)
  }

  /// The same, held still for 0.1 s before it is lifted: nothing goes on by itself.
  ///
  /// - Parameter duration: of the motion, seconds.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) {
    swipe(from: Point(start), to: Point(end), duration, hold: ScriptLimits.dragRest)
  }

  /// Two fingers side by side about a centre, at constant speed, lifted in motion.
  ///
  /// - Parameters:
  ///   - newCenter: where the centre goes meanwhile; nil: it stays.
  ///   - distance: between the fingers to begin with, points.
  ///   - newDistance: in the end, points.
  ///   - duration: seconds.
  public func pinch(
    at center: CGPoint, movingTo newCenter: CGPoint? = nil, from distance: CGFloat,
    to newDistance: CGFloat, duration: Double
  ) {
    pinch(
      Point(center), to: newCenter.map { Point($0) }, distance.native, newDistance.native, duration)
  }

  /// Two fingers, 100 points from each other, turn about a centre.
  ///
  /// - Parameters:
  ///   - angle: radians, clockwise.
  ///   - duration: seconds.
  public func rotate(at center: CGPoint, by angle: CGFloat, duration: Double) {
    rotate(Point(center), by: angle.native, duration)
  }
}

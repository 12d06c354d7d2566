import ScrollEngine
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIScrollView {
  /// Notches of a wheel: zoom at the pointer, turn pages, or scroll; never past an edge. True when taken.
  func turnWheel(_ sample: WheelSample) -> Bool {
    if sample.zooms { return zoom(by: sample) }
    guard isScrollEnabled, progress == nil else { return false }
    let metrics = metrics
    let limits = metrics.limits
    var notches = sample.notches
    // One wheel serves the only axis there is.
    if !limits.scrollsVertically, notches.dx == 0 { notches = Vector(dx: notches.dy, dy: 0) }
    let from = metrics.onPixels(machine.destination ?? metrics.offset)
    let step =
      isPagingEnabled
      ? Vector(
        dx: metrics.bounds.width * Self.sign(notches.dx),
        dy: metrics.bounds.height * Self.sign(notches.dy))
      : notches * Tunables.wheelNotchDistance
    let target = limits.clamped(from - step)
    guard target != from else { return machine.destination != nil }
    let duration =
      isPagingEnabled ? Tunables.offsetAnimationDuration : Tunables.wheelAnimationDuration
    let time = now
    perform { $0.scroll(to: target, duration: duration, at: time, metrics, into: &$1) }
    return true
  }

  private func zoom(by sample: WheelSample) -> Bool {
    guard behavior.minimumZoomScale != behavior.maximumZoomScale else { return false }
    findZoomedView()
    guard metrics.canZoom else { return false }
    let factor = DeterministicMath.pow(Tunables.wheelNotchZoomFactor, sample.notches.dy)
    zoom(
      to: Double(zoomScale) * factor, about: localPoint(sample.position), animated: true)
    return true
  }

  private static func sign(_ value: Double) -> Double {
    value > 0 ? 1 : value < 0 ? -1 : 0
  }
}

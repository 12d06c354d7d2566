import ScrollEngine
import ScrollGeometry

/// Adds up what a trackpad says of a pinch, and keeps its phases in order.
struct PinchPhases {
  private struct Pinch {
    var scale = 1.0
    var rotation = 0.0
  }

  private var pinch: Pinch?

  /// The samples that a report means; none when nothing had begun, two when one begins in another.
  mutating func step(_ report: DeviceReport.Pinch, at position: Point) -> [MagnifySample] {
    switch report {
    case .began:
      let broken = end(.cancelled, at: position)
      pinch = Pinch()
      return broken + sample(.began, at: position)
    case .changed(let scale, let turn):
      pinch?.scale = scale
      pinch?.rotation += turn
      return sample(.changed, at: position)
    case .ended: return end(.ended, at: position)
    case .cancelled: return end(.cancelled, at: position)
    }
  }

  private mutating func end(_ phase: MagnifySample.Phase, at position: Point) -> [MagnifySample] {
    defer { pinch = nil }
    return sample(phase, at: position)
  }

  private func sample(_ phase: MagnifySample.Phase, at position: Point) -> [MagnifySample] {
    guard let pinch else { return [] }
    return [
      MagnifySample(
        phase: phase, position: position, scale: pinch.scale, rotation: pinch.rotation)
    ]
  }
}

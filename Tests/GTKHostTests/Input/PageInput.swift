import ScrollEngine
import ScrollGeometry

/// An event as the page's scripts have it: `Tests/Web/inputs.json` is made of them.
struct PageInput: Decodable {
  struct Sample: Decodable {
    let id: Int32
    let phase: String
    let x, y, time: Double
  }

  let kind: String
  let time: Double
  let phase: String?
  let x, y, dx, dy, deltaX, deltaY, wheelDeltaX, wheelDeltaY, scale, width, height, density: Double?
  /// What was turned; nil for a trackpad.
  let device: String?
  let zooms, isOn, ctrlKey: Bool?
  let key: Int?
  let samples: [Sample]?

  /// What the engine is told; nil for a turn, which is not an event yet.
  var event: InputEvent? {
    let place = Point(x: x ?? 0, y: y ?? 0)
    let way = Vector(dx: dx ?? 0, dy: dy ?? 0)
    let kind: InputEvent.Kind? =
      switch self.kind {
      case "touches": .touches((samples ?? []).map(\.sample))
      case "hover": .hover(place)
      case "wheel": .wheel(WheelSample(position: place, notches: way, zooms: zooms == true))
      case "scroll":
        .scroll(ScrollSample(phase: Self.scrollPhases[phase!]!, position: place, delta: way))
      case "magnify":
        .magnify(
          MagnifySample(phase: Self.magnifyPhases[phase!]!, position: place, scale: scale!))
      case "key": .key(KeySample(phase: phase == "up" ? .up : .down, key: Self.keys[key!]))
      case "resize": .resize(Size(width: width!, height: height!), pixelsPerPoint: density!)
      case "setting": .setting(.dark, isOn == true)
      default: nil
      }
    return kind.map { InputEvent(time: time, kind: $0) }
  }

  private static let keys: [KeySample.Key] = [.left, .right, .up, .down]
  private static let scrollPhases: [String: ScrollSample.Phase] = [
    "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
  ]
  private static let magnifyPhases: [String: MagnifySample.Phase] = [
    "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
  ]
}

extension PageInput.Sample {
  private static let phases: [String: TouchSample.Phase] = [
    "down": .down, "move": .move, "up": .up, "cancel": .cancel,
  ]

  fileprivate var sample: TouchSample {
    TouchSample(id: id, phase: Self.phases[phase]!, position: Point(x: x, y: y), time: time)
  }
}

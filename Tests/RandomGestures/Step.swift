import ScrollEngine
import ScrollGeometry

/// What happens to a scene, in order.
enum Step {
  case event(InputEvent)
  /// A frame at this time, seconds.
  case frame(Double)
  case act(Act, onNested: Bool)

  /// A line of the script language; what it has no words for is a comment.
  var script: String {
    switch self {
    case .frame(let time): return time.isFinite ? "frame \(time)" : "# frame \(time)"
    case .act(let act, let onNested): return "# the program\(onNested ? ", inside" : ""): \(act)"
    case .event(let event):
      let line = Self.text(event)
      return event.time.isFinite && !line.contains("nan") && !line.contains("inf")
        ? line : "# " + line
    }
  }

  private static func text(_ event: InputEvent) -> String {
    let time = "at \(event.time) "
    switch event.kind {
    case .touches(let samples):
      return samples.map { sample in
        let stamp = sample.time == event.time ? "" : " stamp \(sample.time)"
        return time
          + "touch \(sample.id) \(sample.phase) \(sample.position.x),\(sample.position.y)\(stamp)"
      }.joined(separator: "\n") + "\nnext"
    case .scroll(let sample):
      return "pointer \(sample.position.x),\(sample.position.y)\n" + time
        + "scroll \(words(sample.phase)) \(sample.delta.dx),\(sample.delta.dy)"
    case .magnify(let sample):
      return "pointer \(sample.position.x),\(sample.position.y)\n" + time
        + "magnify \(sample.phase) \(sample.scale)"
    case .wheel(let sample):
      return "pointer \(sample.position.x),\(sample.position.y)\n" + time
        + "wheel \(sample.notches.dx),\(sample.notches.dy)\(sample.zooms ? " zoom" : "")"
    case .resize(let size, let pixels):
      return time + "resize \(size.width)x\(size.height) @\(pixels)"
    case .hover, .key, .text, .setting, .appearance: return "# \(event.kind)"
    }
  }

  private static func words(_ phase: ScrollSample.Phase) -> String {
    switch phase {
    case .began, .changed, .ended, .cancelled: "\(phase)"
    case .momentumBegan: "momentum-began"
    case .momentumChanged: "momentum-changed"
    case .momentumEnded: "momentum-ended"
    case .mayBegin: "may-begin"
    }
  }
}

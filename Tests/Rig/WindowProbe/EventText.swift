import ScrollEngine
import ScrollGeometry

/// Events as lines that a script can search.
enum EventText {
  static func line(_ event: InputEvent) -> String {
    switch event.kind {
    case .touches(let samples):
      "touches "
        + samples.map { "\($0.device) \($0.id) \($0.phase) \(text($0.position)) \($0.time)" }
        .joined(separator: "; ")
    case .scroll(let sample):
      "scroll \(sample.phase) \(text(sample.position)) \(sample.delta.dx),\(sample.delta.dy)"
    case .magnify(let sample):
      "magnify \(sample.phase) \(text(sample.position)) \(sample.scale) \(sample.rotation)"
    case .wheel(let sample):
      "wheel \(text(sample.position)) \(sample.notches.dx),\(sample.notches.dy)"
        + (sample.zooms ? " zooms" : "")
    case .hover(let place): "hover \(text(place))"
    case .key(let sample): "key \(sample.phase) \(sample.key) \(sample.modifiers.rawValue)"
    case .text(let sample): "text \(sample)"
    case .resize(let size, let pixelsPerPoint):
      "resize \(Int(size.width))x\(Int(size.height)) @\(pixelsPerPoint)"
    case .setting(let setting, let isOn): "setting \(setting) \(isOn)"
    case .appearance(let appearance): "appearance \(appearance)"
    }
  }

  private static func text(_ point: Point) -> String { "\(point.x),\(point.y)" }
}

import ScrollEngine
import ScrollGeometry

/// Writes events as the lines of a script that feeds exactly these events.
struct RecordingText {
  /// Where the reader believes the pointer to be; nil before it was told.
  private var pointer: Point?
  private var openTime: Double?
  /// Nothing but settings has been written.
  private var isAtStart = true

  mutating func lines(for event: InputEvent) -> String {
    defer { if !isSetting(event.kind) { isAtStart = false } }
    guard case .touches(let samples) = event.kind else {
      openTime = nil
      return line(at: event.time, other(event.kind), pointer: position(of: event.kind))
    }
    // Contacts at one time would be read as one event.
    let separator = openTime == event.time ? "next\n" : ""
    openTime = event.time
    return samples.reduce(into: separator) { text, sample in
      text += line(at: event.time, contact(sample, at: event.time), pointer: nil)
      if sample.device == .mouse { pointer = sample.position }
    }
  }

  mutating func line(forFrameAt time: Double) -> String {
    openTime = nil
    isAtStart = false
    return "frame \(time.scriptText)\n"
  }

  /// `needed` is where the pointer must be for this line to mean what it says.
  private mutating func line(at time: Double, _ text: String, pointer needed: Point?) -> String {
    let line = "at \(time.scriptText) \(text)\n"
    guard let needed, needed != pointer else { return line }
    pointer = needed
    return "pointer \(Self.text(needed))\n" + line
  }

  private func isSetting(_ kind: InputEvent.Kind) -> Bool {
    switch kind {
    case .setting, .appearance: true
    default: false
    }
  }

  private func position(of kind: InputEvent.Kind) -> Point? {
    switch kind {
    case .scroll(let sample): sample.position
    case .magnify(let sample): sample.position
    case .wheel(let sample): sample.position
    case .touches, .hover, .key, .text, .resize, .setting, .appearance: nil
    }
  }

  private mutating func other(_ kind: InputEvent.Kind) -> String {
    switch kind {
    case .touches: return ""
    case .hover(let place):
      pointer = place
      return "mouse \(Self.text(place)) hover"
    case .scroll(let sample):
      let phase = RawName.text(sample.phase, in: RawName.scrollPhases)
      return "scroll \(phase) \(Self.text(sample.delta))"
    case .magnify(let sample):
      let phase = RawName.text(sample.phase, in: RawName.magnifyPhases)
      let rotation = sample.rotation == 0 ? "" : " rotation \(sample.rotation.scriptText)"
      return "magnify \(phase) \(sample.scale.scriptText)\(rotation)"
    case .wheel(let sample):
      return "wheel \(Self.text(sample.notches))\(sample.zooms ? " zoom" : "")"
    case .key(let sample):
      let phase = RawName.text(sample.phase, in: RawName.keyPhases)
      return "key \(KeyName.text(sample.key, sample.modifiers)) \(phase)"
    case .text(let sample): return TextName.line(sample)
    case .resize(let size, let pixels):
      // The window's first size is what a script calls its size.
      let command = isAtStart ? "size" : "resize"
      let extent = "\(size.width.scriptText)x\(size.height.scriptText)"
      return "\(command) \(extent) @\(pixels.scriptText)"
    case .setting(let setting, let value):
      return "set \(RawName.text(setting, in: RawName.settings)) \(value ? "on" : "off")"
    case .appearance(let appearance): return "set \(AppearanceName.text(appearance))"
    }
  }

  private func contact(_ sample: TouchSample, at time: Double) -> String {
    let phase = RawName.text(sample.phase, in: RawName.contactPhases)
    let place = Self.text(sample.position)
    let stamp = sample.time == time ? "" : " stamp \(sample.time.scriptText)"
    let keys = sample.modifiers.isEmpty ? "" : " with \(KeyName.text(sample.modifiers))"
    let id = sample.id == RawContact.defaultID(of: sample.device) ? "" : " id \(sample.id)"
    switch sample.device {
    case .finger: return "touch \(sample.id) \(phase) \(place)\(stamp)"
    case .mouse: return "mouse \(place) \(phase)\(id)\(keys)\(stamp)"
    case .pen: return "pen \(place) \(phase)\(id)\(keys)\(stamp)"
    }
  }

  private static func text(_ point: Point) -> String {
    "\(point.x.scriptText),\(point.y.scriptText)"
  }

  private static func text(_ vector: Vector) -> String {
    "\(vector.dx.scriptText),\(vector.dy.scriptText)"
  }
}

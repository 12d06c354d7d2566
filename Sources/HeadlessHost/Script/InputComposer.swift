import ScrollEngine
import ScrollGeometry

/// Makes events of raw lines: contacts at the same time become one, and what a line leaves out
/// is what was last known.
struct InputComposer {
  /// Where scroll, magnify and wheel act.
  var pointer = Point.zero
  /// Of the window, as it was last said.
  var pixelsPerPoint = 1.0
  private(set) var ready: [InputEvent] = []
  private var open: [TouchSample] = []
  private var openTime = 0.0
  /// Contacts that are down, and where.
  private var contacts: [Int32: Point] = [:]

  /// Takes what is complete.
  mutating func takeEvents() -> [InputEvent] {
    close()
    defer { ready.removeAll(keepingCapacity: true) }
    return ready
  }

  /// Numbers of fingers that are not down, the lowest first.
  func freeFingers(_ count: Int) -> [Int32] {
    var free: [Int32] = []
    var id: Int32 = 1
    while free.count < count {
      if contacts[id] == nil { free.append(id) }
      id += 1
    }
    return free
  }

  /// Contacts that follow belong to another event, even at the same time.
  mutating func close() {
    if open.isEmpty { return }
    ready.append(InputEvent(time: openTime, kind: .touches(open)))
    open.removeAll(keepingCapacity: true)
  }

  mutating func add(_ input: RawInput, at time: Double) {
    if case .contact(let contact) = input { return add(contact, at: time) }
    close()
    for kind in kinds(of: input) { ready.append(InputEvent(time: time, kind: kind)) }
  }

  private mutating func add(_ contact: RawContact, at time: Double) {
    if time != openTime || open.contains(where: { $0.id == contact.id }) { close() }
    openTime = time
    let position = contact.position ?? contacts[contact.id] ?? pointer
    if contact.device == .mouse { pointer = position }
    let isDown = contact.phase == .down || contact.phase == .move
    contacts[contact.id] = isDown ? position : nil
    open.append(
      TouchSample(
        id: contact.id, phase: contact.phase, device: contact.device, position: position,
        time: contact.stamp ?? time, modifiers: contact.modifiers))
  }

  private mutating func kinds(of input: RawInput) -> [InputEvent.Kind] {
    switch input {
    case .contact: return []
    case .hover(let place):
      pointer = place
      return [.hover(place)]
    case .scroll(let phase, let delta):
      return [.scroll(ScrollSample(phase: phase, position: pointer, delta: delta))]
    case .magnify(let phase, let scale, let rotation):
      return [
        .magnify(
          MagnifySample(phase: phase, position: pointer, scale: scale, rotation: rotation))
      ]
    case .wheel(let notches, let zooms):
      return [.wheel(WheelSample(position: pointer, notches: notches, zooms: zooms))]
    case .key(let key, let modifiers, let phase):
      let phases = phase.map { [$0] } ?? [.down, .up]
      return phases.map { .key(KeySample(phase: $0, key: key, modifiers: modifiers)) }
    case .text(let sample): return [.text(sample)]
    case .resize(let size, let pixels):
      pixelsPerPoint = pixels ?? pixelsPerPoint
      return [.resize(size, pixelsPerPoint: pixelsPerPoint)]
    case .setting(let setting, let value):
      return [.setting(setting, value)]
    case .appearance(let appearance): return [.appearance(appearance)]
    }
  }
}

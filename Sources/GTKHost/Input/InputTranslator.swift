import ScrollEngine
import ScrollGeometry

/// Turns what devices report into the engine's events, and knows which contacts are down.
struct InputTranslator {
  /// What the next frame will be given.
  private(set) var queue = InputQueue()

  private var contacts: [Contact] = []
  /// Where it was seen last.
  private(set) var pointer = Point.zero
  private var scroll = ScrollPhases()
  private var pinch = PinchPhases()
  /// Fingers lie on the trackpad, and have not moved.
  private var isHeld = false

  private struct Contact {
    var sample: TouchSample
    /// A finger's name in the windowing system; nil for a mouse or pen.
    var sequence: UInt?
  }

  /// There is only one mouse and one pen for the system, so their numbers are fixed; fingers count from 1.
  static let mouseID: Int32 = -1
  static let penID: Int32 = -2

  /// How many fingers are down.
  var fingerCount: Int { contacts.count { $0.sequence != nil } }

  /// A place in which there is no view, window points.
  static let outside = Point(x: -1, y: -1)

  /// Something may have to end by itself: time must go on.
  var isWaiting: Bool { scroll.isOpen }

  mutating func takeEvents(_ body: (InputEvent) -> Void) {
    for event in queue.events { body(event) }
    queue.removeAll()
  }

  /// Adds an event that needs no translation.
  mutating func append(_ kind: InputEvent.Kind, at time: Double) {
    queue.append(InputEvent(time: time, kind: kind))
  }

  mutating func handle(_ report: DeviceReport) {
    let time = report.time
    switch report.kind {
    case .touch(let sequence, let phase, let position):
      touch(sequence, phase, position, at: time)
    case .button(let device, let isDown, let position, let modifiers):
      pointer = position
      button(device, isDown: isDown, modifiers, at: time)
    case .motion(let device, let isPressed, let position):
      pointer = position
      motion(device, isPressed: isPressed, at: time)
    case .proximityOut:
      change(.cancel, where: { $0.sample.device == .pen }, at: time)
    case .scroll(let step): scroll(step, at: time)
    case .pinch(let step): pinch(step, at: time)
    case .hold(let isThere): hold(isThere, at: time)
    case .key(let sample): append(.key(sample), at: time)
    }
  }

  /// The pointer's second button means a place: what is there may have a menu.
  mutating func click(at place: Point, _ time: Double) {
    pointer = place
    append(.hover(place), at: time)
    append(.key(KeySample(phase: .down, key: .contextClick)), at: time)
  }

  /// The pointer is elsewhere: nothing is under it any more. What it holds it goes on holding.
  mutating func leave(at time: Double) {
    guard !contacts.contains(where: { $0.sequence == nil }) else { return }
    append(.hover(Self.outside), at: time)
  }

  /// Ends what the silence of a device has ended.
  mutating func advance(to time: Double) {
    if let phase = scroll.advance(to: time) { appendScroll(phase, .zero, at: time) }
  }

  /// The window lost the contacts: nothing more will be heard of them.
  mutating func cancelContacts(at time: Double) {
    change(.cancel, where: { _ in true }, at: time)
  }

  /// The window or a device went away.
  mutating func cancelAll(at time: Double) {
    cancelContacts(at: time)
    if let phase = scroll.end(cancelled: true) { appendScroll(phase, .zero, at: time) }
    pinch(.cancelled, at: time)
    hold(false, at: time)
  }

  // MARK: Contacts

  private mutating func touch(
    _ sequence: UInt, _ phase: TouchSample.Phase, _ position: Point, at time: Double
  ) {
    let known = contacts.firstIndex { $0.sequence == sequence }
    switch (phase, known) {
    case (.down, nil):
      land(id: freeFingerID(), .finger, sequence, position, at: time)
    case (.move, let index?), (.up, let index?), (.cancel, let index?):
      contacts[index].sample.position = position
      change(phase, where: { $0.sequence == sequence }, at: time)
    case (.down, .some), (.move, nil), (.up, nil), (.cancel, nil):
      break  // Its contact was cancelled, or began elsewhere.
    }
  }

  private mutating func button(
    _ device: DeviceReport.Pointer, isDown: Bool, _ modifiers: KeySample.Modifiers,
    at time: Double
  ) {
    let id = Self.id(of: device)
    let wasDown = contacts.contains { $0.sample.id == id }
    switch (wasDown, isDown) {
    case (false, true):
      land(id: id, device == .pen ? .pen : .mouse, nil, pointer, modifiers, at: time)
    case (true, false):
      move(id: id)
      change(.up, where: { $0.sample.id == id }, at: time)
    case (true, true), (false, false):
      break
    }
  }

  private mutating func motion(
    _ device: DeviceReport.Pointer, isPressed: Bool, at time: Double
  ) {
    let id = Self.id(of: device)
    guard contacts.contains(where: { $0.sample.id == id }) else {
      append(.hover(pointer), at: time)
      return
    }
    move(id: id)
    // A release that never came, for instance because another window took the pointer.
    change(isPressed ? .move : .cancel, where: { $0.sample.id == id }, at: time)
  }

  private mutating func land(
    id: Int32, _ device: TouchSample.Device, _ sequence: UInt?, _ position: Point,
    _ modifiers: KeySample.Modifiers = [], at time: Double
  ) {
    let sample = TouchSample(
      id: id, phase: .down, device: device, position: position, time: time, modifiers: modifiers)
    contacts.append(Contact(sample: sample, sequence: sequence))
    append(.touches([sample]), at: time)
  }

  private mutating func move(id: Int32) {
    for index in contacts.indices where contacts[index].sample.id == id {
      contacts[index].sample.position = pointer
    }
  }

  /// Reports a phase of the contacts that fit, in one event; they are gone after an end.
  private mutating func change(
    _ phase: TouchSample.Phase, where fits: (Contact) -> Bool, at time: Double
  ) {
    let samples = contacts.filter(fits).map { contact in
      var sample = contact.sample
      sample.phase = phase
      sample.time = time
      return sample
    }
    guard !samples.isEmpty else { return }
    append(.touches(samples), at: time)
    if phase == .up || phase == .cancel { contacts.removeAll(where: fits) }
  }

  private func freeFingerID() -> Int32 {
    var id: Int32 = 1
    while contacts.contains(where: { $0.sample.id == id }) { id += 1 }
    return id
  }

  private static func id(of device: DeviceReport.Pointer) -> Int32 {
    switch device {
    case .mouse: mouseID
    case .pen: penID
    }
  }

  // MARK: Scrolls and pinches

  private mutating func scroll(_ step: DeviceReport.Scroll, at time: Double) {
    switch step.source {
    case .wheel:
      guard step.delta != .zero else { return }
      // From zero: a sign on a zero would show in recordings.
      let notches = Vector(dx: 0 - step.delta.dx, dy: 0 - step.delta.dy)
      let sample = WheelSample(position: pointer, notches: notches, zooms: step.control)
      append(.wheel(sample), at: time)
    case .trackpad:
      let scale = Self.points(per: step.unit)
      let delta = Vector(dx: 0 - step.delta.dx * scale, dy: 0 - step.delta.dy * scale)
      // GDK puts the steps of a frame into one event: a stop may bring the last of them along.
      if !step.isStop || delta != .zero, let phase = scroll.step(delta, at: time) {
        appendScroll(phase, delta, at: time)
      }
      if step.isStop, let phase = scroll.end() { appendScroll(phase, .zero, at: time) }
    }
  }

  private static func points(per unit: DeviceReport.Scroll.Unit) -> Double {
    switch unit {
    case .click: WindowTunables.pointsPerScrollClick
    case .pixel: WindowTunables.pointsPerSurfaceUnit
    }
  }

  private mutating func appendScroll(
    _ phase: ScrollSample.Phase, _ delta: Vector, at time: Double
  ) {
    let sample = ScrollSample(phase: phase, position: pointer, delta: delta)
    append(.scroll(sample), at: time)
  }

  /// A scroll that goes on knows by itself where its fingers are.
  private mutating func hold(_ isThere: Bool, at time: Double) {
    guard isThere != isHeld, !isThere || !scroll.isOpen else { return }
    isHeld = isThere
    appendScroll(isThere ? .mayBegin : .cancelled, .zero, at: time)
  }

  private mutating func pinch(_ report: DeviceReport.Pinch, at time: Double) {
    for sample in pinch.step(report, at: pointer) { append(.magnify(sample), at: time) }
  }
}

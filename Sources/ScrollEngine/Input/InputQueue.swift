import ScrollGeometry

/// What happened since the last frame, thinned to what a frame needs: hosts collect in it what they hear.
///
/// Positions that only passed are dropped: each finger and each device appears once, at its latest
/// place with its own time stamp. What begins or ends something is always kept, in order.
public struct InputQueue: Equatable, Sendable {
  /// What the next frame is to be given, in order.
  public private(set) var events: [InputEvent] = []

  /// An empty queue.
  public init() {}

  /// Nothing has happened since it was emptied.
  public var isEmpty: Bool { events.isEmpty }

  /// Empties the queue but keeps its memory.
  public mutating func removeAll() { events.removeAll(keepingCapacity: true) }

  /// Adds to the latest event of the same device if nothing is lost by it, or behind all others.
  public mutating func append(_ event: InputEvent) {
    let stream = Stream(event.kind)
    if let index = events.lastIndex(where: { Stream($0.kind) == stream }),
      let merged = Self.merged(events[index], event)
    {
      events[index] = merged
    } else {
      events.append(event)
    }
  }

  /// Events of one stream never overtake each other; different streams do not depend on each other.
  private enum Stream {
    case contacts, scroll, magnify, wheel, keys, window, settings

    init(_ kind: InputEvent.Kind) {
      switch kind {
      case .touches, .hover: self = .contacts
      case .scroll: self = .scroll
      case .magnify: self = .magnify
      case .wheel: self = .wheel
      // It means the place where the pointer is by then.
      case .key(let sample) where sample.key == .contextClick: self = .contacts
      case .key, .text: self = .keys
      case .resize: self = .window
      case .setting, .appearance: self = .settings
      }
    }
  }

  /// Both in one, or nil when something would be lost.
  private static func merged(_ first: InputEvent, _ second: InputEvent) -> InputEvent? {
    let kind: InputEvent.Kind
    switch (first.kind, second.kind) {
    case (.touches(let before), .touches(let now)):
      guard let samples = merged(before, now) else { return nil }
      kind = .touches(samples)
    case (.scroll(let before), .scroll(let now)):
      guard before.phase == .changed, now.phase == .changed else { return nil }
      let delta = Vector(dx: before.delta.dx + now.delta.dx, dy: before.delta.dy + now.delta.dy)
      kind = .scroll(ScrollSample(phase: .changed, position: now.position, delta: delta))
    case (.magnify(let before), .magnify(let now)):
      guard before.phase == .changed, now.phase == .changed else { return nil }
      kind = second.kind
    case (.wheel(let before), .wheel(let now)):
      guard before.zooms == now.zooms else { return nil }
      let notches = Vector(
        dx: before.notches.dx + now.notches.dx, dy: before.notches.dy + now.notches.dy)
      kind = .wheel(WheelSample(position: now.position, notches: notches, zooms: now.zooms))
    case (.hover, .hover), (.resize, .resize):
      kind = second.kind
    default:
      return nil
    }
    return InputEvent(time: Swift.max(first.time, second.time), kind: kind)
  }

  /// Moves replace moves of the same finger; contacts that change together in the same way are one
  /// event, as fingers that land together are; anything else stays apart.
  private static func merged(
    _ before: [TouchSample], _ now: [TouchSample]
  ) -> [TouchSample]? {
    guard let phase = before.first?.phase,
      before.allSatisfy({ $0.phase == phase }), now.allSatisfy({ $0.phase == phase })
    else { return nil }
    var samples = before
    for sample in now {
      if let index = samples.firstIndex(where: { $0.id == sample.id }) {
        guard phase == .move else { return nil }
        samples[index] = sample
      } else {
        samples.append(sample)
      }
    }
    return samples
  }
}

import ScrollEngine
import ScrollGeometry

/// Makes up what happens to a scene: hands on every device, a program, and a host whose clock may be wrong.
struct StepWriter {
  private(set) var steps: [Step] = []
  private var random: Random
  private let scene: Scene
  private var fingers: [(id: Int32, x: Double, y: Double)] = []
  private var nextID: Int32 = 1
  private var isScrolling = false
  private var hasMomentum = false
  private var isMagnifying = false
  private var scale = 1.0
  /// The true time, whatever the host's clock says; seconds.
  private var time = 0.0
  private var nextFrame = 0.0
  private let framesPerSecond: Double
  /// What the host's clock is off by at the moment.
  private var lead = 0.0
  private var stuckAt: Double?

  init(_ scene: Scene, random: Random) {
    self.scene = scene
    self.random = random
    framesPerSecond = [30, 60, 120, 240][Int(self.random.next() % 4)]
  }

  /// So many events.
  mutating func write(_ count: Int) {
    var events = 0
    while events < count {
      let before = steps.count
      step()
      events += steps[before...].count {
        if case .frame = $0 { false } else { true }
      }
    }
  }

  private mutating func step() {
    switch random.next() % 16 {
    case 0: down()
    case 1...6: move()
    case 7: lift(.up)
    case 8: if random.chance(0.2) { lift(.cancel) }
    case 9: rest(random.pick([0, 0.001, 0.008, 0.05, 0.3, 1]))
    case 10: scroll()
    case 11: magnify()
    case 12: wheel()
    case 13: if scene.isProgrammed, random.chance(0.5) { act() }
    case 14: if scene.isHostile, random.chance(0.1) { resize() }
    default: rest(1.0 / 120)
    }
  }

  // MARK: Hands

  /// Rarely a coordinate that no finger has.
  private mutating func coordinate(_ length: Double) -> Double {
    random.number(0...length, orHostile: scene.isHostile ? 0.01 : 0)
  }

  private mutating func place() -> Point {
    Point(x: coordinate(scene.window.width), y: coordinate(scene.window.height))
  }

  private mutating func down() {
    guard fingers.count < 4 else { return }
    let point = place()
    fingers.append((nextID, point.x, point.y))
    touches([(nextID, .down, point.x, point.y)])
    nextID += 1
  }

  private mutating func move() {
    guard !fingers.isEmpty else { return down() }
    if random.chance(0.7) { rest(random.pick([0.004, 0.008, 0.016])) }
    let far = random.pick([1.0, 10, 60])
    for index in fingers.indices {
      fingers[index].x += random.number(-far...far, orHostile: scene.isHostile ? 0.002 : 0)
      fingers[index].y += random.number(-far...far, orHostile: scene.isHostile ? 0.002 : 0)
      // The person has one finger, wherever the host believed it to be.
      if !(abs(fingers[index].x) < 1e6) { fingers[index].x = random.number(0...scene.window.width) }
      if !(abs(fingers[index].y) < 1e6) {
        fingers[index].y = random.number(0...scene.window.height)
      }
    }
    let isWrong = scene.isHostile && random.chance(0.01)
    let wrong = random.pick([Double.nan, .infinity, -1e300])
    touches(fingers.map { ($0.id, .move, isWrong ? wrong : $0.x, $0.y) })
  }

  private mutating func lift(_ phase: TouchSample.Phase) {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: Int(random.next() % UInt64(fingers.count)))
    let isWrong = scene.isHostile && random.chance(0.1)
    touches([(finger.id, phase, isWrong ? .nan : finger.x, finger.y)])
  }

  private mutating func touches(_ list: [(Int32, TouchSample.Phase, Double, Double)]) {
    let now = hostTime()
    let stamp = scene.clock == .broken && random.chance(0.1) ? random.pick([.nan, 1e9, -1e9]) : now
    steps.append(
      .event(
        InputEvent(
          time: now,
          kind: .touches(
            list.map {
              TouchSample(
                id: $0.0, phase: $0.1, device: device($0.0), position: Point(x: $0.2, y: $0.3),
                time: stamp)
            }))))
  }

  /// A contact keeps its device.
  private func device(_ id: Int32) -> TouchSample.Device {
    guard !scene.isPlain else { return .finger }
    return id % 7 == 3 ? .mouse : id % 7 == 5 ? .pen : .finger
  }

  private mutating func scroll() {
    if hasMomentum {
      let phase: ScrollSample.Phase = random.chance(0.3) ? .momentumEnded : .momentumChanged
      hasMomentum = phase == .momentumChanged
      send(scrolling(phase))
      return
    }
    let phase: ScrollSample.Phase =
      isScrolling
      ? (random.chance(0.3) ? .ended : random.chance(0.05) ? .cancelled : .changed) : .began
    isScrolling = phase == .began || phase == .changed
    send(scrolling(phase))
    if phase == .ended, random.chance(0.4) {
      hasMomentum = true
      send(scrolling(.momentumBegan))
    }
  }

  private mutating func scrolling(_ phase: ScrollSample.Phase) -> InputEvent.Kind {
    let hostile = scene.isHostile ? 0.02 : 0
    let isStill = phase == .ended || phase == .cancelled || phase == .momentumEnded
    let delta =
      isStill
      ? Vector.zero
      : Vector(
        dx: random.number(-40...40, orHostile: hostile),
        dy: random.number(-40...40, orHostile: hostile))
    return .scroll(ScrollSample(phase: phase, position: pointer(), delta: delta))
  }

  private mutating func magnify() {
    let phase: MagnifySample.Phase =
      isMagnifying ? (random.chance(0.3) ? .ended : .changed) : .began
    scale = phase == .began ? 1 : scale * random.number(0.7...1.4)
    isMagnifying = phase != .ended
    let shown =
      scene.isHostile && random.chance(0.02) ? random.pick([0, -1, .nan, .infinity]) : scale
    send(.magnify(MagnifySample(phase: phase, position: pointer(), scale: shown)))
  }

  private mutating func wheel() {
    let hostile = scene.isHostile ? 0.05 : 0
    let notches = Vector(
      dx: random.chance(0.7) ? 0 : random.number(-2...2, orHostile: hostile).rounded(),
      dy: random.number(-3...3, orHostile: hostile).rounded())
    send(.wheel(WheelSample(position: pointer(), notches: notches, zooms: random.chance(0.3))))
  }

  private mutating func pointer() -> Point {
    random.chance(0.8) ? Point(x: 0.5, y: 0.5) : place()
  }

  private mutating func resize() {
    let window = scene.window
    send(
      .resize(
        Size(
          width: random.chance(0.3) ? random.pick([.nan, .infinity, -5, 0]) : window.width,
          height: window.height),
        pixelsPerPoint: random.chance(0.3)
          ? random.pick([0, .nan, .infinity, -1, 1e-300]) : scene.pixelsPerPoint))
  }

  private mutating func act() {
    let onNested = scene.isNested && random.chance(0.4)
    steps.append(
      .act(Act(random: &random, hostile: scene.isHostile ? 0.15 : 0), onNested: onNested))
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    steps.append(.event(InputEvent(time: hostTime(), kind: kind)))
  }

  // MARK: Time

  private mutating func rest(_ seconds: Double) {
    time += seconds
    while nextFrame <= time {
      steps.append(.frame(hostTime(of: nextFrame)))
      nextFrame += 1 / framesPerSecond
    }
  }

  private mutating func hostTime() -> Double { hostTime(of: time) }

  private mutating func hostTime(of time: Double) -> Double {
    switch scene.clock {
    case .steady: return time
    case .sticking:
      if random.chance(0.05) { stuckAt = stuckAt == nil ? time : nil }
      return stuckAt ?? time
    case .backwards:
      if random.chance(0.02) { lead -= random.pick([0.001, 0.1, 1, 3600]) }
      return time + lead
    case .leaping:
      if random.chance(0.02) { lead = random.pick([0, 0, 0.05, 1, 3600, 1e6]) }
      return time + lead
    case .broken:
      return random.chance(0.05)
        ? random.pick([.nan, .infinity, -.infinity, 1e300, -1e300, 0]) : time
    }
  }
}

import ScrollEngine
import ScrollGeometry
import Testing

/// State × input → action and state, of every gesture machine; pairs that are not in a table do nothing at all.
@Suite struct GestureTransitionTests {
  private static let none = GestureAction.none

  @Test func pan() {
    func contacts(_ count: Int, _ y: Double, slop: Double? = 10) -> (inout PanMachine) -> Any {
      { $0.update(contacts: count, centroid: Point(x: 0, y: y), at: 2, slop: slop) }
    }
    let idle = PanMachine()
    var possible = idle
    _ = possible.update(contacts: 1, centroid: .zero, at: 1, slop: 10)
    var panning = possible
    _ = panning.update(contacts: 1, centroid: Point(x: 0, y: 30), at: 1.1, slop: 10)
    let table = GestureTransitions(
      states: ["idle": idle, "possible": possible, "panning": panning],
      inputs: [
        ("still", contacts(1, 0)), ("near", contacts(1, 8)), ("far", contacts(1, 30)),
        ("far, and may not begin", contacts(1, 30, slop: nil)), ("one more", contacts(2, 60)),
        ("lift", contacts(0, 0)), ("cancel", { $0.cancel() }),
      ])
    #expect(
      table.lines == [
        "idle, still: none → possible",
        "idle, near: none → possible",
        "idle, far: none → possible",
        "idle, far, and may not begin: none → possible",
        "idle, one more: none → possible",
        "possible, near: none → possible",
        "possible, far: begin → panning",
        "possible, far, and may not begin: none → possible",
        "possible, one more: none → possible",
        "possible, lift: fail → idle",
        "possible, cancel: fail → idle",
        "panning, still: change → panning",
        "panning, near: change → panning",
        "panning, one more: none → panning",
        "panning, lift: end → idle",
        "panning, cancel: cancel → idle",
      ])
  }

  /// Two fingers so many points apart.
  private static func pair(_ distance: Double, second: Int32 = 2) -> (Contact, Contact) {
    (
      Contact(id: 1, position: Point(x: 100, y: 100)),
      Contact(id: second, position: Point(x: 100 + distance, y: 100))
    )
  }

  @Test func pinch() {
    let idle = PinchMachine()
    var possible = idle
    _ = possible.update(Self.pair(100))
    var pinching = possible
    _ = pinching.update(Self.pair(140))
    var waiting = pinching
    waiting.wait()
    let table = GestureTransitions(
      states: [
        "idle": idle, "possible": possible, "pinching": pinching, "waiting": waiting,
      ],
      inputs: [
        ("still", { $0.update(Self.pair(105)) }), ("spread", { $0.update(Self.pair(200)) }),
        ("another finger", { $0.update(Self.pair(200, second: 3)) }),
        ("lift", { $0.update(nil) }),
        (
          "one is left",
          {
            $0.wait()
            return Self.none
          }
        ), ("cancel", { $0.cancel() }),
      ])
    #expect(
      table.lines == [
        "idle, still: none → possible",
        "idle, spread: none → possible",
        "idle, another finger: none → possible",
        "possible, still: none → possible",
        "possible, spread: begin → pinching",
        "possible, another finger: none → possible",
        "possible, lift: fail → idle",
        "possible, one is left: none → idle",
        "possible, cancel: fail → idle",
        "pinching, still: change → pinching",
        "pinching, spread: change → pinching",
        "pinching, another finger: change → pinching",
        "pinching, lift: end → idle",
        "pinching, one is left: none → waiting",
        "pinching, cancel: cancel → idle",
        "waiting, still: change → pinching",
        "waiting, spread: change → pinching",
        "waiting, another finger: change → pinching",
        "waiting, lift: end → idle",
        "waiting, cancel: cancel → idle",
      ])
  }

  /// Two fingers 160 points apart on a line that falls by `slope`.
  private static func line(_ slope: Double, second: Int32 = 2) -> (Contact, Contact) {
    (
      Contact(id: 1, position: Point(x: 100, y: 100)),
      Contact(id: second, position: Point(x: 260, y: 100 + 160 * slope))
    )
  }

  @Test func rotation() {
    let idle = RotationMachine()
    var possible = idle
    _ = possible.update(Self.line(0))
    var rotating = possible
    _ = rotating.update(Self.line(0.5))
    var waiting = rotating
    waiting.wait()
    let table = GestureTransitions(
      states: [
        "idle": idle, "possible": possible, "rotating": rotating, "waiting": waiting,
      ],
      inputs: [
        ("level", { $0.update(Self.line(0)) }), ("half", { $0.update(Self.line(0.5)) }),
        ("turn", { $0.update(Self.line(1)) }),
        ("another finger", { $0.update(Self.line(1, second: 3)) }),
        ("lift", { $0.update(nil) }),
        (
          "one is left",
          {
            $0.wait()
            return Self.none
          }
        ), ("cancel", { $0.cancel() }),
      ])
    #expect(
      table.lines == [
        "idle, level: none → possible",
        "idle, half: none → possible",
        "idle, turn: none → possible",
        "idle, another finger: none → possible",
        "possible, half: begin → rotating",
        "possible, turn: begin → rotating",
        "possible, another finger: none → possible",
        "possible, lift: fail → idle",
        "possible, one is left: none → idle",
        "possible, cancel: fail → idle",
        "rotating, level: change → rotating",
        "rotating, turn: change → rotating",
        "rotating, another finger: none → rotating",
        "rotating, lift: end → idle",
        "rotating, one is left: none → waiting",
        "rotating, cancel: cancel → idle",
        "waiting, level: none → rotating",
        "waiting, half: none → rotating",
        "waiting, turn: none → rotating",
        "waiting, another finger: none → rotating",
        "waiting, lift: end → idle",
        "waiting, cancel: cancel → idle",
      ])
  }

  @Test func swipe() {
    func contacts(
      _ count: Int, _ travel: Vector = .zero, at time: Double = 1.2
    ) -> (inout SwipeMachine) -> Any {
      { $0.update(contacts: count, centroid: Point(x: 300, y: 300) + travel, at: time) }
    }
    var idle = SwipeMachine()
    idle.requiredContacts = 2
    var gathering = idle
    _ = contacts(1, at: 1)(&gathering)
    var running = gathering
    _ = contacts(2, at: 1.1)(&running)
    var spoilt = running
    _ = contacts(3)(&spoilt)
    let table = GestureTransitions(
      states: ["idle": idle, "gathering": gathering, "running": running, "spoilt": spoilt],
      inputs: [
        ("one", contacts(1)), ("two", contacts(2)), ("three", contacts(3)),
        ("right", contacts(2, Vector(dx: 60, dy: 5))),
        ("left", contacts(2, Vector(dx: -60, dy: 5))),
        ("astray", contacts(2, Vector(dx: 60, dy: 55))), ("late", contacts(2, at: 1.6)),
        ("lift", contacts(0)),
        (
          "reset",
          {
            $0.reset()
            return Self.none
          }
        ),
      ])
    #expect(
      table.lines == [
        "idle, one: none → gathering",
        "idle, two: none → running",
        "idle, three: fail → spoilt",
        "idle, right: none → running",
        "idle, left: none → running",
        "idle, astray: none → running",
        "idle, late: none → running",
        "gathering, two: none → running",
        "gathering, three: fail → spoilt",
        "gathering, right: none → running",
        "gathering, left: none → running",
        "gathering, astray: none → running",
        "gathering, late: fail → spoilt",
        "gathering, lift: fail → idle",
        "gathering, reset: none → idle",
        "running, one: fail → spoilt",
        "running, three: fail → spoilt",
        "running, right: recognize → spoilt",
        "running, left: fail → spoilt",
        "running, astray: fail → spoilt",
        "running, late: fail → spoilt",
        "running, lift: fail → idle",
        "running, reset: none → idle",
        "spoilt, lift: none → idle",
        "spoilt, reset: none → idle",
      ])
  }

  @Test func tap() {
    let place = Point(x: 100, y: 100)
    func down(_ count: Int, away: Double = 0) -> (inout TapMachine) -> Any {
      { $0.down(place + Vector(dx: away, dy: 0), count: count, at: 1.2) }
    }
    let idle = TapMachine(taps: 2, contacts: 2)
    var down1 = idle
    _ = down1.down(place, count: 1, at: 1)
    var down2 = down1
    _ = down2.down(place, count: 2, at: 1)
    var between = down2
    _ = between.up(remaining: 0, at: 1.1)
    var again = between
    _ = again.down(place, count: 2, at: 1.15)
    var spoilt = down2
    _ = spoilt.down(place, count: 3, at: 1.1)
    let table = GestureTransitions(
      states: [
        "idle": idle, "one down": down1, "both down": down2, "between": between,
        "down again": again, "spoilt": spoilt,
      ],
      inputs: [
        ("one", down(1)), ("two", down(2)), ("three", down(3)),
        ("two elsewhere", down(2, away: 60)), ("nudge", { $0.moved(by: 10) }),
        ("pull", { $0.moved(by: 60) }), ("one of two up", { $0.up(remaining: 1, at: 1.2) }),
        ("all up", { $0.up(remaining: 0, at: 1.2) }),
        ("all up, late", { $0.up(remaining: 0, at: 2) }), ("deadline", { $0.deadlinePassed() }),
        (
          "reset",
          {
            $0.reset()
            return Self.none
          }
        ),
      ])
    #expect(
      table.lines == [
        "idle, one: none → down",
        "idle, two: none → down",
        "idle, three: fail → spoilt",
        "idle, two elsewhere: none → down",
        "one down, two: none → down",
        "one down, three: fail → spoilt",
        "one down, two elsewhere: none → down",
        "one down, pull: fail → spoilt",
        "one down, all up: fail → idle",
        "one down, all up, late: fail → idle",
        "one down, deadline: fail → spoilt",
        "one down, reset: none → idle",
        "both down, three: fail → spoilt",
        "both down, pull: fail → spoilt",
        "both down, all up: none → between",
        "both down, all up, late: fail → idle",
        "both down, deadline: fail → spoilt",
        "both down, reset: none → idle",
        "between, one: none → down",
        "between, two: none → down",
        "between, three: fail → spoilt",
        "between, two elsewhere: fail → spoilt",
        "between, deadline: fail → idle",
        "between, reset: none → idle",
        "down again, three: fail → spoilt",
        "down again, pull: fail → spoilt",
        "down again, all up: recognize → idle",
        "down again, all up, late: fail → idle",
        "down again, deadline: fail → spoilt",
        "down again, reset: none → idle",
        "spoilt, all up: none → idle",
        "spoilt, all up, late: none → idle",
        "spoilt, reset: none → idle",
      ])
  }

  @Test func longPress() {
    func contacts(
      _ count: Int, at time: Double = 1.2, away: Double = 0
    ) -> (inout LongPressMachine) -> Any {
      { $0.update(contacts: count, centroid: Point(x: away, y: 0), at: time) }
    }
    var idle = LongPressMachine()
    idle.requiredTaps = 1
    var tapping = idle
    _ = contacts(1, at: 1)(&tapping)
    var between = tapping
    _ = contacts(0, at: 1.1)(&between)
    var holding = between
    _ = contacts(1, at: 1.15)(&holding)
    var pressing = holding
    _ = pressing.deadlinePassed()
    var spoilt = tapping
    _ = contacts(2, at: 1.1)(&spoilt)
    let table = GestureTransitions(
      states: [
        "idle": idle, "tapping": tapping, "between": between, "holding": holding,
        "pressing": pressing, "spoilt": spoilt,
      ],
      inputs: [
        ("one", contacts(1)), ("one elsewhere", contacts(1, away: 60)), ("two", contacts(2)),
        ("lift", contacts(0)), ("lift, late", contacts(0, at: 2)),
        ("nudge", { $0.moved(by: 5) }), ("pull", { $0.moved(by: 60) }),
        ("deadline", { $0.deadlinePassed() }), ("cancel", { $0.cancel() }),
      ])
    #expect(
      table.lines == [
        "idle, one: none → tapping",
        "idle, one elsewhere: none → tapping",
        "idle, two: fail → spoilt",
        "tapping, two: fail → spoilt",
        "tapping, lift: none → between",
        "tapping, lift, late: fail → idle",
        "tapping, pull: fail → spoilt",
        "tapping, deadline: fail → spoilt",
        "tapping, cancel: fail → idle",
        "between, one: none → holding",
        "between, one elsewhere: fail → spoilt",
        "between, two: fail → spoilt",
        "between, deadline: fail → idle",
        "between, cancel: fail → idle",
        "holding, two: fail → spoilt",
        "holding, lift: fail → idle",
        "holding, lift, late: fail → idle",
        "holding, pull: fail → spoilt",
        "holding, deadline: begin → pressing",
        "holding, cancel: fail → idle",
        "pressing, lift: end → idle",
        "pressing, lift, late: end → idle",
        "pressing, nudge: change → pressing",
        "pressing, pull: change → pressing",
        "pressing, cancel: cancel → idle",
        "spoilt, lift: none → idle",
        "spoilt, lift, late: none → idle",
        "spoilt, cancel: none → idle",
      ])
  }
}

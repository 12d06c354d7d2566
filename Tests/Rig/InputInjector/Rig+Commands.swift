import Glibc

extension Rig {
  func perform(_ command: Command) throws(RigError) {
    switch command {
    case .wait(let seconds): wait(seconds)
    case .touch(let id, let phase, let place): try touch(id, phase, place)
    case .tap(let place, let count): try tap(place, count: count)
    case .hold(let place, let seconds):
      try touch(1, .down, place)
      wait(seconds)
      try touch(1, .up, place)
    case .swipe(let start, let end, let seconds, let rests):
      try swipe(start, end, seconds, rests: rests)
    case .pinch(let center, let from, let to, let seconds, let vertical):
      try pinch(center: center, from: from, to: to, seconds: seconds, vertical: vertical)
    case .rotate(let center, let degrees, let seconds):
      try rotate(center: center, degrees: degrees, seconds: seconds)
    case .pointer(let place): try point(at: place)
    case .context(let place):
      try point(at: place)
      wait(0.05)
      try button(3, pressed: true)
      wait(0.05)
      try button(3, pressed: false)
    case .mouse(let place, let pressed):
      try point(at: place)
      if let pressed { try button(1, pressed: pressed) }
    case .wheel(let notches): try wheel(notches)
    case .scroll(let points, let seconds): try scroll(points, seconds)
    case .magnify(let factor, let seconds, let degrees):
      try magnify(factor, seconds, degrees: degrees)
    case .key(let key):
      for code in key.codes { try self.key(code, pressed: true) }
      for code in key.codes.reversed() { try self.key(code, pressed: false) }
    }
  }

  private func tap(_ place: Place, count: Int) throws(RigError) {
    for index in 0..<count {
      if index > 0 { wait(0.08) }
      try touch(1, .down, place)
      wait(0.05)
      try touch(1, .up, place)
    }
  }

  private func swipe(
    _ start: Place, _ end: Place, _ seconds: Double, rests: Bool
  ) throws(RigError) {
    try touch(1, .down, start)
    try animate(seconds) { fraction throws(RigError) in
      try self.touch(1, .move, start.moved(toward: end, fraction: fraction))
    }
    if rests { wait(0.1) }
    try touch(1, .up, end)
  }

  private func pinch(
    center: Place, from: Double, to: Double, seconds: Double, vertical: Bool
  ) throws(RigError) {
    func finger(_ side: Double, _ distance: Double) -> Place {
      let reach = side * distance / 2
      return vertical
        ? Place(x: center.x, y: center.y + reach) : Place(x: center.x + reach, y: center.y)
    }
    func both(_ phase: TouchPhase, _ distance: Double) throws(RigError) {
      try touch(1, phase, finger(-1, distance))
      try touch(2, phase, finger(1, distance))
    }
    try both(.down, from)
    try animate(seconds) { fraction throws(RigError) in
      try both(.move, from + (to - from) * fraction)
    }
    wait(0.1)
    try both(.up, to)
  }

  /// Two fingers 200 pixels from each other, beside each other at first.
  private func rotate(center: Place, degrees: Double, seconds: Double) throws(RigError) {
    func both(_ phase: TouchPhase, _ fraction: Double) throws(RigError) {
      let angle = degrees * fraction * .pi / 180
      let arm = Place(x: 100 * cos(angle), y: 100 * sin(angle))
      try touch(1, phase, Place(x: center.x - arm.x, y: center.y - arm.y))
      try touch(2, phase, Place(x: center.x + arm.x, y: center.y + arm.y))
    }
    try both(.down, 0)
    try animate(seconds) { fraction throws(RigError) in try both(.move, fraction) }
    wait(0.1)
    try both(.up, 1)
  }

  /// Each notch is a press of the buttons that wheels have had since the first X mouse.
  private func wheel(_ notches: Place) throws(RigError) {
    func turn(_ amount: Double, forward: Int32, back: Int32) throws(RigError) {
      for _ in 0..<Int(amount.magnitude) {
        try button(amount > 0 ? forward : back, pressed: true)
        try button(amount > 0 ? forward : back, pressed: false)
      }
    }
    try turn(notches.y, forward: 4, back: 5)
    try turn(notches.x, forward: 6, back: 7)
  }

  /// Points that the content is to move; the pad says clicks that the view moves.
  private func scroll(_ points: Place, _ seconds: Double) throws(RigError) {
    let pointsPerClick = 15.0
    var done = 0.0
    try animate(seconds) { fraction throws(RigError) in
      let share = fraction - done
      done = fraction
      try self.scroll(
        clicks: Place(
          x: -points.x * share / pointsPerClick, y: -points.y * share / pointsPerClick))
    }
    try scroll(clicks: Place(x: 0, y: 0))
  }

  private func magnify(_ factor: Double, _ seconds: Double, degrees: Double) throws(RigError) {
    try pinch(.begin, scale: 1)
    var turned = 0.0
    try animate(seconds) { fraction throws(RigError) in
      let angle = degrees * fraction
      try self.pinch(.update, scale: 1 + (factor - 1) * fraction, degrees: angle - turned)
      turned = angle
    }
    try pinch(.end, scale: factor)
  }
}

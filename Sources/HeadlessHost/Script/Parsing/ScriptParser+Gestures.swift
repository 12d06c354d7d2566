import ScrollGeometry

/// The lines that stand for a whole gesture.
extension ScriptParser {
  static func swipe(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let (from, to) = try path(&scanner)
    return .gesture(.swipe(from: from, to: to, duration: try scanner.duration()))
  }

  static func drag(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let (from, to) = try path(&scanner)
    return .gesture(.drag(from: from, to: to, duration: try scanner.duration()))
  }

  static func pinch(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let center = try scanner.point("the centre")
    let from = try distance(&scanner)
    try arrow(&scanner)
    let to = try distance(&scanner)
    let duration = try scanner.duration()
    return .gesture(
      .pinch(
        center: center, from: from, to: to, duration: duration,
        isVertical: scanner.take("vertical")))
  }

  static func rotate(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let center = try scanner.point("the centre")
    let degrees = try scanner.number("the angle in degrees")
    return .gesture(
      .rotate(center: center, degrees: degrees, duration: try scanner.duration()))
  }

  static func tap(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .gesture(.tap(try scanner.point("the place")))
  }

  static func doubleTap(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .gesture(.doubleTap(try scanner.point("the place")))
  }

  static func hold(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let place = try scanner.point("the place")
    return .gesture(.hold(place, duration: try scanner.duration()))
  }

  /// With a phase in front it is one raw step; otherwise the whole gesture.
  static func scroll(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    if let phase = RawName.scrollPhase(scanner.next) {
      scanner.skip()
      return .raw(.scroll(phase, try scanner.vector("the movement")))
    }
    let movement = try scanner.vector("the movement")
    let duration = try scanner.duration()
    guard scanner.take("momentum") else {
      return .gesture(.scroll(movement, duration: duration, momentum: nil))
    }
    let momentum = Gesture.Momentum(
      movement: try scanner.vector("the momentum's movement"), duration: try scanner.duration())
    return .gesture(.scroll(movement, duration: duration, momentum: momentum))
  }

  /// With a phase in front it is one raw step; otherwise the whole gesture.
  static func magnify(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    if let phase = RawName.magnifyPhase(scanner.next) {
      scanner.skip()
      let scale = try scanner.number("the scale")
      let rotation = scanner.take("rotation") ? try scanner.number("the rotation in radians") : 0
      return .raw(.magnify(phase, scale: scale, rotation: rotation))
    }
    let scale = try scanner.positive("the factor")
    return .gesture(.magnify(scale: scale, duration: try scanner.duration()))
  }

  private static func path(_ scanner: inout LineScanner) throws(ScriptError) -> (Point, Point) {
    let from = try scanner.point("the start")
    try arrow(&scanner)
    return (from, try scanner.point("the end"))
  }

  private static func arrow(_ scanner: inout LineScanner) throws(ScriptError) {
    guard scanner.take("->") || scanner.take("→") else {
      let next = scanner.next ?? "the end of the line"
      throw scanner.error("an arrow -> is missing before '\(next)'")
    }
  }

  private static func distance(_ scanner: inout LineScanner) throws(ScriptError) -> Double {
    let value = try scanner.number("the fingers' distance")
    guard value >= 0 else { throw scanner.error("a distance cannot be negative") }
    return value
  }
}

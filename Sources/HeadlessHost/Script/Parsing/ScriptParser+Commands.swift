import ScrollGeometry

/// The lines that speak to the player rather than to the window.
extension ScriptParser {
  static func size(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let size = try scanner.size()
    return .size(size, pixelsPerPoint: try scanner.pixelsPerPoint() ?? 1)
  }

  static func pointer(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .pointer(try scanner.point("the place"))
  }

  static func wait(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let seconds = try scanner.number("the time in seconds")
    guard (0...ScriptLimits.wait).contains(seconds) else {
      throw scanner.error("a wait lasts from 0 to \(ScriptLimits.wait.scriptText) seconds")
    }
    return .wait(seconds)
  }

  static func settle(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand { .settle }

  static func next(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand { .next }

  static func frame(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    .frame(try scanner.number("the frame's time in seconds"))
  }

  static func expect(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let kinds: [(String, ExpectationReader)] = [
      ("page", page), ("zoom", zoom), ("offset", offset), ("resting", resting),
      ("screen", screen), ("text", text),
    ]
    let read = try scanner.choice("what to expect", kinds)
    return .expect(try read(&scanner))
  }

  static func shot(_ scanner: inout LineScanner) throws(ScriptError) -> ScriptCommand {
    let name = try scanner.word("the picture's name")
    // A script may come from a stranger: its pictures stay in their folder.
    guard !name.contains("/"), name.first != "." else {
      throw scanner.error("a picture's name has no slash and does not begin with a dot")
    }
    return .shot(String(name.hasSuffix(".png") ? name.dropLast(4) : name))
  }

  private typealias ExpectationReader = (inout LineScanner) throws(ScriptError) -> Expectation

  private static func page(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    .page(try scanner.wholeNumber("the page"))
  }

  private static func zoom(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    let zoom = try scanner.number("the zoom")
    return .zoom(zoom, tolerance: try scanner.tolerance())
  }

  private static func offset(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    let offset = try scanner.point("the offset")
    return .offset(offset, tolerance: try scanner.tolerance())
  }

  private static func screen(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    .screen(String(try scanner.word("the screen's name")))
  }

  private static func text(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    .text(try quoted(&scanner))
  }

  private static func resting(_ scanner: inout LineScanner) throws(ScriptError) -> Expectation {
    .resting
  }
}

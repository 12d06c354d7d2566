import ScrollGeometry

extension Script {
  /// Reads a script; the first thing that is wrong is thrown with its line.
  public init(parsing text: String) throws(ScriptError) {
    var lines: [Line] = []
    var number = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let text = Substring(line)
      let start = number == 1 && text.first == "\u{FEFF}" ? text.dropFirst() : text
      var scanner = LineScanner(start, line: number)
      if scanner.isAtEnd { continue }
      lines.append(try ScriptParser.line(&scanner))
    }
    self.init(lines: lines)
    try checkOrder()
  }

  /// `size` comes before all but settings, and a script that names its frames cannot ask for others.
  private func checkOrder() throws(ScriptError) {
    var hasBegun = false
    for line in lines {
      switch line.command {
      case .raw(.setting): break
      case .size where hasBegun:
        throw ScriptError(
          line: line.number, message: "size must come first; later on it is called resize")
      default: hasBegun = true
      }
    }
    guard isRecording else { return }
    for line in lines where line.command == .settle {
      throw ScriptError(
        line: line.number,
        message: "settle needs frames of its own, but this script names its frames")
    }
  }
}

/// One line: what comes in front of the command, and which command it is.
enum ScriptParser {
  typealias Reader = @Sendable (inout LineScanner) throws(ScriptError) -> ScriptCommand

  static func line(_ scanner: inout LineScanner) throws(ScriptError) -> Script.Line {
    let timing = try timing(&scanner)
    guard let name = scanner.next else {
      throw scanner.error("a command is missing; to let time pass write: wait 0.5")
    }
    scanner.skip()
    guard let reader = readers.first(where: { $0.0 == name })?.1 else {
      throw scanner.error(unknown(String(name)))
    }
    let command = try reader(&scanner)
    try scanner.end()
    return Script.Line(number: scanner.line, timing: timing, command: command)
  }

  private static func timing(_ scanner: inout LineScanner) throws(ScriptError) -> Script.Timing {
    if scanner.take("at") { return .at(try scanner.number("the time in seconds")) }
    guard let next = scanner.next, next.first == "+" else { return .now }
    scanner.skip()
    guard let seconds = Double(next.dropFirst()), seconds >= 0, seconds <= ScriptLimits.wait else {
      throw scanner.error("a delay looks like +0.010, in seconds, not '\(next)'")
    }
    return .after(seconds)
  }

  private static func unknown(_ name: String) -> String {
    let candidates = readers.map { (name: $0.0, distance: EditDistance.between($0.0, name)) }
    let best = candidates.min { $0.distance < $1.distance }
      .flatMap { $0.distance <= min(2, name.count / 2) ? $0.name : nil }
    let hint = best.map { "; did you mean \($0)?" } ?? ""
    return "unknown command '\(name)'\(hint)"
  }

  static let readers: [(String, Reader)] = [
    ("size", size), ("resize", resize), ("touch", touch), ("mouse", mouse), ("pen", pen),
    ("swipe", swipe), ("drag", drag), ("pinch", pinch), ("rotate", rotate), ("tap", tap),
    ("doubletap", doubleTap), ("hold", hold), ("pointer", pointer), ("scroll", scroll),
    ("magnify", magnify), ("wheel", wheel), ("key", key), ("type", type), ("compose", compose),
    ("erase", erase), ("paste", paste), ("set", set), ("wait", wait),
    ("settle", settle), ("expect", expect), ("shot", shot), ("frame", frame), ("next", next),
  ]
}

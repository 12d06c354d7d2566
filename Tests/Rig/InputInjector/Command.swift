/// One line of the gesture language (Documentation/GestureScripts.md), as far as real devices can act it.
/// Places are pixels of the screen.
enum Command {
  case wait(Double)
  case touch(UInt32, TouchPhase, Place)
  case tap(Place, count: Int)
  case hold(Place, Double)
  case swipe(Place, Place, Double, rests: Bool)
  case pinch(center: Place, from: Double, to: Double, seconds: Double, vertical: Bool)
  case pointer(Place)
  case rotate(center: Place, degrees: Double, seconds: Double)
  case mouse(Place, pressed: Bool?)
  /// The second button, down and up.
  case context(Place)
  case wheel(Place)
  case scroll(Place, Double)
  case magnify(Double, Double, degrees: Double)
  case key(KeyCode)

  init(_ line: String) throws(RigError) {
    var words = Words(line)
    switch words.next() {
    case "wait": self = .wait(try words.number())
    case "touch":
      let id = UInt32(try words.number())
      self = .touch(id, try words.touchPhase(), try words.place())
    case "tap": self = .tap(try words.place(), count: 1)
    case "doubletap": self = .tap(try words.place(), count: 2)
    case "hold": self = .hold(try words.place(), try words.number())
    case "swipe": self = try .init(swipe: &words, rests: false)
    case "drag": self = try .init(swipe: &words, rests: true)
    case "pinch":
      let center = try words.place()
      let from = try words.number()
      try words.arrow()
      let to = try words.number()
      let seconds = try words.number()
      self = .pinch(
        center: center, from: from, to: to, seconds: seconds, vertical: words.next() == "vertical")
    case "rotate":
      self = .rotate(
        center: try words.place(), degrees: try words.number(), seconds: try words.number())
    case "pointer": self = .pointer(try words.place())
    case "context": self = .context(try words.place())
    case "mouse":
      let place = try words.place()
      switch words.next() {
      case "down": self = .mouse(place, pressed: true)
      case "up": self = .mouse(place, pressed: false)
      default: self = .mouse(place, pressed: nil)
      }
    case "wheel": self = .wheel(try words.place())
    case "scroll": self = .scroll(try words.place(), try words.number())
    case "magnify":
      self = .magnify(try words.number(), try words.number(), degrees: words.optionalNumber() ?? 0)
    case "key":
      let name = words.next() ?? ""
      guard let key = KeyCode(name) else { throw RigError("no such key: \(name)") }
      self = .key(key)
    default: throw RigError("not understood: \(line)")
    }
  }

  private init(swipe words: inout Words, rests: Bool) throws(RigError) {
    let from = try words.place()
    try words.arrow()
    self = .swipe(from, try words.place(), try words.number(), rests: rests)
  }
}

/// Reads a line's words one by one.
private struct Words {
  private var rest: ArraySlice<Substring>
  private let line: String

  init(_ line: String) {
    self.line = line
    rest = line.split(separator: " ")[...]
  }

  mutating func next() -> String? { rest.popFirst().map(String.init) }

  mutating func optionalNumber() -> Double? { next().flatMap(Double.init) }

  mutating func number() throws(RigError) -> Double {
    guard let number = optionalNumber() else { throw RigError("a number is missing: \(line)") }
    return number
  }

  mutating func place() throws(RigError) -> Place {
    let numbers = (next() ?? "").split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw RigError("X,Y is missing: \(line)") }
    return Place(x: numbers[0], y: numbers[1])
  }

  mutating func touchPhase() throws(RigError) -> TouchPhase {
    switch next() {
    case "down": .down
    case "move": .move
    case "up": .up
    default: throw RigError("down, move or up is missing: \(line)")
    }
  }

  mutating func arrow() throws(RigError) {
    guard next() == "->" else { throw RigError("-> is missing: \(line)") }
  }
}

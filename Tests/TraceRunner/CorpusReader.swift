import ScrollEngine
import ScrollGeometry

#if arch(wasm32)
  import WasmRuntime
#endif

/// Reads a corpus from the standard input: whole numbers only, so that it reads the same everywhere.
///
/// A gesture is `g SCENE` and its steps, one a line; times are microseconds, lengths 1/64 of a point,
/// scales and notches millionths:
/// `f TIME` a frame · `t TIME DEVICE (ID PHASE X Y)…` contacts · `s TIME PHASE X Y DX DY` a trackpad pan ·
/// `m TIME PHASE X Y SCALE` a trackpad pinch · `w TIME X Y NX NY ZOOMS` a wheel.
struct CorpusReader {
  enum Step {
    case frame(Double)
    case event(InputEvent)
  }

  private var line = Line()
  private var isAtEnd = false

  init() {
    readLine()
  }

  mutating func nextScene() -> Int? {
    guard !isAtEnd, line.kind == UInt8(ascii: "g") else { return nil }
    defer { readLine() }
    return Int(line.numbers[0])
  }

  mutating func nextStep() -> Step? {
    guard !isAtEnd, line.kind != UInt8(ascii: "g") else { return nil }
    defer { readLine() }
    let n = line.numbers
    let time = Double(n[0]) / 1_000_000
    switch line.kind {
    case UInt8(ascii: "f"): return .frame(time)
    case UInt8(ascii: "t"):
      var samples: [TouchSample] = []
      var index = 2
      while index + 3 < n.count {
        samples.append(
          TouchSample(
            id: Int32(n[index]), phase: Self.phases[Int(n[index + 1])],
            device: Self.devices[Int(n[1])], position: Self.point(n[index + 2], n[index + 3]),
            time: time))
        index += 4
      }
      return .event(InputEvent(time: time, kind: .touches(samples)))
    case UInt8(ascii: "s"):
      let delta = Self.point(n[4], n[5])
      return .event(
        InputEvent(
          time: time,
          kind: .scroll(
            ScrollSample(
              phase: Self.scrollPhases[Int(n[1])], position: Self.point(n[2], n[3]),
              delta: Vector(dx: delta.x, dy: delta.y)))))
    case UInt8(ascii: "m"):
      return .event(
        InputEvent(
          time: time,
          kind: .magnify(
            MagnifySample(
              phase: Self.magnifyPhases[Int(n[1])], position: Self.point(n[2], n[3]),
              scale: Double(n[4]) / 1_000_000))))
    default:
      return .event(
        InputEvent(
          time: time,
          kind: .wheel(
            WheelSample(
              position: Self.point(n[1], n[2]),
              notches: Vector(dx: Double(n[3]) / 1_000_000, dy: Double(n[4]) / 1_000_000),
              zooms: n[5] != 0))))
    }
  }

  static let phases: [TouchSample.Phase] = [.down, .move, .up, .cancel]
  static let devices: [TouchSample.Device] = [.finger, .mouse, .pen]
  static let scrollPhases: [ScrollSample.Phase] = [
    .began, .changed, .ended, .cancelled, .momentumBegan, .momentumChanged, .momentumEnded,
  ]
  static let magnifyPhases: [MagnifySample.Phase] = [.began, .changed, .ended, .cancelled]

  private static func point(_ x: Int64, _ y: Int64) -> Point {
    Point(x: Double(x) / 64, y: Double(y) / 64)
  }

  private struct Line {
    var kind: UInt8 = 0
    var numbers: [Int64] = []
  }

  private mutating func readLine() {
    line.numbers.removeAll(keepingCapacity: true)
    guard let kind = Self.byte() else {
      isAtEnd = true
      return
    }
    line.kind = kind
    var number: Int64?
    var isNegative = false
    while let byte = Self.byte() {
      if byte >= 48, byte <= 57 {
        number = (number ?? 0) * 10 + Int64(byte - 48)
        continue
      }
      if let value = number {
        line.numbers.append(isNegative ? -value : value)
        number = nil
        isNegative = false
      }
      if byte == UInt8(ascii: "-") { isNegative = true }
      if byte == UInt8(ascii: "\n") { return }
    }
  }

  private static func byte() -> UInt8? {
    #if arch(wasm32)
      let character = runtime_getchar()
    #else
      let character = StandardInput.nextByte()
    #endif
    return character < 0 ? nil : UInt8(character)
  }
}

/// One message to Xorg's `inputtest` driver, laid out as its protocol header describes it:
/// native byte order, the structure's own padding, and the whole length in the first four bytes.
struct InputtestMessage {
  enum Kind: UInt32 {
    case clientVersion, waitForSync, motion, proximity, button, key, touch, pinch, swipe
  }

  private(set) var bytes: [UInt8]

  private init(_ kind: Kind) {
    bytes = []
    append(UInt32(0))  // the length; known at the end
    append(kind.rawValue)
  }

  private mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  private func finished() -> InputtestMessage {
    var message = self
    withUnsafeBytes(of: UInt32(bytes.count)) { length in
      for (index, byte) in length.enumerated() { message.bytes[index] = byte }
    }
    return message
  }
}

extension InputtestMessage {
  static var version: InputtestMessage {
    var message = InputtestMessage(.clientVersion)
    message.append(UInt16(1))
    message.append(UInt16(1))
    return message.finished()
  }

  static var waitForSync: InputtestMessage { InputtestMessage(.waitForSync).finished() }

  static func motion(_ axes: [Int: Double], absolute: Bool) -> InputtestMessage {
    var message = InputtestMessage(.motion)
    message.append(UInt32(absolute ? 1 : 0))
    message.append(UInt32(0))  // padding before the doubles
    message.appendAxes(axes)
    return message.finished()
  }

  static func button(_ number: Int32, pressed: Bool) -> InputtestMessage {
    var message = InputtestMessage(.button)
    message.append(Int32(0))  // relative, with no axis named: the pointer stays
    message.append(number)
    message.append(UInt32(pressed ? 1 : 0))
    message.append(UInt32(0))  // padding before the doubles
    message.appendAxes([:])
    return message.finished()
  }

  static func key(_ code: Int32, pressed: Bool) -> InputtestMessage {
    var message = InputtestMessage(.key)
    message.append(code)
    message.append(UInt32(pressed ? 1 : 0))
    return message.finished()
  }

  static func touch(_ id: UInt32, _ phase: TouchPhase, _ axes: [Int: Double]) -> InputtestMessage {
    var message = InputtestMessage(.touch)
    message.append(id)
    message.append(phase.rawValue)
    message.appendAxes(axes)
    return message.finished()
  }

  /// A pinch of two fingers. `scale` is absolute since the begin, `degrees` since the last message.
  static func pinch(_ phase: PinchPhase, scale: Double, degrees: Double) -> InputtestMessage {
    var message = InputtestMessage(.pinch)
    message.append(phase.eventType)
    message.append(UInt16(2))
    message.append(UInt32(phase == .cancel ? 1 : 0))
    for _ in 0..<4 { message.append(0.0) }  // the fingers' common movement, twice
    message.append(scale)
    message.append(degrees)
    return message.finished()
  }

  /// The driver has room for 64 axes, whatever the device has, and for each a raw value beside it.
  private mutating func appendAxes(_ axes: [Int: Double]) {
    let capacity = 64
    append(UInt32(0))  // no raw values
    var mask = [UInt8](repeating: 0, count: capacity / 8)
    for axis in axes.keys { mask[axis / 8] |= 1 << (axis % 8) }
    bytes.append(contentsOf: mask)
    append(UInt32(0))  // padding before the doubles
    for axis in 0..<capacity { append(axes[axis] ?? 0) }
    for _ in 0..<capacity { append(0.0) }
  }
}

/// The numbers are XInput's touch events.
enum TouchPhase: UInt32 {
  case down = 18
  case move = 19
  case up = 20
}

enum PinchPhase {
  case begin, update, end, cancel

  /// XInput's gesture events; a cancelled pinch is an end with a flag.
  var eventType: UInt16 {
    switch self {
    case .begin: 27
    case .update: 28
    case .end, .cancel: 29
    }
  }
}

import Glibc

/// The devices of the rig, moved in real time.
final class Rig {
  private let touchscreen: InputtestDevice
  private let mouse: InputtestDevice
  private let pad: InputtestDevice
  private let keyboard: InputtestDevice
  private let width: Double
  private let height: Double

  /// Gestures that take time are sampled this often, as a good touchscreen does.
  private static let samplesPerSecond = 120.0
  /// The driver's absolute axes run from 0 to this across the screen.
  private static let axisRange = 65536.0
  /// The driver's scroll axes count this for one click of a wheel.
  private static let scrollAxisPerClick = 120.0

  /// Connects to the sockets `touch`, `mouse`, `pad` and `keyboard` in `folder`.
  init(folder: String, width: Double, height: Double) throws(RigError) {
    touchscreen = try InputtestDevice(path: folder + "/touch")
    mouse = try InputtestDevice(path: folder + "/mouse")
    pad = try InputtestDevice(path: folder + "/pad")
    keyboard = try InputtestDevice(path: folder + "/keyboard")
    self.width = width
    self.height = height
  }

  // MARK: One event

  func touch(_ id: UInt32, _ phase: TouchPhase, _ place: Place) throws(RigError) {
    try touchscreen.send(.touch(id, phase, axes(place)))
  }

  func point(at place: Place) throws(RigError) {
    try mouse.send(.motion(axes(place), absolute: true))
  }

  func button(_ number: Int32, pressed: Bool) throws(RigError) {
    try mouse.send(.button(number, pressed: pressed))
  }

  func key(_ code: Int32, pressed: Bool) throws(RigError) {
    try keyboard.send(.key(code, pressed: pressed))
  }

  func pinch(_ phase: PinchPhase, scale: Double, degrees: Double = 0) throws(RigError) {
    try pad.send(.pinch(phase, scale: scale, degrees: degrees))
  }

  /// A step of the pad's scroll axes, in clicks; (0, 0) says that the fingers left.
  func scroll(clicks: Place) throws(RigError) {
    let axes = [2: clicks.x * Self.scrollAxisPerClick, 3: clicks.y * Self.scrollAxisPerClick]
    try pad.send(.motion(axes, absolute: false))
  }

  private func axes(_ place: Place) -> [Int: Double] {
    // A hair past the pixel's edge, so that rounding down in the server does not lose the pixel.
    [
      0: (place.x + 0.001) * Self.axisRange / width,
      1: (place.y + 0.001) * Self.axisRange / height,
    ]
  }

  // MARK: Over time

  func wait(_ seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
  }

  /// Calls `step` with the fraction done: evenly, the last time with 1. Not called with 0.
  func animate(
    _ seconds: Double, _ step: (Double) throws(RigError) -> Void
  ) throws(RigError) {
    let count = max(1, Int((seconds * Self.samplesPerSecond).rounded()))
    let start = monotonicTime()
    for index in 1...count {
      let due = start + seconds * Double(index) / Double(count)
      wait(max(0, due - monotonicTime()))
      try step(Double(index) / Double(count))
    }
  }

  private func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A place on the screen in pixels, or a difference of two.
struct Place {
  var x: Double
  var y: Double

  func moved(toward end: Place, fraction: Double) -> Place {
    Place(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}

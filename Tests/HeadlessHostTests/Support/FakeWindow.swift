import DisplayList
import ScrollEngine
import ScrollGeometry

@testable import HeadlessHost

/// Stands for a window: writes down what it is fed, in order.
@MainActor
final class FakeWindow: Playable {
  enum Step: Equatable {
    case event(InputEvent)
    case frame(Double)
  }

  private(set) var steps: [Step] = []
  var displayList = DisplayList()
  var reading = Reading(zoom: 1, offset: .zero)
  /// At rest from this time on, once frames have reached it.
  var restTime = 0.0
  /// Called in every frame, after it was written down.
  var onFrame: (Double) -> Void = { _ in }

  var isAtRest: Bool { (frames.last ?? 0) >= restTime }

  var frames: [Double] {
    steps.compactMap { step in
      if case .frame(let time) = step { time } else { nil }
    }
  }

  var events: [InputEvent] {
    steps.compactMap { step in
      if case .event(let event) = step { event } else { nil }
    }
  }

  func send(_ event: InputEvent) {
    steps.append(.event(event))
  }

  func frame(at time: Double) {
    steps.append(.frame(time))
    onFrame(time)
  }
}

extension FakeWindow {
  /// Plays a script to a new window.
  static func playing(_ text: String, framesPerSecond: Double = 120) throws -> FakeWindow {
    let window = FakeWindow()
    let player = Player(
      try Script(parsing: text), on: window, framesPerSecond: framesPerSecond)
    try player.play()
    return window
  }
}

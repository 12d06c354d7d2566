import Foundation
import ScrollEngine
import ScrollGeometry
import Testing

@testable import GTKHost

/// The page thins its events by a script of its own. What both make of the same inputs stands in one table; the page is held
/// against it by `Tests/Web/input_tests.py`.
@Suite struct PageInputTests {
  struct Frame: Decodable {
    let heard: [PageInput]
    let time: Double
    let given: [PageInput]
  }

  private func table() throws -> [String: [Frame]] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let data = try Data(contentsOf: tests.appending(path: "Web/inputs.json"))
    return try JSONDecoder().decode([String: [Frame]].self, from: data)
  }

  @Test func thePageAndTheWindowGiveTheEngineTheSame() throws {
    let table = try table()
    #expect(table.count >= 32)
    for (name, frames) in table {
      var translator = InputTranslator()
      if let turn = frames.flatMap(\.heard).first(where: { $0.kind == "turn" }) {
        // The window hears first where the pointer is; the page is told with each turn.
        let place = Point(x: turn.x!, y: turn.y!)
        let report = DeviceReport.Kind.motion(.mouse, isPressed: false, place)
        translator.handle(DeviceReport(time: 0, kind: report))
        translator.takeEvents { _ in }
      }
      for frame in frames {
        for input in frame.heard { hear(input, &translator) }
        translator.advance(to: frame.time)
        var given: [InputEvent] = []
        translator.takeEvents { given.append($0) }
        #expect(given == frame.given.compactMap(\.event), "\(name), \(frame.time) s")
      }
    }
  }

  private func hear(_ input: PageInput, _ translator: inout InputTranslator) {
    if let event = input.event {
      translator.append(event.kind, at: event.time)
    } else {
      let step =
        input.device == "wheel"
        ? DeviceReport.Scroll(
          source: .wheel, unit: .click,
          delta: Vector(dx: -input.wheelDeltaX! / 120, dy: -input.wheelDeltaY! / 120),
          isStop: false, control: input.ctrlKey == true)
        : DeviceReport.Scroll(
          source: .trackpad, unit: .pixel, delta: Vector(dx: input.deltaX!, dy: input.deltaY!),
          isStop: false, control: false)
      translator.handle(DeviceReport(time: input.time, kind: .scroll(step)))
    }
  }
}

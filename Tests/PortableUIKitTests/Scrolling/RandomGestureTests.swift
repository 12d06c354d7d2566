import RandomGestures
import Testing

/// Whatever hands, clocks and programs do, whatever the sizes: nothing is lost, nothing sticks.
///
/// `Scripts/random-gestures` does this a million times, with the engine's invariants checked.
@MainActor
struct RandomGestureTests {
  @Test(arguments: 1...40) func nothingIsEverLost(seed: UInt64) {
    let run = RandomRun(seed: seed, events: 500)
    let result = run.play()
    #expect(result.faults == [], "\(run.script(shortened: true))")
  }

  /// What is printed for a failure says everything.
  @Test func aScriptTellsWhatHappens() {
    let plain = (1...40).lazy.map { RandomRun(seed: $0, events: 100).script(shortened: false) }
      .first { $0.contains("--case plain") }
    let lines = (plain ?? "").split(separator: "\n")
    #expect(lines.contains("size 1024x768"))
    #expect(lines.contains { $0.contains(" touch ") && $0.hasPrefix("at ") })
    #expect(lines.last?.hasPrefix("frame ") == true)
    #expect(!lines.contains { $0.contains("nan") || $0.contains("program") })
  }
}

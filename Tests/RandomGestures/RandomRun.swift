import PortableUIKit

/// One scene with random hands, clocks and programs, made up from a seed: the same every time.
@MainActor
package struct RandomRun {
  package let seed: UInt64
  private let scene: Scene
  private let steps: [Step]
  private let meddling: Random?

  /// - Parameter events: how many things happen.
  package init(seed: UInt64, events: Int) {
    self.seed = seed
    var random = Random(seed: seed)
    scene = Scene(random: &random)
    meddling = scene.isProgrammed && random.chance(0.6) ? Random(seed: ~seed) : nil
    var writer = StepWriter(scene, random: random)
    writer.write(events)
    steps = writer.steps
  }

  /// What came of it.
  package struct Result {
    /// What went wrong; empty when nothing did.
    package let faults: [String]
    /// How often a delegate was called.
    package let calls: Int
    /// The frames after the last step, seconds.
    fileprivate let lastFrames: [Double]
  }

  /// Does all of it; `trace` is told of every step and every call.
  package func play(trace: ((String) -> Void)? = nil) -> Result {
    Self.play(scene, steps, meddling, trace: trace)
  }

  private static func play(
    _ scene: Scene, _ steps: [Step], _ meddling: Random?, trace: ((String) -> Void)? = nil
  ) -> Result {
    let stage = Stage(scene, meddling: meddling, trace: trace)
    for step in steps + steps.lettingGo { stage.perform(step) }
    stage.finish()
    return Result(
      faults: stage.outer.faults + stage.inner.faults,
      calls: stage.outer.calls + stage.inner.calls, lastFrames: stage.lastFrames)
  }

  /// A script of what happens, as short as it can be made without losing the faults.
  package func script(shortened: Bool) -> String {
    let kept = shortened ? shortest() : steps
    var text = "# seed \(seed)\n" + scene.script
    if meddling != nil {
      text += "# The program also interferes inside callbacks: RandomRunner --trace \(seed)\n"
    }
    let frames = Self.play(scene, kept, meddling).lastFrames.map { Step.frame($0) }
    for step in kept + kept.lettingGo + frames { text += step.script + "\n" }
    return text
  }

  /// Leaves out ever smaller parts as long as something still goes wrong.
  private func shortest() -> [Step] {
    var kept = steps
    var length = kept.count / 2
    while length > 0 {
      var start = 0
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + length, kept.count))
        if Self.play(scene, fewer, meddling).faults.isEmpty {
          start += length
        } else {
          kept = fewer
        }
      }
      length /= 2
    }
    return kept
  }
}

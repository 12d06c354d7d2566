/// What ends together: the animations of one block or of one transaction, and who hears of the end.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class AnimationRun {
  /// True: all came to their ends.
  private var completion: ((Bool) -> Void)?
  /// It ends inside this one, which waits for it.
  private let outer: AnimationRun?
  private var pending = 0
  private var isClosed = false
  private var isFinished = true

  init(outer: AnimationRun? = nil, completion: ((Bool) -> Void)?) {
    self.completion = completion
    self.outer = outer
    outer?.begin()
  }

  /// One more to wait for.
  func begin() { pending += 1 }

  func end(finished: Bool, in timeline: WindowAnimations?) {
    pending -= 1
    if !finished { isFinished = false }
    if isClosed, pending == 0 { report(in: timeline) }
  }

  /// Nothing more begins. When nothing did, it is over already, and says so at once or in the next frame.
  func close(tellsLater: Bool = false) {
    isClosed = true
    guard pending == 0 else { return }
    if tellsLater {
      AnimationScope.shared.tellInNextFrame { self.report(in: nil) }
    } else {
      report(in: nil)
    }
  }

  private func report(in timeline: WindowAnimations?) {
    let completion = completion
    self.completion = nil
    if let completion {
      if let timeline {
        timeline.notices.append(.completion(completion, isFinished))
      } else {
        completion(isFinished)
      }
    }
    outer?.end(finished: isFinished, in: timeline)
  }
}

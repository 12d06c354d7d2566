/// A change that is as far as somebody says, and ends when they do.
final class ScrubbedAnimation: BlockAnimation {
  let scrubber: AnimationScrubber?

  init(_ scrubber: AnimationScrubber) {
    self.scrubber = scrubber
    super.init()
    // The scrubber's owner takes it away.
    repeatDuration = .infinity
  }

  public override init() {
    scrubber = nil
    super.init()
  }

  override func apply(at time: Double, to state: inout LayerState, model: LayerState) {
    guard let scrubber else { return }
    show(progress: scrubber.progress(of: course), in: &state)
  }
}

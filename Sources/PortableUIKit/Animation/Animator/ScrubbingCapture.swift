import ScrollEngine

/// Takes the blocks that begin meanwhile under one hand: they are as far as its scrubber says.
final class ScrubbingCapture: AnimationCapture {
  private let scrubber: AnimationScrubber
  /// Of all together, seconds.
  private let duration: Double
  private(set) var layers: [CALayer] = []

  init(_ scrubber: AnimationScrubber, duration: Double) {
    self.scrubber = scrubber
    self.duration = duration
  }

  /// A block has its own part of the whole. One that is scrubbed already stays with whom it belongs to.
  override func take(_ block: AnimationBlock) {
    guard block.scrubber == nil else { return }
    block.scrubber = scrubber
    block.course.start = min(block.delay / duration, 1)
    block.course.length = min(block.course.duration / duration, 1 - block.course.start)
    block.course.duration = duration
    block.delay = 0
  }

  override func note(_ block: AnimationBlock) {
    guard block.scrubber === scrubber else { return }
    for layer in block.changed where !layers.contains(where: { $0 === layer }) {
      layers.append(layer)
    }
  }
}

import ScrollEngine

/// What the code that runs now wants of animations.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class AnimationScope {
  private static let one = OneForAll(AnimationScope())
  static var shared: AnimationScope { one.instance }

  /// The innermost block.
  var block: AnimationBlock?
  /// Who moves the blocks that begin now.
  var capture: AnimationCapture?
  /// Blocks animate.
  var isEnabled = true
  /// Open transactions, the innermost last.
  var transactions: [AnimationTransaction] = []
  /// What holds outside of them, until the end of the frame.
  var implicit = AnimationTransaction()
  /// They run with the first window that has a frame.
  var linksWithoutWindow: [FrameLink] = []
  /// Counts frames, each up to when it is drawn: what came since the last one does not animate by itself. Wraps around.
  var frame: UInt32 = 0

  /// Told in the next frame of any window, and in the one that has begun.
  private var waiting: [() -> Void] = []
  private var due: [() -> Void] = []

  /// What was shown of the layer that is changed now, for actions.
  var changed: LayerState?

  var transaction: AnimationTransaction { transactions.last ?? implicit }

  func change(_ body: (inout AnimationTransaction) -> Void) {
    if transactions.isEmpty {
      body(&implicit)
    } else {
      body(&transactions[transactions.count - 1])
    }
  }

  /// Runs `body` as the inside of a block.
  func run(_ block: AnimationBlock, _ body: () -> Void) {
    let outer = self.block
    self.block = block
    body()
    self.block = outer
  }

  /// Somebody waits for a frame to hear of an end.
  var hasNews: Bool { !waiting.isEmpty || !due.isEmpty }

  func tellInNextFrame(_ news: @escaping () -> Void) { waiting.append(news) }

  /// What is noticed meanwhile waits for the next frame.
  func tell() {
    let news = due
    due = []
    for item in news { item() }
  }

  func frameBegins(in window: UIWindow) {
    countFrame()
    due += waiting
    waiting = []
    if !linksWithoutWindow.isEmpty {
      for link in linksWithoutWindow { window.schedule.add(link) }
      linksWithoutWindow = []
    }
    if implicit.isChanged {
      implicit.run?.close()
      implicit = AnimationTransaction()
    }
  }
}

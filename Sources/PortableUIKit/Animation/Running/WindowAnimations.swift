/// The animations of one window, frame by frame.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class WindowAnimations: FrameClient {
  private unowned(unsafe) let window: UIWindow
  private var layers: [CALayer] = []
  /// Told at the end of the next frame's step, in order: on Apple systems, too, never while the
  /// program is doing something else.
  var notices: [AnimationNotice] = []

  init(window: UIWindow) {
    self.window = window
  }

  var isMoving: Bool {
    !notices.isEmpty || layers.contains { $0.animator?.isMoving ?? false }
  }

  var comesToRest: Bool {
    !notices.isEmpty || layers.contains { !($0.animator?.isEndless ?? true) }
  }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    window.schedule.add(self)
  }

  /// There is something to do in the next frame.
  func wake() { window.schedule.add(self) }

  func advance(to time: Double) {
    var index = 0
    while index < layers.count {
      let layer = layers[index]
      if let animator = layer.animator {
        if layer.rootLayer === window.layer {
          animator.advance(to: layer.localTime(time), in: self)
        } else {
          animator.remove(in: self) { _ in true }
        }
        if animator.isEmpty { layer.animator = nil }
      }
      if layer.animator == nil { layers.remove(at: index) } else { index += 1 }
      window.layer.changes?.add()
    }
    if !notices.isEmpty { deliver() }
  }

  /// What is noticed meanwhile waits for the next frame.
  private func deliver() {
    let due = notices
    notices = []
    for notice in due {
      switch notice {
      case .completion(let completion, let isFinished): completion(isFinished)
      case .started(let animation): animation.delegate?.animationDidStart(animation)
      case .stopped(let animation, let isFinished):
        animation.delegate?.animationDidStop(animation, finished: isFinished)
      }
    }
  }
}

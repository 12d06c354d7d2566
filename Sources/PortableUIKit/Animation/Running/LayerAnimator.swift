/// What animations make of one layer. A layer has one while it has animations.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class LayerAnimator {
  private(set) var entries: [AnimationEntry] = []
  /// The layer's own time, seconds.
  private(set) var time: Double
  private var shown: LayerState?

  init(time: Double) {
    self.time = time
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Asks for frames: something is to be seen in the next one that is not now.
  var isMoving: Bool {
    entries.contains { !$0.isOver && !($0.animation is ScrubbedAnimation) }
  }

  var isEndless: Bool {
    entries.allSatisfy { $0.isOver || $0.animation.isEndless || $0.animation is ScrubbedAnimation }
  }

  /// The last one, when there are several.
  var transition: CAAnimation? { entries.last { $0.animation.isTransition }?.animation }

  /// Views are touched where they are seen.
  var hitsPresentation: Bool {
    entries.contains { ($0.animation as? ScrubbedAnimation)?.blocksTouches == false }
  }

  var blocksTouches: Bool {
    entries.contains { ($0.animation as? BlockAnimation)?.blocksTouches ?? false }
  }

  /// What is shown in place of the model.
  func state(over model: LayerState) -> LayerState {
    if let shown { return shown }
    let state = freshState(over: model)
    shown = state
    return state
  }

  func freshState(over model: LayerState) -> LayerState {
    var state = model
    for entry in entries {
      switch entry.animation.place(at: time - entry.begin) {
      case .ahead(let time?), .running(let time), .over(let time?):
        entry.animation.apply(at: time, to: &state, model: model)
      case .ahead(nil), .over(nil): break
      }
    }
    return state
  }

  /// The model or the time has changed.
  func invalidate() { shown = nil }

  func append(_ entry: AnimationEntry) {
    entries.append(entry)
    shown = nil
  }

  /// A name that no entry has yet: "position", "position-2", and so on.
  func freeKey(_ key: String) -> String {
    var result = key
    var number = 2
    while entries.contains(where: { $0.key.isSame(as: result) }) {
      result = String(plain: "\(key)-\(number)")
      number += 1
    }
    return result
  }

  /// Goes on to `time`; what has come to its end leaves.
  func advance(to time: Double, in timeline: WindowAnimations) {
    self.time = time
    shown = nil
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      switch entry.animation.place(at: time - entry.begin) {
      case .ahead: index += 1
      case .running:
        if !entry.isStarted { start(index, in: timeline) }
        index += 1
      case .over:
        if !entry.isStarted { start(index, in: timeline) }
        if entry.animation.isRemovedOnCompletion {
          entries.remove(at: index)
        } else {
          entries[index].isOver = true
          index += 1
        }
        if !entry.isOver { tell(entry, finished: true, in: timeline) }
      }
    }
  }

  private func start(_ index: Int, in timeline: WindowAnimations) {
    entries[index].isStarted = true
    if entries[index].animation.delegate != nil {
      timeline.notices.append(.started(entries[index].animation))
    }
  }

  /// Takes out what `isChosen`, before its end.
  func remove(
    in timeline: WindowAnimations?, finished: Bool = false,
    where isChosen: (AnimationEntry) -> Bool
  ) {
    shown = nil
    var removed: [AnimationEntry] = []
    entries.removeAll { entry in
      guard isChosen(entry) else { return false }
      removed.append(entry)
      return true
    }
    for entry in removed where !entry.isOver { tell(entry, finished: finished, in: timeline) }
  }

  /// The animations of blocks that change `property` belong to nobody any more, and run out: who
  /// waited for them hears that they were interrupted.
  func abandon(_ property: LayerProperty, in timeline: WindowAnimations) {
    for index in entries.indices {
      let entry = entries[index]
      guard let animation = entry.animation as? BlockAnimation,
        animation.path?.property == property, entry.run != nil || entry.transaction != nil
      else { continue }
      entries[index] = AnimationEntry(
        key: entry.key, animation: animation, begin: entry.begin, run: nil, transaction: nil,
        isStarted: entry.isStarted)
      tell(entry, finished: false, in: timeline)
    }
  }

  private func tell(_ entry: AnimationEntry, finished: Bool, in timeline: WindowAnimations?) {
    if entry.animation.delegate != nil {
      if let timeline {
        timeline.notices.append(.stopped(entry.animation, finished))
      } else {
        entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      }
    }
    entry.run?.end(finished: finished, in: timeline)
    entry.transaction?.end(finished: finished, in: timeline)
  }
}

#if !hasFeature(Embedded)
  import Foundation
#endif

// The bodies of the members that subclasses may override.
extension CALayer {
  /// Adds a copy. Out of a window there is nothing to be seen of it: it is removed at once.
  func keep(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.copyForLayer()
    let transaction = AnimationScope.shared.transaction
    if copy.duration == 0 {
      copy.duration = transaction.duration ?? AnimationTransaction.standardDuration
    }
    guard let window = hostWindow else {
      copy.delegate?.animationDidStop(copy, finished: false)
      return
    }
    if let key { drop { $0.key == key } }
    let now = localTime(window.schedule.now)
    let delay = copy.beginTime > 0 ? copy.beginTime - now : 0
    let name = key ?? animator?.freeKey("animation") ?? "animation"
    append(copy, key: name, delay: delay, run: nil, in: window)
  }

  func drop(where isChosen: (AnimationEntry) -> Bool) {
    guard let animator else { return }
    let timeline = hostWindow?.timeline
    animator.remove(in: timeline, where: isChosen)
    if animator.isEmpty { self.animator = nil }
    timeline?.wake()
    ChangeCounter.shared.count &+= 1
  }

  /// The delegate's, then the layer's own, then the class's.
  func findAction(forKey event: String) -> (any CAAction)? {
    let own = delegate?.action(for: self, forKey: event) ?? actions?[event]
    if let own { return own is NSNull ? nil : own }
    return type(of: self).defaultAction(forKey: event)
  }

  /// Seconds of this layer's time at a time of `layer`'s (nil: the window's).
  func time(_ time: Double, from layer: CALayer?) -> Double {
    localTime(layer?.windowTime(time) ?? time)
  }

  /// The other way round.
  func windowTime(_ time: Double) -> Double {
    let outer = timing?.outside(time) ?? time
    return superlayer?.windowTime(outer) ?? outer
  }
}

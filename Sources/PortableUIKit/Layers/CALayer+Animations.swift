import DisplayList
import ScrollGeometry

// The bodies of the members that subclasses may override.
extension CALayer {
  /// Adds a copy. Out of a window there is nothing to be seen of it: it is removed at once.
  func keep(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.started(on: self)
    let transaction = AnimationScope.shared.transaction
    if copy.duration == 0 {
      copy.duration = transaction.duration ?? AnimationTransaction.standardDuration
    }
    guard let window = hostWindow else {
      copy.delegate?.animationDidStop(copy, finished: false)
      return
    }
    if let key { drop { $0.key.isSame(as: key) } }
    let now = localTime(window.schedule.now)
    let delay = copy.beginTime > 0 ? copy.beginTime - now : 0
    let name = key ?? animator?.freeKey("animation") ?? "animation"
    append(copy, key: name, delay: delay, run: nil, in: window)
  }

  func drop(finished: Bool = false, where isChosen: (AnimationEntry) -> Bool) {
    guard let animator else { return }
    let timeline = hostWindow?.timeline
    animator.remove(in: timeline, finished: finished, where: isChosen)
    if animator.isEmpty { self.animator = nil }
    timeline?.wake()
    changes?.add()
  }

  /// Sets a property of the model, through the view where there is one.
  func assign(_ numbers: LayerNumbers, of property: LayerProperty) {
    var state = model
    state.set(numbers, of: property)
    guard let view = delegate as? UIView, view.layer === self else {
      model = state
      return
    }
    switch property {
    case .position: view.center = CGPoint(state.position)
    case .bounds: view.bounds = CGRect(state.bounds)
    case .transform: view.transform = CGAffineTransform(state.transform)
    case .opacity: view.alpha = CGFloat(state.opacity)
    case .backgroundColor: view.backgroundColor = state.backgroundColor.map { UIColor($0) }
    case .anchorPoint, .zPosition, .cornerRadius, .borderWidth, .borderColor, .shadowColor,
      .shadowOpacity, .shadowOffset, .shadowRadius:
      model = state
    }
  }

  /// The delegate's, then the layer's own, then the class's.
  func findAction(forKey event: String) -> (any CAAction)? {
    let own = delegate?.action(for: self, forKey: event) ?? ownAction(forKey: event)
    if let own { return own is NSNull ? nil : own }
    return type(of: self).defaultAction(forKey: event)
  }

  /// Looked for one by one: hashing names would bring Unicode's tables into every web page.
  private func ownAction(forKey event: String) -> (any CAAction)? {
    actions?.first { $0.key.isSame(as: event) }?.value
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

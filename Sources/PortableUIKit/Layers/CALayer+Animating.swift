import DisplayList
import ScrollEngine
import ScrollGeometry

extension CALayer {
  /// What is drawn now. Animations put their values in here; the model stays as it was set.
  var presented: LayerState { animator?.state(over: model) ?? model }

  /// Where touches find a point of the superlayer in here; nil when the layer is flat.
  func touched(at point: Point) -> Point? {
    if let animator, animator.hitsPresentation { return presented.fromSuperlayer(point) }
    // In place: a touch may pass ten thousand siblings, and a layer's state is large.
    return model.fromSuperlayer(point)
  }

  var rootLayer: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  /// The window in whose tree the layer is.
  var hostWindow: UIWindow? { rootLayer.delegate as? UIWindow }

  /// The model has changed from `old`: inside a block, and on layers without a view, it animates.
  func animateChange(from old: LayerState) {
    let scope = AnimationScope.shared
    guard !scope.transaction.disablesActions,
      !belongsToView || scope.block != nil && scope.isEnabled,
      let window = hostWindow, belongsToView || wasShown
    else { return }
    scope.changed = belongsToView ? nil : animator?.freshState(over: old) ?? old
    for property in LayerProperty.allCases where model.differs(from: old, in: property) {
      let action = action(forKey: property.name)
      if let block = action as? AnimationBlock {
        animate(property, from: old, in: block, window)
      } else if let action {
        action.run(forKey: property.name, on: self)
      }
    }
    scope.changed = nil
  }

  /// Neither it nor what it is in came since the last frame was drawn.
  private var wasShown: Bool {
    let frame = AnimationScope.shared.frame
    var layer: CALayer? = self
    while let current = layer {
      if current.insertionFrame == frame { return false }
      layer = current.superlayer
    }
    return true
  }

  @inline(never) private func animate(
    _ property: LayerProperty, from old: LayerState, in block: AnimationBlock, _ window: UIWindow
  ) {
    block.note(self)
    if block.beginsFromCurrentState { animator?.abandon(property, in: window.timeline) }
    let numbers = model.numbers(of: property)
    let start = old.numbers(of: property)
    var change = start - numbers
    if property == .transform { change[5] = TransformParts.shortest(change[5]) }
    @inline(never) func add(_ path: LayerKeyPath, _ name: String) {
      let part = path.only(change)
      guard part != .zero else { return }
      let animation = block.makeAnimation(path, name: name, change: part)
      animation.start = start
      animation.from = path.value(path.only(part))
      animation.to = path.value(.zero)
      let key = animator?.freeKey(name) ?? name
      append(animation, key: key, delay: block.delay, run: block.run, in: window)
    }
    if property == .bounds {
      add(LayerKeyPath(.bounds, count: 2), "bounds.origin")
      add(LayerKeyPath(.bounds, first: 2, count: 2), "bounds.size")
    } else {
      add(LayerKeyPath(property), property.name)
    }
  }

  /// As a layer does by itself: from what was shown, in the transaction's time.
  static func implicitAction(forKey event: String) -> (any CAAction)? {
    let scope = AnimationScope.shared
    guard let property = LayerProperty(named: event) else { return nil }
    let transaction = scope.transaction
    let path = LayerKeyPath(property)
    let animation = CABasicAnimation()
    animation.name = event
    animation.path = path
    animation.from = scope.changed.map { path.value($0.numbers(of: property)) }
    animation.fillMode = .backwards
    animation.duration = transaction.duration ?? AnimationTransaction.standardDuration
    animation.timingFunction =
      transaction.timingFunction ?? CAMediaTimingFunction(CAMediaTimingFunction.defaultCurve)
    return animation.duration > 0 ? animation : nil
  }

  func append(
    _ animation: CAAnimation, key: String, delay: Double, run: AnimationRun?, in window: UIWindow
  ) {
    let now = localTime(window.schedule.now)
    let animator = self.animator ?? LayerAnimator(time: now)
    self.animator = animator
    let transaction = AnimationScope.shared.transaction.run
    run?.begin()
    transaction?.begin()
    animator.append(
      AnimationEntry(
        key: key, animation: animation, begin: now + delay, run: run, transaction: transaction))
    window.timeline.add(self)
    changes?.add()
  }

  /// What is around its own coordinates, as much as it can show.
  var ownSurroundings: Surroundings {
    let state = presented
    var toWindow = ScrollGeometry.AffineTransform.identity
    var layer = self
    while let next = layer.superlayer {
      toWindow = toWindow.concatenating(layer.presented.toSuperlayer)
      layer = next
    }
    return Surroundings(
      toWindow: toWindow, visible: state.bounds,
      pixelsPerPoint: (hostWindow?.screen ?? .main).scale.native)
  }

  /// The layer's own time at a time of the window, seconds.
  func localTime(_ time: Double) -> Double {
    let outer = superlayer?.localTime(time) ?? time
    return timing?.inside(outer) ?? outer
  }
}

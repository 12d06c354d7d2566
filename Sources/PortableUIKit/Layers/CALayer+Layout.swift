/// A layout pass visits marked layers from the outside in, each once. What a layout marks in other
/// layers is laid out in the same pass; what it marks in itself waits for the next one.
extension CALayer {
  /// How often a pass goes back to layers that others marked meanwhile.
  private static var roundLimit: Int { 16 }

  func markForLayout() {
    layoutMarks.insert(.needsLayout)
    if layoutMarks.contains(.running) {
      layoutMarks.insert(.waits)
    } else {
      layoutMarks.remove(.waits)
    }
    superlayer?.markSubtree()
  }

  func markSubtree() {
    var layer = self
    while layer.layoutMarks.insert(.inSubtree).inserted, let next = layer.superlayer {
      layer = next
    }
  }

  /// Starts at the outermost of the marked layers around this one, as Core Animation does.
  func layoutMarkedTree() {
    var root = self
    while let next = root.superlayer, next.layoutMarks.contains(.needsLayout) { root = next }
    var rounds = 1
    var wentOn = root.layoutTree(startsPass: true)
    while wentOn, rounds < Self.roundLimit {
      wentOn = root.layoutTree(startsPass: false)
      rounds += 1
    }
  }

  var isMarkedForLayout: Bool { !layoutMarks.isDisjoint(with: [.needsLayout, .inSubtree]) }

  /// True when at least one layer was laid out.
  private func layoutTree(startsPass: Bool) -> Bool {
    guard isMarkedForLayout else { return false }
    var didLayOut = false
    layoutMarks.remove(.inSubtree)
    let mayRun = startsPass || !layoutMarks.contains(.waits)
    if layoutMarks.contains(.needsLayout), mayRun, !layoutMarks.contains(.running) {
      layoutMarks.subtract([.needsLayout, .waits])
      layoutMarks.insert(.running)
      layoutSublayers()
      layoutMarks.remove(.running)
      didLayOut = true
    }
    var isMarkedBelow = false
    for layer in sublayerList where layer.isMarkedForLayout {
      if layer.layoutTree(startsPass: startsPass) { didLayOut = true }
      if layer.isMarkedForLayout { isMarkedBelow = true }
    }
    if isMarkedBelow { layoutMarks.insert(.inSubtree) }
    return didLayOut
  }
}

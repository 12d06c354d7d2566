import ScrollEngine
import ScrollGeometry

extension UIScrollView {
  /// Notches of a wheel: zoom at the pointer, turn pages, or scroll; never past an edge. True when taken.
  func turnWheel(_ sample: WheelSample) -> Bool {
    if sample.zooms != wheelZooms { return zoom(by: sample) }
    guard isScrollEnabled, progress == nil else { return false }
    let metrics = metrics
    let limits = metrics.limits
    var notches = sample.notches
    // One wheel serves the only axis there is, onwards in the direction of reading.
    if servesEveryWheel, !limits.scrollsVertically, notches.dx == 0 {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      notches = Vector(dx: isReversed ? -notches.dy : notches.dy, dy: 0)
    }
    let from = metrics.onPixels(machine.destination ?? metrics.offset)
    var target =
      isPagingEnabled
      ? Self.page(after: from, wheelNotches.add(notches), metrics)
      : limits.clamped(from - notches * Tunables.wheelNotchDistance)
    if !isPagingEnabled, turnPastEdge(notches, from, &target, metrics) { return true }
    guard target != from else {
      guard isPagingEnabled, machine.destination == nil else { return machine.destination != nil }
      let isPartOfTurn = Self.page(after: from, notches, metrics) != from
      if !isPartOfTurn { meetLastPage(notches) }
      return isPartOfTurn
    }
    if isPagingEnabled, turnPages(from, to: target) { return true }
    let timing = isPagingEnabled ? AnimationTiming.wheelPage : .wheel
    let time = now
    perform { $0.scroll(to: target, timing, at: time, $1, into: &$2) }
    return true
  }

  /// A page further for each notch, and for a part of one, whatever place between two pages it starts from.
  private static func page(
    after offset: Point, _ notches: Vector, _ metrics: ScrollMetrics
  ) -> Point {
    let pages = metrics.pages
    func turned(_ axis: PageAxis, _ offset: Double, _ notches: Double) -> Double {
      let steps = Int(notches.rounded(.awayFromZero))
      return axis.offset(ofPage: axis.page(at: offset) - steps)
    }
    return Point(
      x: turned(pages.horizontal, offset.x, notches.dx),
      y: turned(pages.vertical, offset.y, notches.dy))
  }

  private func zoom(by sample: WheelSample) -> Bool {
    guard pinch.mayBegin(at: sample.position) else {
      let place = convert(CGPoint(sample.position), from: nil)
      return zoomWheelDidTurn?(sample.notches.dy, place) ?? false
    }
    let factor = DeterministicMath.pow(Tunables.wheelNotchZoomFactor, sample.notches.dy)
    zoom(to: Double(zoomScale) * factor, about: localPoint(sample.position), .wheel)
    return true
  }
}

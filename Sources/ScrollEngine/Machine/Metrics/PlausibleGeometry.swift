import ScrollGeometry

extension Double {
  /// A coordinate that can be calculated with.
  fileprivate var plausible: Double {
    if magnitude <= Tunables.greatestLength { return self }
    if isNaN { return 0 }
    return self < 0 ? -Tunables.greatestLength : Tunables.greatestLength
  }
}

extension Point {
  var plausible: Point { Point(x: x.plausible, y: y.plausible) }
}

extension Size {
  var plausible: Size {
    Size(width: Swift.max(width.plausible, 0), height: Swift.max(height.plausible, 0))
  }
}

extension Insets {
  var plausible: Insets {
    // Endless room around the content means nothing either.
    func side(_ value: Double) -> Double { value.isFinite ? value.plausible : 0 }
    return Insets(top: side(top), left: side(left), bottom: side(bottom), right: side(right))
  }
}

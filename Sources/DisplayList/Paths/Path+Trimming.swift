import ScrollGeometry

extension Path {
  /// How many chords a curve's length is measured with.
  private static var chordCount: Int { 64 }

  /// The part between two shares of the whole length, 0…1. Curves are cut where a polygon of 64
  /// chords is as long.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start == 0, end == 1 { return self }
    var result = Path()
    guard start < end else { return result }
    var lengths: [Double] = []
    forEachPiece(closesOpen: false) { lengths.append($0.length) }
    let total = lengths.reduce(0, +)
    let (from, to) = (total * start, total * end)
    var done = 0.0
    var index = 0
    forEachPiece(closesOpen: false) { piece in
      let length = lengths[index]
      index += 1
      defer { done += length }
      guard length > 0, done + length > from, done < to else { return }
      let first = done >= from ? 0 : piece.parameter(at: from - done)
      let last = done + length <= to ? 1 : piece.parameter(at: to - done)
      let part = first == 0 && last == 1 ? piece : piece.part(from: first, to: last)
      if result.currentPoint != part.p0 { result.move(to: part.p0) }
      if part.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCubic(to: part.p3, control1: part.p1, control2: part.p2)
      }
    }
    return result
  }

  /// Points along the path, close enough for strokes and lengths: curves become 64 chords.
  /// Each subpath, and whether it is closed.
  public var polygons: [(points: [Point], isClosed: Bool)] {
    var result: [(points: [Point], isClosed: Bool)] = []
    forEach { from, element in
      func extend(_ piece: CurvePiece) {
        guard !result.isEmpty else { return }
        for step in 1...Self.chordCount {
          result[result.count - 1].points.append(
            piece.point(at: Double(step) / Double(Self.chordCount)))
        }
      }
      switch element {
      case .move(let point): result.append(([point], false))
      case .line(let end):
        if !result.isEmpty { result[result.count - 1].points.append(end) }
      case .quadratic(let control, let end): extend(CurvePiece(quadratic: from, control, end))
      case .cubic(let control1, let control2, let end):
        extend(CurvePiece(cubic: from, control1, control2, end))
      case .close: if !result.isEmpty { result[result.count - 1].isClosed = true }
      }
    }
    return result
  }

  fileprivate static var chords: Int { chordCount }
}

extension CurvePiece {
  fileprivate var length: Double {
    if isLine { return (p3 - p0).length }
    var total = 0.0
    var last = p0
    for step in 1...Path.chords {
      let next = point(at: Double(step) / Double(Path.chords))
      total += (next - last).length
      last = next
    }
    return total
  }

  /// Where the curve is so long, from its beginning.
  fileprivate func parameter(at length: Double) -> Double {
    if isLine { return length / (p3 - p0).length }
    var done = 0.0
    var last = p0
    for step in 1...Path.chords {
      let next = point(at: Double(step) / Double(Path.chords))
      let chord = (next - last).length
      if done + chord >= length, chord > 0 {
        return (Double(step - 1) + (length - done) / chord) / Double(Path.chords)
      }
      done += chord
      last = next
    }
    return 1
  }
}

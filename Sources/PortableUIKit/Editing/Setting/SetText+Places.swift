import ScrollGeometry

// Places lie between characters: see `EditedText`.
extension SetText {
  /// The line that a place is in: of two, the one that goes on behind it.
  func line(of place: Int) -> Line {
    let lines = lines(of: paragraph(of: place))
    return lines.last { $0.characters.lowerBound <= place } ?? lines[0]
  }

  /// Where a caret stands, as high as its line; no width.
  func caret(at place: Int) -> Rect {
    let line = line(of: place)
    return Rect(
      x: line.origin.x + x(of: place, in: line), y: line.origin.y, width: 0,
      height: line.set.height)
  }

  /// From the left edge of the line.
  private func x(of place: Int, in line: Line) -> Double {
    let index = place - line.characters.lowerBound
    let edges = line.set.edges
    if edges.indices.contains(index) { return edges[index].start }
    return edges.last?.end ?? 0
  }

  /// The place that is nearest to a point.
  func place(at point: Point) -> Int {
    place(atX: point.x, in: line(atHeight: point.y))
  }

  /// The character that lies at a point, or the nearest in its line; nil in an empty one.
  func character(at point: Point) -> Int? {
    let line = line(atHeight: point.y)
    let x = point.x - line.origin.x
    let distances = line.set.edges.map { edges in
      max(min(edges.start, edges.end) - x, x - max(edges.start, edges.end), 0)
    }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else {
      return nil
    }
    return line.characters.lowerBound + index
  }

  private func line(atHeight y: Double) -> Line {
    let lines = lines(of: paragraph(atHeight: y))
    return lines.first { y < $0.bottom } ?? lines[lines.count - 1]
  }

  private func place(atX x: Double, in line: Line) -> Int {
    let x = x - line.origin.x
    var best = line.characters.lowerBound
    var least = Double.infinity
    // The end of a broken line is the beginning of the next one: behind its last character but one nobody writes.
    let isBroken = !line.set.edges.isEmpty && line.characters.upperBound < end(of: line)
    for place in line.characters.lowerBound...(line.characters.upperBound - (isBroken ? 1 : 0)) {
      let distance = (self.x(of: place, in: line) - x).magnitude
      if distance < least {
        least = distance
        best = place
      }
    }
    return best
  }

  /// Behind the last character of the line's paragraph.
  private func end(of line: Line) -> Int {
    let lines = lines(of: paragraph(of: line.characters.lowerBound))
    return lines[lines.count - 1].characters.upperBound
  }

  /// The place in the line below (1) or above (−1) that is nearest to `x`; the end or the beginning of all where there is
  /// no such line.
  func place(from place: Int, _ step: Int, x: Double) -> Int {
    let line = line(of: place)
    let y = step < 0 ? line.origin.y - 0.5 : line.bottom + 0.5
    if y < 0 { return 0 }
    if y > size.height { return paragraphs.reduce(-1) { $0 + $1.characters.count + 1 } }
    return self.place(at: Point(x: x, y: y))
  }

  /// The beginning (−1) or the end (1) of a place's line.
  func lineEnd(of place: Int, _ step: Int) -> Int {
    let line = line(of: place)
    guard step > 0 else { return line.characters.lowerBound }
    let isBroken = line.characters.upperBound < end(of: line)
    return line.characters.upperBound - (isBroken && !line.characters.isEmpty ? 1 : 0)
  }

  /// What lies over characters: one rectangle for each stretch of a line.
  func rects(of range: Range<Int>) -> [Rect] {
    guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
    var rects: [Rect] = []
    for index in paragraph(of: range.lowerBound)...paragraph(of: range.upperBound) {
      for line in lines(of: index) { append(range, in: line, to: &rects) }
    }
    return rects
  }

  private func append(_ range: Range<Int>, in line: Line, to rects: inout [Rect]) {
    let start = max(range.lowerBound, line.characters.lowerBound)
    let end = min(range.upperBound, line.characters.upperBound)
    var open: (left: Double, right: Double)?
    func close() {
      guard let stretch = open, stretch.right > stretch.left else { return }
      rects.append(
        Rect(
          x: line.origin.x + stretch.left, y: line.origin.y, width: stretch.right - stretch.left,
          height: line.set.height))
    }
    if start < end {
      for index in start..<end {
        let edges = line.set.edges[index - line.characters.lowerBound]
        let (left, right) = (min(edges.start, edges.end), max(edges.start, edges.end))
        // Neighbours meet, but for what rounding leaves between them.
        if let stretch = open, left <= stretch.right + 0.01, right >= stretch.left - 0.01 {
          open = (min(stretch.left, left), max(stretch.right, right))
        } else {
          close()
          open = (left, right)
        }
      }
      close()
    }
    // A line break that is selected is seen, too.
    if range.contains(line.characters.upperBound), line.characters.upperBound == self.end(of: line)
    {
      let x = line.origin.x + self.x(of: line.characters.upperBound, in: line)
      let width = line.set.height * Self.breakWidth
      rects.append(
        Rect(
          x: line.set.isRightToLeft ? x - width : x, y: line.origin.y, width: width,
          height: line.set.height))
    }
  }

  /// Of a selected line break, as a share of the line's height.
  private static var breakWidth: Double { 0.3 }
}

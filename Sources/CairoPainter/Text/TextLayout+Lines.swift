import PortableUIKit

extension TextLayout {
  /// Letters that are drawn as one, such as a ligature or a letter with its accent.
  private struct Cluster {
    /// UTF-8, from the beginning of the text.
    var start: Int
    /// Points, from the left edge of the line.
    var left: Double
    var right: Double
    var isRightToLeft: Bool
  }

  private struct Row {
    var start: Int
    var end: Int
    var width: Double
    var height: Double
    var isRightToLeft: Bool
    var clusters: [Cluster]
  }

  /// Its lines, with the place of each character; `paragraph` is the text.
  func lines(of paragraph: [Character]) -> [SetLine] {
    // Where each character begins: line breaks of Pango's lie among them.
    var starts: [Int] = []
    var bytes = 0
    for character in paragraph {
      starts.append(bytes)
      bytes += character.utf8.count
    }
    starts.append(bytes)
    var first = 0
    let rows = rows
    return rows.enumerated().map { index, row in
      var last = first
      let end = index == rows.count - 1 ? bytes : row.end
      while last < paragraph.count, starts[last] < end { last += 1 }
      defer { first = last }
      return line(row, characters: first..<last, starts)
    }
  }

  private func line(_ row: Row, characters: Range<Int>, _ starts: [Int]) -> SetLine {
    let clusters = row.clusters.sorted { $0.start < $1.start }
    var edges: [SetLine.Edges] = []
    var index = 0
    for character in characters {
      let (start, end) = (starts[character], starts[character + 1])
      // The cluster that the character begins in, and those that begin in it.
      while index + 1 < clusters.count, clusters[index + 1].start <= start { index += 1 }
      guard index < clusters.count else {
        let edge = edges.last?.end ?? 0
        edges.append(SetLine.Edges(start: edge, end: edge))
        continue
      }
      var cluster = clusters[index]
      let clusterEnd = index + 1 < clusters.count ? clusters[index + 1].start : row.end
      if clusterEnd > end || cluster.start < start {
        // Several characters in one: each has its share.
        cluster = share(of: cluster, clusterEnd, start, end, starts)
      }
      while index + 1 < clusters.count, clusters[index + 1].start < end {
        index += 1
        cluster.left = min(cluster.left, clusters[index].left)
        cluster.right = max(cluster.right, clusters[index].right)
      }
      edges.append(
        cluster.isRightToLeft
          ? SetLine.Edges(start: cluster.right, end: cluster.left)
          : SetLine.Edges(start: cluster.left, end: cluster.right))
    }
    return SetLine(
      characters: characters, edges: edges, width: row.width, height: row.height,
      isRightToLeft: row.isRightToLeft)
  }

  private func share(
    of cluster: Cluster, _ clusterEnd: Int, _ start: Int, _ end: Int, _ starts: [Int]
  ) -> Cluster {
    let inside = starts.filter { $0 >= cluster.start && $0 < clusterEnd }
    guard inside.count > 1, let index = inside.firstIndex(of: start) else { return cluster }
    let width = (cluster.right - cluster.left) / Double(inside.count)
    let place = cluster.isRightToLeft ? inside.count - 1 - index : index
    var part = cluster
    part.left = cluster.left + width * Double(place)
    part.right = part.left + width
    return part
  }

  private var rows: [Row] {
    let iterator = pango_layout_get_iter(pango)
    defer { pango_layout_iter_free(iterator) }
    var rows: [Row] = []
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      let start = Int(line.pointee.start_index)
      rows.append(
        Row(
          start: start, end: start + Int(line.pointee.length), width: Self.points(extents.width),
          height: Self.points(extents.height),
          isRightToLeft: line.pointee.resolved_dir == UInt32(PANGO_DIRECTION_RTL.rawValue),
          clusters: Self.clusters(of: line)))
    } while pango_layout_iter_next_line(iterator) != 0
    return rows
  }

  /// From left to right.
  private static func clusters(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [Cluster] {
    var clusters: [Cluster] = []
    var left: Int32 = 0
    var entry = line.pointee.runs
    while let current = entry {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let (item, glyphs) = (run.pointee.item!, run.pointee.glyphs!)
      let isRightToLeft = item.pointee.analysis.level & 1 == 1
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let start = Int(item.pointee.offset + glyphs.pointee.log_clusters[index])
        let right = left + glyphs.pointee.glyphs[index].geometry.width
        if let last = clusters.last, last.start == start {
          clusters[clusters.count - 1].right = points(right)
        } else {
          clusters.append(
            Cluster(
              start: start, left: points(left), right: points(right), isRightToLeft: isRightToLeft))
        }
        left = right
      }
      entry = current.pointee.next
    }
    return clusters
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}

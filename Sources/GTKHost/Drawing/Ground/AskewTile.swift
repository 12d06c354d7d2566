import DisplayList
import ScrollGeometry

/// A tile that lies askew, and how its pixels are sampled for the pixels of a frame: between four of them, as cairo does it.
///
/// Cairo's library has a quick way for what is only scaled. What is turned it samples by its general one, which takes as long
/// for a photo as the screen takes for two frames.
struct AskewTile {
  /// A length that grows evenly over the frame: its value in the middle of each pixel.
  private struct Slope {
    var start: Double
    var across: Double
    var down: Double

    /// How much it changes from a pixel to the next one, wherever that is.
    var steepness: Double { (across * across + down * down).squareRoot() }

    func value(_ x: Int, _ y: Int) -> Double { start + across * Double(x) + down * Double(y) }

    static func * (slope: Slope, factor: Double) -> Slope {
      Slope(
        start: slope.start * factor, across: slope.across * factor, down: slope.down * factor)
    }
  }

  private struct Edge {
    /// Pixels of the frame, more than none within the tile.
    var distance: Slope
    /// Nothing of the picture lies beyond: it is softened there.
    var isOuter: Bool
    /// The distance from which pixels are drawn, and from which they are covered in full.
    var first: Double
    var full: Double
  }

  private let buffer: PixelBuffer
  /// Columns and rows of the tile's pixels; their corners are whole numbers.
  private let column: Slope
  private let row: Slope
  private let edges: [Edge]

  /// - Parameters:
  ///   - source: pixels of the tile, which fill `target`.
  ///   - turn: from the coordinates of `target` to window points.
  ///   - picture: all that lies askew together, in the coordinates of `target`.
  ///   - pixelsPerPoint: of the window.
  ///
  /// Nil where nothing of it can be seen.
  init?(
    _ buffer: PixelBuffer, source: Rect, target: Rect, turn: AffineTransform, in picture: Rect,
    pixelsPerPoint: Double
  ) {
    guard turn.isFinite, let back = turn.inverse, target.width > 0, target.height > 0,
      source.width > 0,
      source.height > 0, buffer.width > 0, buffer.height > 0
    else { return nil }
    self.buffer = buffer
    let pixel = 1 / pixelsPerPoint
    // derivation: the middle of a pixel is half of one from its corner.
    let x = Slope(
      start: back.tx + (back.a + back.c) * pixel / 2, across: back.a * pixel, down: back.c * pixel)
    let y = Slope(
      start: back.ty + (back.b + back.d) * pixel / 2, across: back.b * pixel, down: back.d * pixel)
    var edges: [Edge] = []
    for (place, least, most, end, outerEnd) in [
      (x, target.minX, target.maxX, picture.minX, picture.maxX),
      (y, target.minY, target.maxY, picture.minY, picture.maxY),
    ] {
      let steepness = place.steepness
      guard steepness > 0 else { return nil }
      // derivation: closer than that nobody tells two edges apart.
      let nearness = 0.01 * steepness
      for (sign, limit, outer) in [(1.0, least, end), (-1, most, outerEnd)] {
        var distance = place * (sign / steepness)
        distance.start -= sign * limit / steepness
        let isOuter = (limit - outer).magnitude < nearness
        // Neighbours overlap by a pixel on one side, so that rounding opens no seam.
        edges.append(
          Edge(
            distance: distance, isOuter: isOuter, first: isOuter ? -0.5 : sign < 0 ? -1 : 0,
            full: isOuter ? 0.5 : sign < 0 ? -1 : 0))
      }
    }
    self.edges = edges
    let (wide, high) = (source.width / target.width, source.height / target.height)
    var (column, row) = (x * wide, y * high)
    column.start += source.minX - target.minX * wide
    row.start += source.minY - target.minY * high
    // derivation: what is so small that a pixel of the frame takes a million of its own shows nothing.
    guard max(column.steepness, row.steepness) < 1e6 else { return nil }
    (self.column, self.row) = (column, row)
  }

  /// Columns of a row of the frame that are nowhere nearer to an edge than `distance` allows.
  private func columns(
    _ y: Int, within bounds: ClosedRange<Int>, _ distance: (Edge) -> Double
  ) -> ClosedRange<Int>? {
    var (first, last) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    for edge in edges {
      let across = edge.distance.across
      let missing = distance(edge) - edge.distance.value(0, y)
      // derivation: so flat an edge is crossed nowhere in a row.
      if across.magnitude < 1e-9 {
        if missing > 0 { return nil }
      } else if across > 0 {
        first = max(first, (missing / across).rounded(.up))
      } else {
        last = min(last, (missing / across).rounded(.down))
      }
    }
    return first <= last ? Int(first)...Int(last) : nil
  }

  /// Draws what of it lies in some rows and columns of the frame.
  ///
  /// - Parameters:
  ///   - pixels: of the frame, 32 bits each, as a `PixelBuffer` has them.
  ///   - stride: pixels from a row to the next one.
  func draw(
    on pixels: UnsafeMutablePointer<UInt32>, stride: Int, columns bounds: ClosedRange<Int>,
    rows: ClosedRange<Int>
  ) {
    var spans: [(y: Int, seen: ClosedRange<Int>, full: ClosedRange<Int>?)] = []
    spans.reserveCapacity(rows.count)
    for y in rows {
      guard let seen = columns(y, within: bounds, \.first) else { continue }
      spans.append((y, seen, columns(y, within: seen, \.full)))
    }
    guard let left = spans.map(\.seen.lowerBound).min(),
      let right = spans.map(\.seen.upperBound).max()
    else { return }
    for first in Swift.stride(from: left, through: right, by: WindowTunables.askewBlock) {
      let block = first...first + WindowTunables.askewBlock - 1
      for span in spans where span.seen.overlaps(block) {
        draw(span.seen.clamped(to: block), full: span.full, span.y, pixels + span.y * stride)
      }
    }
  }

  private func draw(
    _ seen: ClosedRange<Int>, full: ClosedRange<Int>?, _ y: Int,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    guard let full, full.overlaps(seen) else { return soften(seen, y, line) }
    let covered = full.clamped(to: seen)
    if seen.lowerBound < covered.lowerBound {
      soften(seen.lowerBound...covered.lowerBound - 1, y, line)
    }
    cover(covered, y, line)
    if covered.upperBound < seen.upperBound {
      soften(covered.upperBound + 1...seen.upperBound, y, line)
    }
  }

  private func cover(_ columns: ClosedRange<Int>, _ y: Int, _ line: UnsafeMutablePointer<UInt32>) {
    let (stepX, stepY) = (Int(column.across * Fixed.unit), Int(row.across * Fixed.unit))
    var (placeX, placeY) = start(columns.lowerBound, y)
    let grid = grid
    var next = line + columns.lowerBound
    let end = line + columns.upperBound + 1
    while next < end {
      next.pointee = grid.sample(placeX, placeY)
      placeX &+= stepX
      placeY &+= stepY
      next += 1
    }
  }

  /// Pixels through which an edge of the picture goes.
  private func soften(
    _ columns: ClosedRange<Int>, _ y: Int, _ line: UnsafeMutablePointer<UInt32>
  ) {
    for x in columns {
      var share = 1.0
      for edge in edges where edge.isOuter {
        share *= min(1, max(0, edge.distance.value(x, y) + 0.5))
      }
      let (placeX, placeY) = start(x, y)
      line[x] = packed(
        between(
          spread(line[x]), spread(grid.sample(placeX, placeY)), UInt64(share * Double(Fixed.whole)))
      )
    }
  }

  /// The upper left of the four pixels around a pixel's middle, and how far it is from there.
  private func start(_ x: Int, _ y: Int) -> (Int, Int) {
    (
      Int((column.value(x, y) - 0.5) * Fixed.unit), Int((row.value(x, y) - 0.5) * Fixed.unit)
    )
  }

  private var grid: Grid {
    Grid(
      base: buffer.base, bytesPerRow: buffer.bytesPerRow, lastColumn: buffer.width - 1,
      lastRow: buffer.height - 1)
  }

  /// The tile's pixels.
  private struct Grid {
    let base: UnsafeRawPointer
    let bytesPerRow: Int
    let lastColumn: Int
    let lastRow: Int

    @inline(__always)
    func sample(_ placeX: Int, _ placeY: Int) -> UInt32 {
      var (left, top) = (placeX >> Fixed.bits, placeY >> Fixed.bits)
      var (right, bottom) = (left &+ 1, top &+ 1)
      if left < 0 || right > lastColumn || top < 0 || bottom > lastRow {
        // What lies beyond is as the last pixel before.
        (left, right) = (min(max(left, 0), lastColumn), min(max(right, 0), lastColumn))
        (top, bottom) = (min(max(top, 0), lastRow), min(max(bottom, 0), lastRow))
      }
      let upper = (base + top &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let lower = (base + bottom &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let across = UInt64(truncatingIfNeeded: placeX >> Fixed.shareShift) & Fixed.shareMask
      let down = UInt64(truncatingIfNeeded: placeY >> Fixed.shareShift) & Fixed.shareMask
      let above = between(spread(upper[left]), spread(upper[right]), across)
      let below = between(spread(lower[left]), spread(lower[right]), across)
      return packed(between(above, below, down)) | Lanes.opaque
    }
  }
}

/// Places in a tile, counted so finely that steps add up to nothing that is seen.
private enum Fixed {
  // derivation: of each place, behind the point.
  static let bits = 32
  // derivation: 2³².
  static let unit = 4_294_967_296.0
  // derivation: the highest eight of those bits are the share of the next pixel.
  static let shareShift = 24
  // derivation: eight bits.
  static let shareMask: UInt64 = 0xFF
  // derivation: of a share, 2⁸.
  static let whole: UInt64 = 256
}

// MARK: - Four colours in one number

private enum Lanes {
  // derivation: sixteen bits for each colour's eight leave room for a product.
  static let all: UInt64 = 0x00FF_00FF_00FF_00FF
  // derivation: half of a share's whole in each.
  static let halves: UInt64 = 0x0080_0080_0080_0080
  // derivation: three colours further, where the second and the fourth have room.
  static let apart = 24
  // derivation: of a share.
  static let bits = 8
  // derivation: alpha is the highest of a pixel's four bytes.
  static let opaque: UInt32 = 0xFF00_0000
}

@inline(__always)
private func spread(_ pixel: UInt32) -> UInt64 {
  let pixel = UInt64(pixel)
  return (pixel | pixel << Lanes.apart) & Lanes.all
}

@inline(__always)
private func packed(_ colors: UInt64) -> UInt32 {
  UInt32(truncatingIfNeeded: colors | colors >> Lanes.apart)
}

/// - Parameter share: of the second, as parts of `Fixed.whole`.
@inline(__always)
private func between(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
  (first &* (Fixed.whole &- share) &+ second &* share &+ Lanes.halves) >> Lanes.bits & Lanes.all
}

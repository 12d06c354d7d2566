import ScrollGeometry

/// A section of a flow layout with its lines broken. Places are counted from the section's start, points.
struct SolvedFlowSection: Sendable {
  private enum Items: Sendable {
    case grid(FlowGrid)
    case lines(FlowLines)
  }

  private var items: Items
  private let room: FlowRoom
  let headerLength: Double
  let footerLength: Double
  private let lead: Double
  private let trail: Double
  private let side: Double

  init(_ section: FlowSection, axis: LayoutAxis, across: Double) {
    let ends = axis.ends(section.insets)
    let sides = axis.sides(section.insets)
    room = FlowRoom(
      across: max(0, across - sides.leading - sides.trailing), lineSpacing: section.lineSpacing,
      itemSpacing: section.itemSpacing)
    headerLength = max(0, section.headerLength)
    footerLength = max(0, section.footerLength)
    (lead, trail, side) = (ends.leading, ends.trailing, sides.leading)
    switch section.sizes {
    case .uniform(let size, let count):
      items = .grid(FlowGrid(count: max(0, count), item: axis.extent(size), room: room))
    case .each(let sizes):
      let extents = sizes.map(axis.extent)
      if let first = extents.first, !extents.contains(where: { $0 != first }) {
        items = .grid(FlowGrid(count: extents.count, item: first, room: room))
      } else {
        items = .lines(FlowLines(sizes: FlowSizes(extents), room: room))
      }
    }
  }

  var count: Int {
    switch items {
    case .grid(let grid): grid.count
    case .lines(let lines): lines.sizes.count
    }
  }

  var lineCount: Int {
    switch items {
    case .grid(let grid): grid.lineCount
    case .lines(let lines): lines.lineCount
    }
  }

  /// Negative insets take no more than there is.
  var length: Double { max(0, headerLength + lead + linesLength + trail + footerLength) }

  private var linesLength: Double {
    switch items {
    case .grid(let grid): grid.length
    case .lines(let lines): lines.length
    }
  }

  func box(of item: Int) -> FlowBox {
    var box =
      switch items {
      case .grid(let grid): grid.box(of: item)
      case .lines(let lines): lines.box(of: item)
      }
    box.along += headerLength + lead
    box.across += side
    return box
  }

  func items(from low: Double, to high: Double) -> Range<Int> {
    let start = headerLength + lead
    return switch items {
    case .grid(let grid): grid.items(from: low - start, to: high - start)
    case .lines(let lines): lines.items(from: low - start, to: high - start)
    }
  }

  /// Takes the sizes of items that are known, in any order.
  mutating func setSizes(_ sizes: [(item: Int, size: LayoutExtent)]) {
    var lines: FlowLines
    switch items {
    case .grid(let grid):
      if sizes.allSatisfy({ $0.size == grid.item }) { return }
      lines = FlowLines(sizes: FlowSizes(count: grid.count, usual: grid.item), room: room)
    case .lines(let known): lines = known
    }
    // Held once only, or the change would copy it.
    items = .grid(FlowGrid(count: 0, item: LayoutExtent(along: 0, across: 0), room: room))
    lines.setSizes(sizes)
    if let common = lines.sizes.common {
      items = .grid(FlowGrid(count: lines.sizes.count, item: common, room: room))
    } else {
      items = .lines(lines)
    }
  }
}

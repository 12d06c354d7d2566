/// Items of one size: every question is arithmetic.
struct FlowGrid: Sendable {
  let count: Int
  let item: LayoutExtent
  /// How many a full line has.
  let columns: Int
  /// Between the items of a line, points: also of the last one, which goes on with the grid.
  let gap: Double
  /// Where a line's first item lies across, points.
  private let lead: Double
  private let lineSpacing: Double

  init(count: Int, item: LayoutExtent, room: FlowRoom) {
    self.count = count
    self.item = item
    let stride = item.across + room.itemSpacing
    let fitting = (room.across + FlowRoom.tolerance + room.itemSpacing) / stride
    // Items that take no room go into one line.
    columns =
      stride > 0 && fitting < Double(Int32.max) ? max(1, Int(max(0, fitting))) : max(1, count)
    gap = room.gap(between: columns, taking: Double(columns) * item.across)
    lead = columns == 1 ? room.middle(of: item.across) : 0
    lineSpacing = room.lineSpacing
  }

  var lineCount: Int { (count + columns - 1) / columns }
  private var stride: Double { max(0, item.along + lineSpacing) }

  /// From the start of the first line to the end of the last one, points.
  var length: Double { lineCount == 0 ? 0 : Double(lineCount - 1) * stride + item.along }

  func box(of index: Int) -> FlowBox {
    let (line, column) = index.quotientAndRemainder(dividingBy: columns)
    return FlowBox(
      along: Double(line) * stride, across: lead + Double(column) * (item.across + gap),
      extent: item)
  }

  /// Those of the lines that meet a span, points from the start of the first; a line more at either end does no harm.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, high >= 0, low <= length else { return 0..<0 }
    guard stride > 0 else { return 0..<count }
    let last = Double(lineCount - 1)
    let first = Int(max(0, min(last, (low - item.along) / stride)))
    let end = Int(max(0, min(last, high / stride))) + 1
    return first * columns..<min(count, end * columns)
  }
}

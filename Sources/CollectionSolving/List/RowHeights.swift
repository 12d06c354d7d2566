/// The heights of the rows of a section, in points: each question and each change takes O(log n).
///
/// Rows of one height are arithmetic, however many there are. Where heights differ, memory is taken for the rows around
/// those that are known to, 64 at a time.
package struct RowHeights: Sendable {
  /// Neighbours. As many as a mask has bits.
  private static let blockSize = 64

  private struct Block: Sendable {
    var heights: [Double]
    /// Bit `i`: the height of row `i` is the real one.
    var known: UInt64 = 0
  }

  package let count: Int
  /// What rows count for of which nothing is known.
  package let usual: Double
  /// Whether `usual` is what rows really have.
  private let isUsualKnown: Bool
  /// Empty while all rows have the usual height.
  private var blocks: [Block?] = []
  private var sums = Sums([])

  package init(count: Int, usual: Double, isKnown: Bool) {
    self.count = count
    self.usual = usual
    isUsualKnown = isKnown
  }

  /// Of each row.
  package init(_ heights: [Double], areKnown: Bool) {
    self.init(count: heights.count, usual: 0, isKnown: false)
    var rows = heights[...]
    while !rows.isEmpty {
      let part = Array(rows.prefix(Self.blockSize))
      blocks.append(Block(heights: part, known: areKnown ? .max : 0))
      rows = rows.dropFirst(Self.blockSize)
    }
    sums = Sums(blocks.map { $0?.heights.reduce(0, +) ?? 0 })
  }

  package var total: Double { blocks.isEmpty ? Double(count) * usual : sums.total }

  /// The sum of the heights above a row; `count` for all.
  package func top(of row: Int) -> Double {
    guard !blocks.isEmpty else { return Double(row) * usual }
    let (block, index) = row.quotientAndRemainder(dividingBy: Self.blockSize)
    guard block < blocks.count else { return sums.total }
    let above = sums.sum(before: block)
    guard let heights = blocks[block]?.heights else { return above + Double(index) * usual }
    return heights[..<index].reduce(above, +)
  }

  package subscript(row: Int) -> Double {
    guard !blocks.isEmpty, let block = blocks[row / Self.blockSize] else { return usual }
    return block.heights[row % Self.blockSize]
  }

  /// The height of the row is the real one.
  package func isKnown(_ row: Int) -> Bool {
    guard !blocks.isEmpty, let block = blocks[row / Self.blockSize] else { return isUsualKnown }
    return block.known & bit(row) != 0
  }

  /// The real height of a row.
  package mutating func set(_ height: Double, at row: Int) {
    if isUsualKnown, self[row] == height { return }
    if blocks.isEmpty { makeBlocks() }
    let index = row / Self.blockSize
    var block = blocks[index] ?? usualBlock(index)
    let old = block.heights[row % Self.blockSize]
    block.heights[row % Self.blockSize] = height
    block.known |= bit(row)
    blocks[index] = block
    if old != height { sums.set(block.heights.reduce(0, +), at: index) }
  }

  /// The row that covers a distance from the first one's top; the nearest one where none does.
  package func row(covering distance: Double) -> Int {
    guard count > 0 else { return 0 }
    guard !blocks.isEmpty else {
      guard usual > 0, distance > 0 else { return 0 }
      return Int(min(distance / usual, Double(count - 1)))
    }
    let index = sums.index(covering: distance)
    let start = index * Self.blockSize
    let last = min(start + Self.blockSize, count) - 1
    var rest = distance - sums.sum(before: index)
    for row in start..<last {
      rest -= self[row]
      if rest < 0 { return row }
    }
    return last
  }

  /// Calls `body` for each row whose height somebody has said.
  package func forEachKnown(_ body: (_ row: Int, _ height: Double) -> Void) {
    for (index, block) in blocks.enumerated() {
      guard let block, block.known != 0 else { continue }
      for (place, height) in block.heights.enumerated() where block.known & (1 << place) != 0 {
        body(index * Self.blockSize + place, height)
      }
    }
  }

  private func bit(_ row: Int) -> UInt64 { 1 << (row % Self.blockSize) }

  private func rowCount(_ block: Int) -> Int {
    min(Self.blockSize, count - block * Self.blockSize)
  }

  private func usualBlock(_ index: Int) -> Block {
    Block(
      heights: Array(repeating: usual, count: rowCount(index)), known: isUsualKnown ? .max : 0)
  }

  private mutating func makeBlocks() {
    let count = (count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: nil, count: count)
    sums = Sums((0..<count).map { Double(rowCount($0)) * usual })
  }
}

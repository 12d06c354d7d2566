import TestSupport
import Testing

@testable import CollectionSolving

@Suite struct SumsTests {
  /// As `Sums` answers, by adding up one by one.
  private struct PlainSums {
    var values: [Double]

    func sum(before index: Int) -> Double { values[..<index].reduce(0, +) }

    func index(covering distance: Double) -> Int {
      var (index, start) = (0, 0.0)
      while index < values.count - 1, start + values[index] <= distance {
        start += values[index]
        index += 1
      }
      return index
    }
  }

  @Test func answersAsAPlainArrayDoes() {
    repeatedly(300) { random, trace in
      // Up to three levels of the tree.
      let count = Int(random.number(0...[40, 300, 900][Int(random.number(0...2.99))]))
      var plain = PlainSums(values: (0..<count).map { _ in random.number(0...5).rounded(.down) })
      var sums = Sums(plain.values)
      if random.number(0...1) < 0.5 {
        plain.values = plain.values.map { _ in 3 }
        sums = Sums(count: count, usual: 3)
      }
      var said: Set<Int> = []
      for _ in 0..<20 {
        if count > 0 {
          let index = Int(random.number(0...Double(count) - 0.001))
          plain.values[index] = random.number(0...5).rounded(.down)
          sums.set(plain.values[index], at: index)
          said.insert(index)
          #expect(sums[index] == plain.values[index], "\(trace)")
        }
        let end = Int(random.number(0...Double(count)))
        #expect(sums.sum(before: end) == plain.sum(before: end), "\(trace)")
        let distance = random.number(-10...(3 * Double(count) + 20)).rounded(.down)
        #expect(sums.index(covering: distance) == plain.index(covering: distance), "\(trace)")
      }
      #expect(sums.total == plain.sum(before: count), "\(trace)")
      #expect((0..<count).map { sums[$0] } == plain.values, "\(trace)")
      #expect(Set((0..<count).filter(sums.isSaid)) == said, "\(trace)")
      var listed: [Int] = []
      sums.forEachSaid { index, length in
        listed.append(index)
        #expect(length == plain.values[index], "\(trace)")
      }
      #expect(listed == said.sorted(), "\(trace)")
      for index in -1...count {
        #expect(sums.firstSaid(from: index) == listed.first { $0 >= index }, "\(trace)")
        #expect(sums.lastSaid(through: index) == listed.last { $0 <= index }, "\(trace)")
      }
    }
  }

  /// There are only the nodes above what is said, whatever was said in between.
  @Test func whatIsSaidNoMoreTakesNoNodes() {
    repeatedly(100) { random, trace in
      let count = Int(random.number(1...900))
      var plain = PlainSums(values: Array(repeating: 3, count: count))
      var sums = Sums(count: count, usual: 3)
      var said: Set<Int> = []
      for _ in 0..<60 {
        let index = Int(random.number(0...Double(count) - 0.001))
        if random.number(0...1) < 0.5 {
          plain.values[index] = random.number(0...5).rounded(.down)
          sums.set(plain.values[index], at: index)
          said.insert(index)
        } else {
          let old = said.min { abs($0 - index) < abs($1 - index) } ?? index
          plain.values[old] = 3
          sums.unset(old)
          said.remove(old)
        }
        let inner = count > 256 ? [256, 16] : count > 16 ? [16] : []
        let nodes = inner.reduce(1) { sum, span in sum + Set(said.map { $0 / span }).count }
        #expect(sums.nodeCount == nodes || sums.nodeCount == 0 && said.isEmpty, "\(trace)")
        #expect(sums.firstSaid(from: index) == said.filter { $0 >= index }.min(), "\(trace)")
        #expect(sums.lastSaid(through: index) == said.filter { $0 <= index }.max(), "\(trace)")
      }
      #expect((0..<count).map { sums[$0] } == plain.values, "\(trace)")
      #expect(sums.total == plain.sum(before: count), "\(trace)")
    }
  }

  @Test func whatIsBeyondBothEndsAndWhatIsEmptyHasAnAnswer() {
    for var sums in [Sums(count: 1_000_000, usual: 44.5), Sums(count: 1_000_000, usual: 0)] {
      for _ in 0..<2 {
        #expect(sums.index(covering: -.infinity) == 0 && sums.index(covering: .nan) == 0)
        #expect(sums.index(covering: .infinity) == 999_999)
        sums.set(60, at: 999_999)
      }
    }
    #expect(Sums([]).total == 0 && Sums([]).index(covering: 5) == 0)
    #expect(Sums([], areSaid: true).sum(before: 0) == 0)
    #expect(Sums([1, 2], areSaid: true).isSaid(1) && !Sums([1, 2]).isSaid(1))
  }

  /// A tree of sixteen branches a node is five nodes deep for a million.
  @Test func oneOfAMillionThatIsKnownTakesFiveNodes() {
    var sums = Sums(count: 1_000_000, usual: 44.5)
    #expect(sums.nodeCount == 0 && sums.total == 44_500_000)
    sums.set(60, at: 500_000)
    #expect(sums.nodeCount == 5 && sums.total == 44_500_015.5)
    #expect(sums.sum(before: 500_001) == 22_250_060)
    #expect(sums.index(covering: 22_250_059) == 500_000)
    // A screen of neighbours shares them, and saying it again takes nothing.
    for index in 500_001..<500_020 { sums.set(60, at: index) }
    sums.set(50, at: 500_000)
    #expect(sums.nodeCount == 6)
    #expect(sums[500_000] == 50 && sums[500_020] == 44.5)
  }

  @Test func theFirstMeasuredOfAMillionItemsTouchesFewNodes() {
    var groups = GroupSteps(itemCount: 1_000_000, perGroup: 1, stride: 44)
    groups.set(50, at: 700_000)
    #expect(groups.steps?.nodeCount == 5)
    #expect(groups.start(of: 700_001) == 700_000 * 44 + 50 && groups.group(at: 7) == 0)
    var rows = RowHeights(count: 1_000_000, usual: 44, isKnown: false)
    rows.set(50, at: 700_000)
    #expect(rows.heights.nodeCount == 5 && rows.total == 44_000_006)
  }
}

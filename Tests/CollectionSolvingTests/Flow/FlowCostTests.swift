import TestSupport
import Testing

@testable import CollectionSolving

/// What it takes to measure items of a flow layout, in runs of lines that break anew and in nodes of trees.
@Suite struct FlowCostTests {
  private let room = FlowRoom(across: 320, lineSpacing: 10, itemSpacing: 10)

  private func million(across: Double) -> FlowLines {
    let usual = LayoutExtent(along: 44, across: across)
    return FlowLines(sizes: FlowSizes(count: 1_000_000, usual: usual), room: room)
  }

  /// 2,000 messages in any order, each a line for itself: twenty times a hundred neighbours.
  private func messages(_ random: inout SeededGenerator) -> [(item: Int, size: LayoutExtent)] {
    (0..<2000).shuffled(using: &random).map { number in
      let item = number / 100 * 50_000 + number % 100
      return (item, LayoutExtent(along: 60 + Double(item % 7), across: 320))
    }
  }

  @Test func oneMoreOfManyMeasuredItemsBreaksFewRuns() {
    var random = SeededGenerator(seed: 7)
    var lines = million(across: 320)
    for message in messages(&random) {
      #expect(lines.setSizes([message]) <= 6)
      // Saying it again breaks nothing.
      #expect(lines.setSizes([message]) == 0)
    }
    #expect(lines.runCount <= 2100)
    // Of neighbours sixteen share a leaf, in each of three trees.
    #expect(lines.nodeCount <= 3 * 2000 / 8)
  }

  /// An invalidation that keeps what was measured, as when an item is inserted.
  @Test func allMeasuredItemsAtOnceBreakEachRunOnce() {
    var random = SeededGenerator(seed: 8)
    let messages = messages(&random)
    var (lines, single) = (million(across: 320), million(across: 320))
    let broken = lines.setSizes(messages)
    #expect(broken == lines.runCount && broken <= 2100)
    for message in messages { single.setSizes([message]) }
    #expect(single.runCount == broken && single.nodeCount == lines.nodeCount)
    #expect(single.length == lines.length)
    for (item, _) in messages {
      #expect(single.box(of: item) == lines.box(of: item))
      #expect(single.box(of: item + 500) == lines.box(of: item + 500))
    }
  }

  /// Whatever was there in between, runs and nodes are those that the sizes make.
  @Test func whatWasMeasuredBeforeLeavesNothing() {
    repeatedly(30) { random, trace in
      var (lines, fresh) = (million(across: 50), million(across: 50))
      var sizes: [Int: LayoutExtent] = [:]
      let spread = random.number(20...2000)
      for _ in 0..<60 {
        let size = LayoutExtent(
          along: random.number(0...100), across: random.number(0...400).rounded(.down) + 0.5)
        let item = 300_000 + Int(random.number(0...spread))
        sizes[item] = size
        lines.setSizes([(item, size)])
      }
      fresh.setSizes(sizes.map { ($0.key, $0.value) })
      #expect(lines.runCount == fresh.runCount, "\(trace)")
      #expect(lines.nodeCount == fresh.nodeCount, "\(trace)")
      #expect(lines.lineCount == fresh.lineCount && lines.length == fresh.length, "\(trace)")
      for item in 299_990..<302_100 {
        #expect(lines.box(of: item) == fresh.box(of: item), "\(trace)")
      }
    }
  }
}

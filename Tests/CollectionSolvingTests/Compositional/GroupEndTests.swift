import ScrollGeometry
import TestSupport
import Testing

@testable import CollectionSolving

/// A group that is filled until it is full comes to an end.
@Suite struct GroupEndTests {
  private func count(_ lengths: [Double], spacing: Double = 0, room: Double = 375) -> Int {
    let group = ComposedGroup(
      axis: .horizontal, items: lengths.map { ComposedItem(size: .points($0, 44)) },
      spacing: .fixed(spacing), filling: .untilFull)
    return GroupRow(
      group, of: .points(room, 44), in: Size(width: room, height: 44), measured: .none, from: 0
    ).parts.count
  }

  /// Each item is there once.
  @Test func itemsThatTogetherTakeNoRoom() {
    #expect(count([0, 0]) == 2)
    #expect(count([100], spacing: -100) == 1)
    #expect(count([100, 0], spacing: -60) == 2)
    #expect(count([0, 0, 90], spacing: -40) == 3)
    #expect(count([]) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, .greatestFiniteMagnitude, 1e12])
  func aRoomWithoutAnEnd(room: Double) {
    #expect(count([100], room: room) == 1)
    #expect(count([100, 0], spacing: -60, room: room) == 2)
    let group = ComposedItem.group(.row(1, 44), [ComposedItem(size: .points(100, 44))])
    let solver = CompositionalSolver(
      axis: .vertical, container: Size(width: room, height: 667), pixelsPerPoint: 2,
      sections: [ComposedSection(group: group, count: 3)])
    #expect(solver.items(0..<3).map(\.minY) == [0, 44, 88])
  }

  @Test func aRoomThatIsTooSmallHasOneItem() {
    #expect(count([100, 50], room: 0) == 1)
    #expect(count([100, 50], room: -10) == 1)
  }

  /// What grows little by little still fills it: the pairs take 10 points each.
  @Test func itemsThatOverlapFillTheirRoom() {
    #expect(count([100, 0], spacing: -45, room: 200) == 22)
    #expect(count([0.01], room: 375) == 37_500)
  }

  @Test func everythingEnds() {
    repeatedly(500) { random, trace in
      let lengths = (0...Int(random.number(0...3))).map { _ in
        max(0, random.number(-50...100).rounded())
      }
      let spacing = random.number(-80...20).rounded()
      let room = random.number(0...400)
      let found = count(lengths, spacing: spacing, room: room)
      #expect(found >= 1, "\(trace)")
      let cycle = lengths.reduce(0, +) + spacing * Double(lengths.count)
      var (plain, used) = (1, lengths[0])
      while cycle > 0 || plain < lengths.count {
        used += spacing + lengths[plain % lengths.count]
        guard used <= room + 0.001 else { break }
        plain += 1
      }
      #expect(found == plain, "\(trace)")
    }
  }
}

import PortableUIKit
import ScrollBed
import Testing

/// `visibleItemsInvalidationHandler`: what can be seen, before it is laid out.
@MainActor
struct VisibleItemTests {
  private final class Log {
    var calls: [(offset: Double, distances: [Int: Double])] = []
  }

  private func lanes(_ log: Log) -> Lanes {
    Lanes(.groupPagingCentered) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let middle = environment.container.contentSize.width / 2
        var distances: [Int: Double] = [:]
        for item in items {
          let distance = item.frame.midX - offset.x - middle
          distances[item.indexPath.item] = Double(distance)
          let scale = max(1 - abs(distance) / 1000, 0.5)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
          item.alpha = distance == 0 ? 1 : 0.5
        }
        log.calls.append((Double(offset.x), distances))
      }
    }
  }

  /// Golden C36.
  @Test func theOneInTheMiddleIsAtNoDistance() throws {
    let log = Log()
    let lanes = lanes(log)
    for group in 0..<10 {
      let call = try #require(log.calls.last)
      #expect(call.offset == 310 * Double(group) && call.distances[group] == 0)
      if group > 0 { #expect(call.distances[group - 1] == -310) }
      if group < 9 { #expect(call.distances[group + 1] == 310) }
      lanes.flick(-120)
    }
  }

  @Test func whatItChangesIsSeen() {
    let lanes = lanes(Log())
    let middle = lanes.shelf.view.cellForItem(at: lanes.item(0))
    let next = lanes.shelf.view.cellForItem(at: lanes.item(1))
    #expect(middle?.transform == .identity && middle?.alpha == 1)
    #expect(next?.transform.a == 0.69 && next?.alpha == 0.5)
    #expect(next?.center == CGPoint(x: 497.5, y: 100) && next?.bounds.width == 300)
    lanes.flick(-120)
    #expect(next?.transform == .identity && next?.alpha == 1)
  }

  /// Once a frame, and not while nothing moves.
  @Test func itIsCalledOncePerPass() {
    let log = Log()
    let lanes = lanes(log)
    #expect(log.calls.count == 1)
    lanes.bed.frame()
    #expect(log.calls.count == 1)
    lanes.bed.touch(1, .down, 300, 150)
    var moves = 0
    for step in 1...12 {
      lanes.bed.wait(1.0 / 60)
      let before = lanes.way
      lanes.bed.touch(1, .move, 300 - Double(step) * 5, 150)
      lanes.bed.frame()
      if lanes.way != before { moves += 1 }
    }
    #expect(log.calls.count == 1 + moves && moves > 5)
    lanes.bed.touch(1, .up, 240, 150)
    lanes.bed.settle()
  }

  @Test func aHiddenItemHasNoCell() {
    let lanes = Lanes(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items where item.indexPath.item == 1 { item.isHidden = true }
      }
    }
    #expect(lanes.shelf.view.cellForItem(at: lanes.item(0)) != nil)
    #expect(lanes.shelf.view.cellForItem(at: lanes.item(1)) == nil)
  }

  /// A section that scrolls with the collection view hears of that.
  @Test func aSectionThatScrollsWithAll() {
    var offsets: [Double] = []
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .points(375, 100), subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(Double(offset.y))
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.25 : 1 }
    }
    let shelf = Shelf([20], layout: UICollectionViewCompositionalLayout(section: section))
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    bed.frame()
    shelf.view.contentOffset.y = 50
    bed.frame()
    #expect(offsets == [0, 50])
    #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.25)
    #expect(shelf.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
  }
}

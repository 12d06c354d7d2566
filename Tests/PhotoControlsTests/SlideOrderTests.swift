import Testing

@testable import PhotoControls

@Suite struct SlideOrderTests {
  private func round(_ order: SlideOrder, from page: Int, _ count: Int) -> [Int] {
    (1..<count).reduce(into: [page]) { pages, _ in pages.append(order.next(after: pages.last!)) }
  }

  @Test func everyPhotoComesOnceBeforeOneComesAgain() {
    for seed in UInt64(0)..<20 {
      let order = SlideOrder(12, shuffledBy: seed)
      let pages = round(order, from: 3, 12)
      #expect(Set(pages).count == 12 && order.next(after: pages.last!) == 3)
      #expect(order == SlideOrder(12, shuffledBy: seed))
    }
    let orders = (UInt64(0)..<20).map { round(SlideOrder(12, shuffledBy: $0), from: 0, 12) }
    #expect(Set(orders).count == 20)
  }

  @Test func someFollowEachOtherBothWays() {
    let order = SlideOrder(9, pages: [2, 5, 7])
    #expect(round(order, from: 2, 4) == [2, 5, 7, 2])
    #expect([2, 5, 7].map(order.previous) == [7, 2, 5])
    #expect(order.next(after: 3) == 2)
    for seed in UInt64(0)..<20 {
      let order = SlideOrder(9, pages: [2, 5, 7], shuffledBy: seed)
      #expect(Set(round(order, from: 5, 3)) == [2, 5, 7])
      #expect([2, 5, 7].allSatisfy { order.previous(before: order.next(after: $0)) == $0 })
    }
    #expect(SlideOrder(4).previous(before: 0) == 3)
  }

  @Test func otherwiseTheyComeAsTheyAre() {
    #expect(round(SlideOrder(4), from: 2, 5) == [2, 3, 0, 1, 2])
    #expect(SlideOrder(1, shuffledBy: 7).next(after: 0) == 0)
  }
}

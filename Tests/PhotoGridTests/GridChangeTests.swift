import PortableUIKit
import Testing

@testable import PhotoGrid

@MainActor
struct GridChangeTests {
  private func change(_ old: [Int], _ new: [Int]) -> (
    deleted: [Int], inserted: [Int], moved: [[Int]]
  ) {
    let change = GridChange(from: old.count, to: new.count) { new.firstIndex(of: old[$0]) }
    return (
      change.deleted.map(\.item), change.inserted.map(\.item),
      change.moved.map { [$0.from.item, $0.to.item] }
    )
  }

  @Test func whatStaysInOrderDoesNotMove() {
    let (deleted, inserted, moved) = change([1, 2, 3, 4, 5], [0, 2, 5, 6])
    #expect(deleted == [0, 2, 3])
    #expect(inserted == [0, 3])
    #expect(moved.isEmpty)
  }

  @Test func anotherOrderMovesAll() {
    let (deleted, inserted, moved) = change([1, 2, 3], [3, 9, 1])
    #expect(deleted == [1])
    #expect(inserted == [1])
    #expect(moved == [[0, 2], [2, 0]])
  }

  @Test func nothingIsNoChange() {
    #expect(GridChange(from: 3, to: 3) { $0 }.isNone)
    // Two that have become one.
    let change = GridChange(from: 2, to: 1) { _ in 0 }
    #expect(change.deleted.map(\.item) == [1])
  }
}

import PortableUIKit
import Testing

/// Updates that cannot be, in the words of UIKit's exceptions.
@MainActor
struct UpdateErrorTests {
  private func complaint(
    _ counts: [Int], to newCounts: [Int], isLaidOut: Bool = true, changesFirst: Bool = false,
    _ update: @escaping (UICollectionView) -> Void
  ) -> String? {
    let shelf = Shelf(counts, layout: LoggedLayout())
    var complaints: [String] = []
    shelf.view.inconsistencyHandler = { complaints.append($0) }
    if isLaidOut { shelf.view.layoutIfNeeded() }
    if changesFirst { shelf.counts = newCounts }
    shelf.view.performBatchUpdates {
      shelf.counts = newCounts
      update(shelf.view)
    }
    shelf.view.layoutIfNeeded()
    // Where somebody wants to know, all is loaded anew.
    #expect(shelf.view.numberOfSections == newCounts.count)
    return complaints.first
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Golden C41.
  @Test func theNumbersOfItemsMustAddUp() {
    #expect(
      complaint([3], to: [3]) { $0.insertItems(at: [path(0)]) }
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (3) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(
      complaint([3], to: [3, 1]) { _ in }?.hasPrefix("Invalid update: invalid number of sections.")
        == true)
  }

  /// Golden C42.
  @Test func theModelChangesInsideOfTheBlock() {
    for isLaidOut in [false, true] {
      // The view that was never laid out reads the numbers when the update begins.
      let text = complaint([0], to: [1], isLaidOut: isLaidOut, changesFirst: !isLaidOut) {
        $0.insertItems(at: [path(0)])
      }
      #expect((text == nil) == isLaidOut)
      guard let text else { continue }
      // Read before the block, and again after it.
      #expect(text.contains("after the update (1)") && text.contains("before the update (1)"))
      #expect(text.contains("(1 inserted, 0 deleted)"))
    }
  }

  @Test func contradictionsAndWrongPlacesAreNamed() {
    let cases: [([Int], String, (UICollectionView) -> Void)] = [
      (
        [2], "attempt to delete and reload the same index path",
        { view in
          view.deleteItems(at: [path(1)])
          view.reloadItems(at: [path(1)])
        }
      ),
      (
        [3], "attempt to perform an insert and a move to the same index path",
        { view in
          view.insertItems(at: [path(1)])
          view.moveItem(at: path(0), to: path(1))
        }
      ),
      (
        [2], "attempt to perform a delete and a move from the same index path",
        { view in
          view.deleteItems(at: [path(1)])
          view.moveItem(at: path(1), to: path(0))
        }
      ),
      (
        [2],
        "attempt to delete item 7 from section 0 which only contains 3 items before the update",
        { $0.deleteItems(at: [path(7)]) }
      ),
      (
        [4],
        "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after the update",
        { $0.insertItems(at: [path(4)]) }
      ),
    ]
    for (counts, text, update) in cases {
      #expect(complaint([3], to: counts, update) == text)
    }
  }
}

import CollectionSolving
import TestSupport
import Testing

/// What becomes of items in an update, and which updates are refused.
@Suite struct CollectionUpdateTests {
  private func result(_ old: [String], _ changes: [CollectionChange], count: Int) throws -> [String]
  {
    let update = try CollectionUpdate(from: [old.count], to: [count], changes: changes)
    return (0..<count).map { item in
      update.oldPlace(of: ItemPlace(0, item)).map { old[$0.item] } ?? "new"
    }
  }

  /// Golden C38.
  @Test func deletionsComeFirstWhateverTheOrder() throws {
    let old = ["A", "B", "C", "D"]
    let changes: [CollectionChange] = [.insertItem(ItemPlace(0, 1)), .deleteItem(ItemPlace(0, 1))]
    #expect(try result(old, changes, count: 4) == ["A", "new", "C", "D"])
    #expect(try result(old, changes.reversed(), count: 4) == ["A", "new", "C", "D"])
  }

  /// Golden C39.
  @Test func aMoveNamesWhereItWasAndWhereItIs() throws {
    let changes: [CollectionChange] = [
      .deleteItem(ItemPlace(0, 0)), .moveItem(ItemPlace(0, 3), to: ItemPlace(0, 1)),
    ]
    #expect(try result(["A", "B", "C", "D"], changes, count: 3) == ["B", "D", "C"])
  }

  /// Golden C40.
  @Test func aReloadedItemIsNamedByWhereItWas() throws {
    let changes: [CollectionChange] = [.deleteItem(ItemPlace(0, 0)), .reloadItem(ItemPlace(0, 2))]
    let update = try CollectionUpdate(from: [3], to: [2], changes: changes)
    #expect(update.newPlace(of: ItemPlace(0, 2)) == ItemPlace(0, 1))
    #expect(update.isReloaded(ItemPlace(0, 2)) && !update.isReloaded(ItemPlace(0, 1)))
    #expect(update.newPlace(of: ItemPlace(0, 0)) == nil)
  }

  /// Golden C41.
  @Test func countsMustAddUp() {
    #expect(
      error([3], [3], [.insertItem(ItemPlace(0, 0))])
        == "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (3) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
    #expect(
      error([3], [3, 1], [])?.hasPrefix("Invalid update: invalid number of sections.") == true)
    #expect(error([1], [1], [.insertItem(ItemPlace(0, 0))])?.contains("(1 inserted") == true)
  }

  @Test func contradictionsAreRefused() {
    let (a, b, c) = (ItemPlace(0, 0), ItemPlace(0, 1), ItemPlace(0, 2))
    let cases: [([CollectionChange], Int, String)] = [
      (
        [.deleteItem(a), .moveItem(a, to: b)], 3,
        "attempt to perform a delete and a move from the same index path"
      ),
      (
        [.insertItem(b), .moveItem(a, to: b)], 4,
        "attempt to perform an insert and a move to the same index path"
      ),
      (
        [.moveItem(a, to: b), .moveItem(c, to: b)], 3,
        "attempt to perform two moves to the same index path"
      ),
      (
        [.moveItem(a, to: b), .moveItem(a, to: c)], 3,
        "attempt to perform two moves from the same index path"
      ),
      ([.deleteItem(a), .reloadItem(a)], 2, "attempt to delete and reload the same index path"),
      (
        [.reloadItem(a), .moveItem(a, to: b)], 3, "attempt to reload and move the same index path"
      ),
      (
        [.deleteItem(ItemPlace(0, 3))], 2,
        "attempt to delete item 3 from section 0 which only contains 3 items before the update"
      ),
      (
        [.insertItem(ItemPlace(0, 4))], 4,
        "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after the update"
      ),
    ]
    for (changes, count, text) in cases {
      #expect(error([3], [count], changes) == text)
      #expect(error([3], [count], changes.reversed()) == text)
    }
    #expect(error([1], [0], [.deleteSection(4)])?.hasPrefix("attempt to delete section 4") == true)
    #expect(
      error([1], [1, 1], [.insertSection(2)])?.hasPrefix("attempt to insert section 2") == true)
  }

  private func error(_ old: [Int], _ new: [Int], _ changes: [CollectionChange]) -> String? {
    do {
      _ = try CollectionUpdate(from: old, to: new, changes: changes)
      return nil
    } catch {
      return error.text
    }
  }

  @Test func whatIsSaidOfASectionThatGoesMeansNothing() throws {
    let update = try CollectionUpdate(
      from: [2, 3], to: [4],
      changes: [
        .deleteSection(0), .deleteItem(ItemPlace(0, 1)), .reloadItem(ItemPlace(0, 0)),
        .moveItem(ItemPlace(0, 0), to: ItemPlace(0, 0)),
      ])
    #expect(update.oldPlace(of: ItemPlace(0, 0)) == nil)
    #expect(update.oldPlace(of: ItemPlace(0, 1)) == ItemPlace(1, 0))
    #expect(update.newPlace(of: ItemPlace(0, 0)) == nil)
  }
}

import TestSupport
import Testing

@testable import CollectionSolving

/// Items below items.
@Suite struct ItemTreeTests {
  private func tree() throws -> ItemTree<String> {
    var tree = ItemTree<String>()
    try tree.append(["a", "b"], to: nil)
    try tree.append(["a1", "a2"], to: "a")
    try tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test func whatIsBelowClosedItemsIsNotSeen() throws {
    var tree = try tree()
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"] && tree.visibleItems == ["a", "b"])
    tree.setExpanded(true, ["a1"])
    #expect(tree.visibleItems == ["a", "b"] && !tree.isVisible("a1x"))
    tree.setExpanded(true, ["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"] && tree.isVisible("a1x"))
    #expect(tree.items.map { tree.level(of: $0) } == [0, 1, 2, 1, 0])
    tree.setExpanded(false, ["a"])
    #expect(tree.visibleItems == ["a", "b"])
  }

  @Test func itemsComeBesideOthersAtTheirLevel() throws {
    var tree = try tree()
    try tree.insert(["n", "m"], .before, "a2")
    try tree.insert(["z"], .after, "a")
    #expect(tree.items == ["a", "a1", "a1x", "n", "m", "a2", "z", "b"])
    #expect(tree.parent(of: "n") == "a" && tree.parent(of: "z") == nil)
  }

  @Test func whatIsBelowGoesAlong() throws {
    var tree = try tree()
    tree.delete(["a1", "gone"])
    #expect(tree.items == ["a", "a2", "b"] && !tree.contains("a1x"))
    tree.delete(["a"])
    #expect(tree.items == ["b"])
  }

  @Test func whatCannotBeIsRefused() throws {
    var tree = try tree()
    #expect(throws: SnapshotError.repeatedItem) { try tree.append(["a1"], to: "b") }
    #expect(throws: SnapshotError.repeatedItem) { try tree.append(["c", "c"], to: nil) }
    #expect(throws: SnapshotError.noSuchItem) { try tree.append(["c"], to: "gone") }
    #expect(throws: SnapshotError.noSuchItem) { try tree.insert(["c"], .after, "gone") }
    #expect(tree.items.count == 5)
  }

  @Test func aPartCanBeTakenAndPutElsewhere() throws {
    var tree = try tree()
    tree.setExpanded(true, ["a1"])
    let part = tree.part(below: "a", includesParent: false)
    #expect(part.items == ["a1", "a1x", "a2"] && part.isExpanded("a1"))
    #expect(tree.part(below: "a1", includesParent: true).items == ["a1", "a1x"])
    tree.delete(["a1", "a2"])
    try tree.insert(part, .before, "b")
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"] && tree.level(of: "a1x") == 1)
  }
}

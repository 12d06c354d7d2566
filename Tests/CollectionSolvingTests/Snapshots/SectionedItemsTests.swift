import CollectionSolving
import TestSupport
import Testing

/// Sections of items, and the way from some to others.
@Suite struct SectionedItemsTests {
  private func made(_ sections: [(String, [Int])]) throws -> SectionedItems<String, Int> {
    var made = SectionedItems<String, Int>()
    try made.append(sections: sections.map { $0.0 })
    for (section, items) in sections { try made.append(items, to: section) }
    return made
  }

  private func lists(_ items: SectionedItems<String, Int>) -> [[Int]] {
    items.sections.map { items.items(in: $0) ?? [] }
  }

  @Test func itemsGoToTheLastSectionOrTheNamedOne() throws {
    var items = try made([("a", [1, 2]), ("b", [3])])
    try items.append([4], to: nil)
    try items.append([5], to: "a")
    #expect(lists(items) == [[1, 2, 5], [3, 4]] && items.items == [1, 2, 5, 3, 4])
    #expect(items.index(of: 3) == 3 && items.index(of: 9) == nil)
    #expect(items.section(of: 5) == "a" && items.counts == [3, 2] && items.itemCount == 5)
  }

  @Test func itemsAreInsertedBesideOthersAndMoveWhenTheyAreThere() throws {
    var items = try made([("a", [1, 2, 3]), ("b", [4, 5])])
    try items.insert([6, 7], .before, 2)
    try items.insert([8], .after, 5)
    #expect(lists(items) == [[1, 6, 7, 2, 3], [4, 5, 8]])
    try items.move(4, .after, 6)
    try items.append([1], to: "b")
    #expect(lists(items) == [[6, 4, 7, 2, 3], [5, 8, 1]])
    items.delete([7, 8, 99])
    #expect(lists(items) == [[6, 4, 2, 3], [5, 1]])
    items.deleteAllItems()
    #expect(lists(items) == [[], []] && items.itemCount == 0)
  }

  @Test func sectionsAreInsertedMovedAndDeletedWithTheirItems() throws {
    var items = try made([("a", [1]), ("b", [2]), ("c", [3])])
    try items.insert(sections: ["d", "e"], .before, "b")
    try items.move(section: "c", .before, "a")
    try items.move(section: "a", .after, "e")
    #expect(items.sections == ["c", "d", "e", "a", "b"])
    #expect(lists(items) == [[3], [], [], [1], [2]])
    items.delete(sections: ["c", "x", "a"])
    #expect(items.sections == ["d", "e", "b"] && items.items == [2] && !items.contains(3))
  }

  @Test func whatIsImpossibleIsNamed() throws {
    var items = SectionedItems<String, Int>()
    #expect(throws: SnapshotError.noSections) { try items.append([1], to: nil) }
    items = try made([("a", [1])])
    #expect(throws: SnapshotError.noSuchSection) { try items.append([2], to: "x") }
    #expect(throws: SnapshotError.repeatedItem) { try items.append([2, 2], to: "a") }
    #expect(throws: SnapshotError.repeatedSection) { try items.append(sections: ["q", "q"]) }
    #expect(throws: SnapshotError.noSuchItem) { try items.insert([2], .before, 9) }
    #expect(throws: SnapshotError.noSuchItem) { try items.move(9, .before, 1) }
    #expect(throws: SnapshotError.movedToItself) { try items.move(1, .before, 1) }
    #expect(throws: SnapshotError.noSuchSection) { try items.move(section: "x", .after, "a") }
    #expect(lists(items) == [[1]])
    #expect(
      SnapshotError.noSections.text
        == "There are currently no sections in the data source. Please add a section first.")
  }

  @Test func fewItemsMove() throws {
    let (old, new) = (try made([("a", Array(0..<6))]), try made([("a", [5, 0, 1, 2, 3, 4])]))
    #expect(old.changes(to: new) == [.moveItem(ItemPlace(0, 5), to: ItemPlace(0, 0))])
    #expect(old.changes(to: old) == [])
    #expect(old.changes(to: old, reloading: [3]) == [.reloadItem(ItemPlace(0, 3))])
    #expect(
      old.changes(to: new, reloading: [5])
        == [.deleteItem(ItemPlace(0, 5)), .insertItem(ItemPlace(0, 0))])
  }

  @Test func changesLeadFromTheOldToTheNew() throws {
    try repeatedly(2000) { random, trace in
      func whole(_ most: Int) -> Int { Int(random.number(0...Double(most) + 0.999)) }
      func some() throws -> SectionedItems<String, Int> {
        var items = SectionedItems<String, Int>()
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(whole(5))
        try items.append(sections: Array(names))
        guard !names.isEmpty else { return items }
        for item in Array(0..<20).shuffled(using: &random).prefix(whole(20)) {
          try items.append([item], to: names[whole(names.count - 1)])
        }
        return items
      }
      let (old, new) = (try some(), try some())
      let reloaded = Set((0..<3).map { _ in whole(19) })
      let reloadedSections: Set<String> = random.number(0...1) < 0.3 ? ["a"] : []
      let update = try CollectionUpdate(
        from: old.counts, to: new.counts,
        changes: old.changes(to: new, reloading: reloaded, reloadingSections: reloadedSections))
      let kept = Set(old.sections).intersection(new.sections).subtracting(reloadedSections)
      for (section, name) in new.sections.enumerated() {
        for (index, item) in (new.items(in: name) ?? []).enumerated() {
          let place = ItemPlace(section, index)
          let owner = old.section(of: item)
          let isFollowed =
            owner.map { kept.contains($0) } ?? false
            && (kept.contains(name) || !old.contains(section: name))
          guard isFollowed, let owner else {
            #expect(update.oldPlace(of: place) == nil, "\(trace)")
            continue
          }
          let was = ItemPlace(
            try #require(old.sections.firstIndex(of: owner)),
            try #require(old.items(in: owner)?.firstIndex(of: item)))
          if update.oldPlace(of: place) == nil {
            #expect(reloaded.contains(item), "\(trace)")
          } else {
            #expect(update.oldPlace(of: place) == was, "\(trace)")
          }
        }
      }
    }
  }
}

import CollectionSolving

/// Changes of arrays that are known by their lengths only, made without looking whether they are possible, and what is
/// wrong with them: all of it, by sets and loops.
package struct PlainChanges {
  package private(set) var old: [Int] = []
  package private(set) var new: [Int] = []
  package private(set) var changes: [CollectionChange] = []

  /// The lengths afterwards are mostly those to which the changes lead.
  package static func random(_ random: inout SeededGenerator) -> PlainChanges {
    var plain = PlainChanges()
    func whole(_ most: Int) -> Int { Int(random.number(0...Double(most) + 0.999)) }
    for _ in 0..<whole(3) { plain.old.append(whole(4)) }
    // Now and then one beyond the last, or in front of the first.
    func section() -> Int { whole(20) == 0 ? plain.old.count : whole(max(0, plain.old.count - 1)) }
    func place() -> ItemPlace { ItemPlace(section(), whole(40) == 0 ? -1 : whole(4)) }
    for _ in 0..<whole(4) {
      let change: CollectionChange =
        switch whole(11) {
        case 0: .deleteSection(section())
        case 1: .insertSection(section())
        case 2: .reloadSection(section())
        case 3: .moveSection(section(), to: section())
        case 4, 5: .deleteItem(place())
        case 6, 7: .insertItem(place())
        case 8: .reloadItem(place())
        default: .moveItem(place(), to: place())
        }
      plain.changes.append(change)
    }
    plain.new = plain.lengthsAfter ?? plain.old
    guard whole(5) == 0 else { return plain }
    switch whole(2) {
    case 0: plain.new.append(whole(3))
    case 1: if !plain.new.isEmpty { plain.new.removeLast() }
    default: if !plain.new.isEmpty { plain.new[whole(plain.new.count - 1)] += 1 }
    }
    return plain
  }

  // MARK: What is wrong

  /// All that is wrong with sections; when nothing is, with items.
  package var mistakes: Set<CollectionUpdateError> {
    let sections = sectionMistakes
    return sections.isEmpty ? itemMistakes : sections
  }

  private struct Sorted<Place: Hashable> {
    var deleted: [Place] = []
    var inserted: [Place] = []
    var reloaded: [Place] = []
    var moves: [(from: Place, to: Place)] = []

    var contradictions: Set<CollectionUpdateError> {
      var found: Set<CollectionUpdateError> = []
      let sources = Set(moves.map(\.from))
      let targets = Set(moves.map(\.to))
      if sources.count < moves.count { found.insert(.movedTwice) }
      if targets.count < moves.count { found.insert(.movedToOnePlace) }
      if !sources.isDisjoint(with: deleted) { found.insert(.deletedAndMoved) }
      if !targets.isDisjoint(with: inserted) { found.insert(.insertedAndMovedTo) }
      if !Set(deleted).isDisjoint(with: reloaded) { found.insert(.deletedAndReloaded) }
      if !sources.isDisjoint(with: reloaded) { found.insert(.reloadedAndMoved) }
      return found
    }
  }

  private var sections: Sorted<Int> {
    var sorted = Sorted<Int>()
    for change in changes {
      switch change {
      case .deleteSection(let section): sorted.deleted.append(section)
      case .insertSection(let section): sorted.inserted.append(section)
      case .reloadSection(let section): sorted.reloaded.append(section)
      case .moveSection(let from, let to): sorted.moves.append((from, to))
      case .deleteItem, .insertItem, .reloadItem, .moveItem: break
      }
    }
    return sorted
  }

  /// Without what is said of items in sections that go.
  private var items: Sorted<ItemPlace> {
    let gone = Set(sections.deleted)
    var sorted = Sorted<ItemPlace>()
    for change in changes {
      switch change {
      case .deleteItem(let place): if !gone.contains(place.section) { sorted.deleted.append(place) }
      case .insertItem(let place): sorted.inserted.append(place)
      case .reloadItem(let place):
        if !gone.contains(place.section) { sorted.reloaded.append(place) }
      case .moveItem(let from, let to):
        if gone.contains(from.section) {
          sorted.inserted.append(to)
        } else {
          sorted.moves.append((from, to))
        }
      case .deleteSection, .insertSection, .reloadSection, .moveSection: break
      }
    }
    return sorted
  }

  private var sectionMistakes: Set<CollectionUpdateError> {
    let sections = sections
    var found = sections.contradictions
    for section in sections.deleted + sections.reloaded + sections.moves.map(\.from)
    where section >= old.count {
      found.insert(.noSuchSection(section, count: old.count, isAfter: false))
    }
    for section in sections.inserted + sections.moves.map(\.to) where section >= new.count {
      found.insert(.noSuchSection(section, count: new.count, isAfter: true))
    }
    let (inserted, deleted) = (Set(sections.inserted).count, Set(sections.deleted).count)
    if new.count != old.count + inserted - deleted {
      found.insert(
        .sectionCount(before: old.count, after: new.count, inserted: inserted, deleted: deleted))
    }
    return found
  }

  /// Old sections by where they are afterwards; nil for those that came. Nil when that cannot be said.
  private var origins: [Int?]? {
    let sections = sections
    guard sections.contradictions.isEmpty else { return nil }
    let leaving = Set(sections.deleted + sections.moves.map(\.from))
    var result: [Int?] = old.indices.filter { !leaving.contains($0) }
    var coming: [(to: Int, from: Int?)] = sections.moves.map { ($0.to, $0.from) }
    coming += Set(sections.inserted).map { ($0, nil) }
    for arrival in coming.sorted(by: { $0.to < $1.to }) {
      guard arrival.to <= result.count else { return nil }
      result.insert(arrival.from, at: arrival.to)
    }
    return result
  }

  private struct Flow {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
    var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  private func flow(from section: Int, to newSection: Int) -> Flow {
    let items = items
    return Flow(
      inserted: Set(items.inserted).count { $0.section == newSection },
      deleted: Set(items.deleted).count { $0.section == section },
      movedIn: items.moves.count { $0.to.section == newSection },
      movedOut: items.moves.count { $0.from.section == section })
  }

  private var itemMistakes: Set<CollectionUpdateError> {
    let items = items
    var found = items.contradictions
    func check(_ places: [ItemPlace], _ counts: [Int], isAfter: Bool) {
      for place in places {
        let count = place.section < counts.count ? counts[place.section] : 0
        guard !(0..<count).contains(place.item) else { continue }
        found.insert(.noSuchItem(place, count: count, isAfter: isAfter))
      }
    }
    check(items.deleted + items.reloaded + items.moves.map(\.from), old, isAfter: false)
    check(items.inserted + items.moves.map(\.to), new, isAfter: true)
    let reloaded = Set(sections.reloaded)
    for (index, origin) in (origins ?? []).enumerated() {
      guard let origin, !reloaded.contains(origin) else { continue }
      let flow = flow(from: origin, to: index)
      guard new[index] != old[origin] + flow.sum else { continue }
      found.insert(
        .itemCount(
          section: origin, before: old[origin], after: new[index], inserted: flow.inserted,
          deleted: flow.deleted, movedIn: flow.movedIn, movedOut: flow.movedOut))
    }
    return found
  }

  /// Nil when the changes lead nowhere.
  private var lengthsAfter: [Int]? {
    origins?.enumerated().map { index, origin in
      guard let origin else { return 3 }
      return max(
        0, old.indices.contains(origin) ? old[origin] + flow(from: origin, to: index).sum : 0)
    }
  }
}

import CollectionSolving

/// An update of arrays of names, word by word: taken out from the last to the first, put in from the first to the last.
package struct PlainUpdate {
  package private(set) var old: [[Int]] = []
  package private(set) var new: [[Int]] = []
  package private(set) var changes: [CollectionChange] = []
  /// The next new name.
  package private(set) var nextName = 0

  /// A random one of `old`, or of random arrays; new names are `firstName` and higher.
  package static func random(
    _ random: inout SeededGenerator, of old: [[Int]]? = nil, firstName: Int = 0
  ) -> PlainUpdate {
    var update = PlainUpdate()
    update.nextName = firstName
    if let old { update.old = old } else { update.begin(&random) }
    update.fill(&random)
    return update
  }

  /// Where an item was; nil for one that was not.
  package func place(of name: Int) -> ItemPlace? {
    for (section, items) in old.enumerated() {
      if let item = items.firstIndex(of: name) { return ItemPlace(section, item) }
    }
    return nil
  }

  private mutating func begin(_ random: inout SeededGenerator) {
    for _ in 0..<Self.whole(4, &random) { old.append(names(Self.whole(7, &random))) }
  }

  private static func whole(_ most: Int, _ random: inout SeededGenerator) -> Int {
    Int(random.number(0...Double(most) + 0.999))
  }

  private mutating func fill(_ random: inout SeededGenerator) {
    func whole(_ most: Int) -> Int { Self.whole(most, &random) }
    func isLikely(_ share: Double) -> Bool { random.number(0...1) < share }

    // Items go, or are on their way to somewhere else.
    var left: [[Int]?] = old
    var travellers: [(name: Int, from: ItemPlace)] = []
    var goneSections: [Int] = []
    var movedSections: [(from: Int, items: [Int])] = []
    for section in old.indices {
      if isLikely(0.15) {
        changes.append(.deleteSection(section))
        goneSections.append(section)
        left[section] = nil
        continue
      }
      var rest: [Int] = []
      for (item, name) in old[section].enumerated() {
        let place = ItemPlace(section, item)
        if isLikely(0.15) {
          changes.append(.deleteItem(place))
        } else if isLikely(0.15) {
          travellers.append((name, place))
        } else {
          rest.append(name)
          if isLikely(0.1) { changes.append(.reloadItem(place)) }
        }
      }
      left[section] = rest
      if isLikely(0.15) {
        movedSections.append((section, rest))
        left[section] = nil
      }
    }

    // Sections come in between, in ascending order.
    new = left.compactMap { $0 }
    let comingCount = whole(1)
    var coming: [(from: Int?, items: [Int])] = movedSections.map { ($0.from, $0.items) }
    for _ in 0..<comingCount { coming.append((nil, names(whole(3)))) }
    var inserted: Set<Int> = []
    for (index, arrival) in places(coming.count, among: new.count + coming.count, &random) {
      let arrival = coming[arrival]
      new.insert(arrival.items, at: index)
      if let from = arrival.from {
        changes.append(.moveSection(from, to: index))
      } else {
        changes.append(.insertSection(index))
        inserted.insert(index)
      }
    }

    // Items come in between, too.
    var waiting = travellers.map { (name: $0.name, from: Optional($0.from)) }
    let targets = new.indices.filter { !inserted.contains($0) }
    guard !targets.isEmpty else {
      for traveller in travellers { changes.append(.deleteItem(traveller.from)) }
      return shuffle(&random)
    }
    for _ in 0..<whole(4) { waiting.append((names(1)[0], nil)) }
    var arrivals: [Int: [(name: Int, from: ItemPlace?)]] = [:]
    for item in waiting { arrivals[targets[whole(targets.count - 1)], default: []].append(item) }
    for section in targets {
      let coming = arrivals[section] ?? []
      for (index, arrival) in places(
        coming.count, among: new[section].count + coming.count, &random)
      {
        let place = ItemPlace(section, index)
        new[section].insert(coming[arrival].name, at: index)
        changes.append(
          coming[arrival].from.map { .moveItem($0, to: place) } ?? .insertItem(place))
      }
    }
    shuffle(&random)
  }

  private mutating func names(_ count: Int) -> [Int] {
    nextName += count
    return Array(nextName - count..<nextName)
  }

  private mutating func shuffle(_ random: inout SeededGenerator) { changes.shuffle(using: &random) }

  /// Different indices, ascending, each with one of `count` in any order.
  private func places(
    _ count: Int, among total: Int, _ random: inout SeededGenerator
  ) -> [(index: Int, arrival: Int)] {
    let indices = Array(0..<total).shuffled(using: &random).prefix(count).sorted()
    return Array(zip(indices, Array(0..<count).shuffled(using: &random)))
  }
}

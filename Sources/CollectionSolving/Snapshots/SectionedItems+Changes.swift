extension SectionedItems {
  /// The steps from these to `new`, with as few moves as there can be within each section. O(n log n) of all items.
  ///
  /// What is reloaded, of what is there before and afterwards, is fetched again; items that leave a section that goes
  /// are fetched again, too.
  public func changes(
    to new: SectionedItems, reloading reloadedItems: Set<Item> = [],
    reloadingSections reloadedSections: Set<Section> = []
  ) -> [CollectionChange] {
    var changes = sectionChanges(to: new, reloadedSections)
    let oldIndices = Self.indices(of: sections)
    // Sections whose items are followed one by one.
    let kept = Set(
      new.sections.filter { oldIndices[$0] != nil && !reloadedSections.contains($0) })
    let oldPlaces = places(in: kept)
    var stayed: Set<Item> = []
    for (newSection, identifier) in new.sections.enumerated() {
      let isKept = kept.contains(identifier)
      // One that comes brings its items along.
      let bringsItems = oldIndices[identifier] == nil
      guard isKept || bringsItems, let items = new.items(in: identifier) else { continue }
      let stationary = isKept ? stationary(items, in: oldIndices[identifier], oldPlaces) : []
      for (item, name) in items.enumerated() {
        let place = ItemPlace(newSection, item)
        guard let old = oldPlaces[name] else {
          if isKept { changes.append(.insertItem(place)) }
          continue
        }
        stayed.insert(name)
        let isReloaded = reloadedItems.contains(name)
        switch (stationary.contains(item), isReloaded) {
        case (true, true): changes.append(.reloadItem(old))
        case (true, false): break
        case (false, false): changes.append(.moveItem(old, to: place))
        case (false, true):
          changes.append(.deleteItem(old))
          if isKept { changes.append(.insertItem(place)) }
        }
      }
    }
    for (section, identifier) in sections.enumerated() where kept.contains(identifier) {
      for (item, name) in (items(in: identifier) ?? []).enumerated() where !stayed.contains(name) {
        changes.append(.deleteItem(ItemPlace(section, item)))
      }
    }
    return changes
  }

  private func sectionChanges(
    to new: SectionedItems, _ reloaded: Set<Section>
  ) -> [CollectionChange] {
    var changes: [CollectionChange] = []
    let oldIndices = Self.indices(of: sections)
    for (index, section) in sections.enumerated() where !new.contains(section: section) {
      changes.append(.deleteSection(index))
    }
    let common = new.sections.compactMap { oldIndices[$0] }
    let stationary = longestRise(common)
    var commonIndex = 0
    for (index, section) in new.sections.enumerated() {
      guard let old = oldIndices[section] else {
        changes.append(.insertSection(index))
        continue
      }
      let isStationary = stationary.contains(commonIndex)
      commonIndex += 1
      switch (isStationary, reloaded.contains(section)) {
      case (true, true): changes.append(.reloadSection(old))
      case (true, false): break
      case (false, false): changes.append(.moveSection(old, to: index))
      case (false, true): changes += [.deleteSection(old), .insertSection(index)]
      }
    }
    return changes
  }

  private static func indices(of sections: [Section]) -> [Section: Int] {
    var indices: [Section: Int] = [:]
    for (index, section) in sections.enumerated() { indices[section] = index }
    return indices
  }

  private func places(in kept: Set<Section>) -> [Item: ItemPlace] {
    var places: [Item: ItemPlace] = [:]
    for (section, identifier) in sections.enumerated() where kept.contains(identifier) {
      for (item, name) in (items(in: identifier) ?? []).enumerated() {
        places[name] = ItemPlace(section, item)
      }
    }
    return places
  }

  /// The indices of items that need not move, since they are in this section already and in this order.
  private func stationary(
    _ items: [Item], in oldSection: Int?, _ oldPlaces: [Item: ItemPlace]
  ) -> Set<Int> {
    var indices: [Int] = []
    var olds: [Int] = []
    for (index, item) in items.enumerated() {
      guard let old = oldPlaces[item], old.section == oldSection else { continue }
      indices.append(index)
      olds.append(old.item)
    }
    return Set(longestRise(olds).map { indices[$0] })
  }
}

/// The indices of as many numbers as rise from first to last. O(n log n).
func longestRise(_ numbers: [Int]) -> Set<Int> {
  // Of every length the rise that ends lowest, by the index of its end.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var rise: Set<Int> = []
  var index = ends.last ?? -1
  while index >= 0 {
    rise.insert(index)
    index = previous[index]
  }
  return rise
}

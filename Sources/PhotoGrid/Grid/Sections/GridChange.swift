import CollectionSolving
import PortableUIKit

/// What becomes of the sections and items of a grid when its album changes.
struct GridChange {
  let changes: [CollectionChange]

  /// Nil when the two have nothing in common that could be followed.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  init?(from old: GridSections, to new: GridSections, newPage: (Int) -> Int?) {
    guard old.hasHeadings == new.hasHeadings else { return nil }
    // Photos are called by the pages that they were on; new ones by numbers that no page has.
    var names = (0..<new.count).map { -1 - $0 }
    var isTaken = [Bool](repeating: false, count: new.count)
    for page in 0..<old.count {
      // Two photos can have become one.
      guard let new = newPage(page), new < names.count, !isTaken[new] else { continue }
      isTaken[new] = true
      names[new] = page
    }
    guard let before = Self.items(of: old, Array(0..<old.count)),
      let after = Self.items(of: new, names)
    else { return nil }
    if !old.sections.isEmpty, before.sections.allSatisfy({ !after.contains(section: $0) }) {
      return nil
    }
    changes = before.changes(to: after)
  }

  /// Nil where a section comes twice.
  private static func items(
    of grid: GridSections, _ names: [Int]
  ) -> SectionedItems<PhotoSection.Subject?, Int>? {
    let subjects = grid.hasHeadings ? grid.sections.map(\.subject) : [nil]
    var items = SectionedItems<PhotoSection.Subject?, Int>()
    var rest = names[...]
    do {
      try items.append(sections: subjects)
      for (section, subject) in subjects.enumerated() {
        let count = grid.count(in: section)
        try items.append(Array(rest.prefix(count)), to: .some(subject))
        rest = rest.dropFirst(count)
      }
    } catch {
      return nil
    }
    return items
  }

  /// To be called in a batch of updates.
  @MainActor
  func tell(_ view: UICollectionView) {
    func path(_ place: ItemPlace) -> IndexPath {
      IndexPath(item: place.item, section: place.section)
    }
    for change in changes {
      switch change {
      case .deleteSection(let section): view.deleteSections([section])
      case .insertSection(let section): view.insertSections([section])
      case .reloadSection(let section): view.reloadSections([section])
      case .moveSection(let section, let target): view.moveSection(section, toSection: target)
      case .deleteItem(let place): view.deleteItems(at: [path(place)])
      case .insertItem(let place): view.insertItems(at: [path(place)])
      case .reloadItem(let place): view.reloadItems(at: [path(place)])
      case .moveItem(let place, let target): view.moveItem(at: path(place), to: path(target))
      }
    }
  }
}

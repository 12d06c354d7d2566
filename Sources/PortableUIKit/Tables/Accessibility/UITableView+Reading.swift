import CollectionSolving
import DisplayList

// What a screen reader finds: a list of the rows that can be seen, with their headers and footers, and all else that the
// program has put in.
extension UITableView {
  func appendList(to elements: inout [AccessibilityElement]) -> Bool {
    if appendListedElements(to: &elements) { return true }
    let counts = knownCounts
    var list = ItemList(counts: counts)
    let places = shownPlaces
    var next = 0
    for section in shownSections(places) {
      if let header = headers.shown(section) { list.append(heading: header) }
      while next < places.count, places[next].section == section {
        append(places[next], to: &list)
        next += 1
      }
      if let footer = footers.shown(section) { list.append(other: footer) }
    }
    let outside = subviews.filter { $0.layer.model.isShown && !isElement($0) }
    for view in outside where isBefore(view) { view.appendAccessibilityElements(to: &elements) }
    if let element = list.element(of: self) { elements.append(element) }
    for view in outside where !isBefore(view) { view.appendAccessibilityElements(to: &elements) }
    return true
  }

  private func shownSections(_ places: [ItemPlace]) -> [Int] {
    var sections = headers.shownSections + footers.shownSections
    for place in places { sections.append(place.section) }
    var found: [Int] = []
    for section in sections.sorted()
    where section != found.last && knownCounts.indices.contains(section) {
      found.append(section)
    }
    return found
  }

  private func isBefore(_ view: UIView) -> Bool {
    view === backgroundView || view === refreshControl || view === tableHeaderView
  }

  private func isElement(_ view: UIView) -> Bool {
    view is UITableViewCell || headers.contains(view) || footers.contains(view)
  }

  private func append(_ place: ItemPlace, to list: inout ItemList) {
    guard let cell = shown[place] else { return }
    list.append(
      cell, section: place.section, item: place.item,
      isSelected: selection.contains(IndexPath(place)), isExpanded: nil, mayChoose: maySelect)
  }
}

extension UITableViewCell {
  /// What a tap on the cell does; false for a cell that no table shows.
  func chooseRow() -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    table.choose(path)
    return true
  }
}

import CollectionSolving
import PortableUIKit

/// Which page of an album lies where in a grid, section by section.
struct GridSections: Equatable {
  let sections: [PhotoSection]
  /// The first page of each section, and the number of all pages.
  private let starts: [Int]

  /// - Parameters:
  ///   - sections: none for all photos in one without a heading.
  ///   - count: of pages.
  init(_ sections: [PhotoSection], count: Int) {
    self.sections = sections
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.count) }
    if sections.isEmpty { starts.append(count) }
    self.starts = starts
  }

  var hasHeadings: Bool { !sections.isEmpty }

  /// Of pages.
  var count: Int { starts[starts.count - 1] }

  /// How many pages each section has.
  var counts: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

  func count(in section: Int) -> Int { starts[section + 1] - starts[section] }

  func place(_ page: Int) -> ItemPlace {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= page { low = middle } else { high = middle }
    }
    return ItemPlace(low, page - starts[low])
  }

  func path(_ page: Int) -> IndexPath {
    let place = place(page)
    return IndexPath(item: place.item, section: place.section)
  }

  /// Nil for what lies in no section.
  func page(_ path: IndexPath) -> Int? {
    guard path.section < starts.count - 1, path.item < count(in: path.section) else { return nil }
    return starts[path.section] + path.item
  }

  /// The page that lies so many rows further on in the same column; at a row that is not so long its last one, at either end
  /// the first or the last of all.
  func page(_ page: Int, movedBy rows: Int, columns: Int) -> Int {
    var (section, column) = (place(page).section, place(page).item % columns)
    var row = place(page).item / columns + rows
    while row < 0 {
      guard section > 0 else { return 0 }
      section -= 1
      row += rowCount(of: section, columns)
    }
    while row >= rowCount(of: section, columns) {
      guard section < starts.count - 2 else { return max(0, count - 1) }
      row -= rowCount(of: section, columns)
      section += 1
    }
    column = min(column, count(in: section) - 1 - row * columns)
    return starts[section] + row * columns + column
  }

  private func rowCount(of section: Int, _ columns: Int) -> Int {
    (count(in: section) + columns - 1) / columns
  }
}

/// Places the rows, headers and footers of a list below each other, as `UITableView` does.
///
/// A value: questions and changes take O(log n) of sections and rows. Points.
package struct ListSolver: Sendable {
  /// What stands above the first section and below the last.
  package var top: Double
  package var bottom: Double
  package private(set) var sections: [ListSection]
  private var heights: Sums

  package init(top: Double = 0, sections: [ListSection], bottom: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.sections = sections
    heights = Sums(sections.map { $0.height })
  }

  package var height: Double { top + heights.total + bottom }

  // MARK: Where things are

  package func span(ofSection section: Int) -> ListSpan {
    let low = top + heights.sum(before: section)
    return ListSpan(low, low + heights[section])
  }

  package func span(ofHeader section: Int) -> ListSpan {
    let low = top + heights.sum(before: section) + sections[section].gap
    return ListSpan(low, low + sections[section].header)
  }

  package func span(ofFooter section: Int) -> ListSpan {
    let high = span(ofSection: section).high
    return ListSpan(high - sections[section].footer, high)
  }

  package func span(of place: ItemPlace) -> ListSpan {
    let rows = sections[place.section].rows
    let low = span(ofHeader: place.section).high + rows.top(of: place.item)
    return ListSpan(low, low + rows[place.item])
  }

  /// Where a header is that stays in view while its section does. `edge` is the top of what can be seen.
  package func pinnedHeader(_ section: Int, at edge: Double) -> ListSpan {
    let header = span(ofHeader: section)
    let last = span(ofSection: section).high - header.length
    return header.moved(by: min(max(header.low, edge), max(last, header.low)) - header.low)
  }

  /// Where a footer is that stays in view while its section does. `edge` is the bottom of what can be seen.
  package func pinnedFooter(_ section: Int, at edge: Double) -> ListSpan {
    let footer = span(ofFooter: section)
    let first = span(ofSection: section).low
    return footer.moved(by: max(min(footer.high, edge) - footer.length, first) - footer.low)
  }

  // MARK: What is where

  /// The sections of which something lies in a span.
  package func sections(in span: ListSpan) -> Range<Int> {
    guard !sections.isEmpty, span.high > top, span.low < top + heights.total else { return 0..<0 }
    let first = heights.index(covering: span.low - top)
    let last = heights.index(covering: span.high - top)
    return first..<max(first, last) + 1
  }

  /// The rows of which something lies in a span, from top to bottom.
  package func rows(in span: ListSpan) -> [ItemPlace] {
    var found: [ItemPlace] = []
    _ = firstRow(in: span) {
      found.append($0)
      return false
    }
    return found
  }

  /// The first of them that somebody wants.
  package func firstRow(
    in span: ListSpan, where isWanted: (ItemPlace) -> Bool
  ) -> ItemPlace? {
    for section in sections(in: span) {
      let rows = sections[section].rows
      guard rows.count > 0 else { continue }
      let start = self.span(ofHeader: section).high
      var row = rows.row(covering: span.low - start)
      var low = start + rows.top(of: row)
      while row < rows.count, low < span.high {
        let high = low + rows[row]
        let place = ItemPlace(section, row)
        if ListSpan(low, high).meets(span), isWanted(place) { return place }
        low = high
        row += 1
      }
    }
    return nil
  }

  /// The first header or footer whose height is an estimate, of sections of which something lies in a span.
  package func estimatedBar(in span: ListSpan) -> ListBar? {
    for section in sections(in: span) {
      if !sections[section].isHeaderKnown { return .header(ofSection: section) }
      if !sections[section].isFooterKnown { return .footer(ofSection: section) }
    }
    return nil
  }

  /// The row that covers a height; nil where none does.
  package func row(covering y: Double) -> ItemPlace? {
    guard !sections.isEmpty, y >= top, y < top + heights.total else { return nil }
    let section = heights.index(covering: y - top)
    let rows = sections[section].rows
    let distance = y - span(ofHeader: section).high
    guard distance >= 0, distance < rows.total else { return nil }
    return ItemPlace(section, rows.row(covering: distance))
  }

  // MARK: Changes

  /// The real height of a row.
  package mutating func set(_ height: Double, at place: ItemPlace) {
    sections[place.section].rows.set(height, at: place.item)
    heights.set(sections[place.section].height, at: place.section)
  }

  /// The real height of a header, and of the room above it.
  package mutating func set(header height: Double, below gap: Double, of section: Int) {
    sections[section].gap = gap
    sections[section].header = height
    sections[section].isHeaderKnown = true
    heights.set(sections[section].height, at: section)
  }

  /// What was known or estimated of a section's header and footer, where nothing is known of this one's.
  package mutating func setBars(as old: ListSection, of section: Int) {
    if !sections[section].isHeaderKnown {
      sections[section].gap = old.gap
      sections[section].header = old.header
      sections[section].isHeaderKnown = old.isHeaderKnown
    }
    if !sections[section].isFooterKnown {
      sections[section].footer = old.footer
      sections[section].isFooterKnown = old.isFooterKnown
    }
    heights.set(sections[section].height, at: section)
  }

  /// The real height of a footer.
  package mutating func set(footer height: Double, of section: Int) {
    sections[section].footer = height
    sections[section].isFooterKnown = true
    heights.set(sections[section].height, at: section)
  }
}

/// What a list solver wants to know of a section: from top to bottom a gap, a header, rows, a footer; points.
package struct ListSection: Sendable {
  /// Room above the header.
  package var gap: Double
  package var header: Double
  package var rows: RowHeights
  package var footer: Double
  /// The header's and the footer's heights are the real ones.
  package var isHeaderKnown: Bool
  package var isFooterKnown: Bool

  package init(
    gap: Double = 0, header: Double = 0, rows: RowHeights, footer: Double = 0,
    isHeaderKnown: Bool = true, isFooterKnown: Bool = true
  ) {
    self.gap = gap
    self.header = header
    self.rows = rows
    self.footer = footer
    self.isHeaderKnown = isHeaderKnown
    self.isFooterKnown = isFooterKnown
  }

  package var height: Double { gap + header + rows.total + footer }
}

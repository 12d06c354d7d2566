/// What a cell of a list knows of its place.
struct ListRow: Equatable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  /// Of its section.
  var isFirst = false
  var isLast = false
  /// It stands for its section's header.
  var isHeader = false
  var showsSeparators = true
  var separator = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Nil for one that is in no tree.
  var outline: OutlinePlace?

  /// Rows stand out from what is behind them.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  /// Rows stand for places to go to.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  /// Cells are one block with round corners.
  var isInset: Bool { appearance == .insetGrouped }
}

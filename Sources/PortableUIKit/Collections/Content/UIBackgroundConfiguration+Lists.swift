extension UIBackgroundConfiguration {
  /// As the rows of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// As the rows of a list in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    list(.systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = list(nil)
    made.cornerRadius = 10
    made.chosenColor = .systemFill
    made.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return made
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }
  /// As rows in any list.
  public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listHeader() -> UIBackgroundConfiguration { list(nil) }
  public static func listFooter() -> UIBackgroundConfiguration { list(nil) }

  private static func list(_ color: UIColor?) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.cornerRadius = 0
    made.usualColor = color
    made.changes = true
    return made
  }

  /// For a cell in a state: what nobody has coloured is darker under a finger and while it is selected.
  public func updated(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    guard changes, backgroundColor == nil else { return self }
    var made = self
    made.backgroundColor = state.isSelected || state.isHighlighted ? chosenColor : usualColor
    return made
  }
}

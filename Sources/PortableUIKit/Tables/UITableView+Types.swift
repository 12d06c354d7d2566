extension UITableView {
  /// The values are UIKit's.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is to lie in what can be seen; `none` is the nearest place. The values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Among the letters at the edge: to the search above all sections.
  public nonisolated static let indexSearch = "{search}"

  /// How rows come and go; the values are UIKit's.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// What measures `separatorInset`; the values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// In place of a height: what the cell, the header or the footer needs.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// What a delegate answers that has no answer of its own.
  nonisolated static var unanswered: CGFloat { -.greatestFiniteMagnitude }

  /// A row of which nothing is known, points.
  nonisolated static var usualRowHeight: Double { 44 }
}

extension UITableViewCell {
  /// What a cell has room for; the values are UIKit's.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The line below a cell; the values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// What shows that a cell is selected; the values are UIKit's.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What a finger does to a row while the table is edited; the values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The sign at a cell's trailing edge; the values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

extension UITableView {
  /// When rows are asked again how high they want to be; the values are UIKit's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When they are configured or loaded anew.
    case disabled
    /// Also when what they show is configured otherwise, or they call `invalidateIntrinsicContentSize`.
    case enabled
    /// Here the same: constraints inside of a row that change by themselves are not noticed.
    case enabledIncludingConstraints
  }
}

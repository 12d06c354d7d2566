/// What the line below a row of a list looks like.
public struct UIListSeparatorConfiguration: Equatable {
  /// Whether a line is there; the values are UIKit's.
  public enum Visibility: Int, Sendable {
    /// As the list and the row have it.
    case automatic, visible, hidden
  }

  /// Kept only: lines lie below rows.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Kept only, likewise.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Instead of what is usual, points; `automaticInsets` for that.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// Kept only: between rows that are chosen there is no line.
  public var multipleSelectionColor = UIColor.separator

  /// Stands for what is usual.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

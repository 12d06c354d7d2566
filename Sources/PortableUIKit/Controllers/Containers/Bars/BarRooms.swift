/// What a navigation bar has below what covers its top, points.
struct BarRooms: Equatable {
  static let lineHeight: CGFloat = 44
  /// Of the line with the small title and the buttons; 0 where a search takes its place.
  var line = lineHeight
  /// Of a large title; more than `LargeTitleTunables.height` is a bar that is pulled down.
  var title: CGFloat = 0
  /// Of a search bar.
  var search: CGFloat = 0

  var height: CGFloat { line + title + search }
  /// Without what it is pulled down by.
  var restingHeight: CGFloat { line + min(title, LargeTitleTunables.height) + search }
}

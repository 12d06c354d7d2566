/// Over what it was said that something has happened.
enum NoticeSubject: Equatable {
  case photo(Int32)
  case grid
  /// Photos that lie on a desk, or beside each other.
  case panel
  case nothing
}

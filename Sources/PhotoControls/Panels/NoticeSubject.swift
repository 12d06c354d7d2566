/// Over what it was said that something has happened.
enum NoticeSubject: Equatable {
  case photo(Int32)
  case grid
  case nothing
}

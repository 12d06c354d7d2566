import Localization
import PortableUIKit

// Photos in another order, and under headings: where the album can be arranged.
extension PhotoLibraryScreen {
  /// Nil where photos stay as they are.
  public var arrangement: ArrangedAlbum? { album as? ArrangedAlbum }

  /// What stands above photos that belong together.
  func heading(of section: PhotoSection) -> String {
    switch section.subject {
    case .month(let month): monthName(month)
    case .undated:
      section.isBeingRead ? Words.text("Reading dates…") : Words.text("Without a date")
    case .folder: section.name
    case .elsewhere: Words.text("In no folder")
    }
  }

  /// What the photo of a page is near to: the heading that it stands under, the month in which it was taken, where photos are in
  /// that order, or its name.
  func placeName(of page: Int) -> String {
    guard let arrangement else { return album.photo(at: page).name }
    if let section = arrangement.section(of: page) { return heading(of: section) }
    return arrangement.month(of: page).map(monthName) ?? album.photo(at: page).name
  }
}

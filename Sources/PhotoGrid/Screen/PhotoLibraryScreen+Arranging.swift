import Localization
import PortableUIKit

// Photos in another order, and under headings: where the album can be arranged.
extension PhotoLibraryScreen {
  /// Nil where photos stay as they are.
  public var arrangement: ArrangedAlbum? { album as? ArrangedAlbum }

  /// Only some photos are to be seen, or all again (nil): whoever has come to one of them meanwhile goes on there, and whoever has not
  /// is where they were.
  public func restrict(to restriction: ((Int32) -> Bool)?) {
    guard let arrangement else { return }
    let wasRestricted = arrangement.isRestricted
    let meant = (grid?.focusedPage ?? homePage).map { album.photo(at: $0).picture }
    if !wasRestricted { placeBeforeRestriction = showsGrid ? grid?.place : nil }
    arrangement.restrict(to: restriction)
    guard restriction == nil, wasRestricted, showsGrid, let grid else { return }
    if let meant,
      let page = (0..<album.count).first(where: { album.photo(at: $0).picture == meant })
    {
      grid.scroll(to: page)
    } else if let placeBeforeRestriction {
      grid.goBack(to: placeBeforeRestriction)
    }
  }

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

import Localization
import PortableUIKit

// Photos that somebody likes most have a heart, and can be seen alone.
extension PhotoViewerScreen {
  func takeFavourites() {
    library.isFavourite = { [unowned(unsafe) self] in favourites?.contains($0.picture) ?? false }
  }

  /// The shown photo is one.
  var showsFavourite: Bool {
    guard let favourites, !library.showsGrid, let page = meantPages.first else { return false }
    return favourites.contains(album.photo(at: page).picture)
  }

  /// All that is meant is liked from now on; where it is already, no longer.
  func toggleFavourite() {
    guard let favourites else { return }
    let pictures = meantPages.map { album.photo(at: $0).picture }
    guard !pictures.isEmpty else { return sayNothingIsChosen() }
    let areAll = pictures.allSatisfy(favourites.contains)
    for picture in pictures where favourites.contains(picture) == areAll {
      if let problem = favourites.toggle(picture) { return say(problem) }
    }
    library.favouritesDidChange()
    if library.showsGrid || !visibility.areShown {
      say(
        areAll
          ? Words.plural(
            "% photo is no favourite any more.", "% photos are no favourites any more.",
            pictures.count)
          : Words.plural("% photo is a favourite.", "% photos are favourites.", pictures.count))
    }
    guard let arrangement = library.arrangement, arrangement.isRestricted else { return }
    // When none is left, all are shown.
    library.restrict(to: hasFavourites ? arrangement.restriction : nil)
  }

  private var hasFavourites: Bool {
    (0..<album.count).contains {
      favourites?.contains(album.photo(at: $0).picture) ?? false
    }
  }

  /// In the menu of the grid.
  var favouriteItems: [MenuItem] {
    guard let favourites, let arrangement = library.arrangement else { return [] }
    return [
      MenuItem(
        title: Words.text("Favourites only"), isChecked: arrangement.isRestricted
      ) { [unowned(unsafe) self] in
        guard !arrangement.isRestricted else { return library.restrict(to: nil) }
        guard hasFavourites else {
          return say(Words.text("There are no favourites here: “.” makes a photo one."))
        }
        library.restrict { [weak favourites] in favourites?.contains($0) ?? false }
      }
    ]
  }
}

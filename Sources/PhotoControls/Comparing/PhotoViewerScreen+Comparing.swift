import Localization
import PortableUIKit

// Photos of the grid that are chosen, side by side.
extension PhotoViewerScreen {
  /// So many can be compared.
  var canCompare: Bool {
    library.showsGrid && ControlsTunables.compared.contains(library.chosenCount)
  }

  func compare() {
    guard canCompare else {
      return say(Words.text("Choose two to four photos to compare: click them with Ctrl held."))
    }
    let photos = library.chosenPages.map(album.photo(at:))
    library.isGridCovered = true
    present(
      CompareView(
        photos, of: store, ground: library.photos.ground,
        background: library.view.backgroundColor ?? .black,
        style: library.photos.view.overrideUserInterfaceStyle,
        showsPixels: library.photos.showsPixels, keys: keys,
        remove: trash == nil
          ? nil : { [unowned(unsafe) self] in moveToTrash([pictures(of: $0.picture)]) },
        perform: { [unowned(unsafe) self] in perform($0) }
      ) { [unowned(unsafe) self] in closePanel() })
  }
}

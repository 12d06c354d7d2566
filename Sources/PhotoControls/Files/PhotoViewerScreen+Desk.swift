import Localization
import PortableUIKit

// What the desktop does with photos: a menu of its own, and keys.
extension PhotoViewerScreen {
  /// What is shown, or chosen in the grid.
  var meantPages: [Int] {
    guard !library.showsGrid else { return library.chosenPages }
    let page = browser.awaitedPage ?? browser.page
    return page < album.count ? [page] : []
  }

  /// The same, with what is seen with each.
  var meantPhotos: [PagePictures] { meantPages.map { pictures(of: album.photo(at: $0).picture) } }

  /// What a page has that shows a picture.
  func pictures(of picture: Int32) -> PagePictures {
    PagePictures(picture, with: library.arrangement?.companions(of: picture) ?? [])
  }

  /// What somebody means who drags with a mouse from a place of this screen's view by a way: photos of the grid go sideways out
  /// of it, and with Ctrl held in any direction, as the photo that is shown does.
  public func photosToDrag(
    from place: CGPoint, by way: CGVector, holdsControl: Bool
  ) -> [PagePictures] {
    guard panel == nil, slideshow == nil, !isOnControl(place) else { return [] }
    let isMeant = holdsControl || library.showsGrid && way.dx.magnitude > way.dy.magnitude
    guard isMeant else { return [] }
    let pages =
      library.showsGrid
      ? library.pagesToDrag(from: view.convert(place, to: library.view)) : meantPages
    return pages.map { pictures(of: album.photo(at: $0).picture) }
  }

  func run(_ errand: PhotoErrand) {
    guard let desk else { return }
    let photos = meantPhotos
    guard !photos.isEmpty else { return sayNothingIsChosen() }
    let isOne = photos.count == 1
    desk.run(errand, for: photos) { [weak self] problem in
      switch errand {
      case _ where problem != nil: self?.say(problem!)
      case .copyPhoto:
        self?.say(isOne ? Words.text("The photo is copied.") : Words.text("The photos are copied."))
      case .cutPhoto:
        self?.say(
          isOne
            ? Words.text("The photo is cut: it moves where it is pasted.")
            : Words.text("The photos are cut: they move where they are pasted."))
      case .printPhoto: self?.say(Words.text("The photo is on its way to the printer."))
      case .saveCopy: self?.say(Words.text("The copy is saved."))
      case .copyPath:
        self?.say(isOne ? Words.text("The path is copied.") : Words.text("The paths are copied."))
      // What comes of these is seen.
      case .showInFolder, .setAsWallpaper: break
      }
    }
  }

  /// Whoever means photos of the grid must have chosen some.
  func sayNothingIsChosen() {
    say(Words.text("No photo is chosen: point at one, or go there with the arrows."))
  }

  func showDeskMenu() {
    guard desk != nil else { return }
    guard !meantPages.isEmpty else { return sayNothingIsChosen() }
    present(deskItems)
  }

  /// What can be done with the photos that are meant.
  var deskItems: [MenuItem] {
    let isOne = meantPages.count == 1
    let commands: [ViewerCommand] = [
      .copyPhoto, .cutPhoto, .copyPath, .saveCopy, .printPhoto, .showInFolder, .openWith,
      .wallpaper,
    ]
    return commands.map {
      item(
        $0, isEnabled: isOne || ![.wallpaper, .saveCopy, .printPhoto].contains($0),
        beginsGroup: $0 == .showInFolder || $0 == .saveCopy)
    }
  }

  func showPrograms() {
    guard let desk else { return }
    let pictures = meantPhotos.map(\.shown)
    guard let first = pictures.first else { return sayNothingIsChosen() }
    let programs = desk.programs(for: first)
    guard !programs.isEmpty else {
      return say(Words.text("There is no other program for such pictures."))
    }
    present(
      programs.enumerated().map { index, name in
        MenuItem(title: name) { [weak desk, weak self] in
          desk?.open(pictures, with: index) { if let problem = $0 { self?.say(problem) } }
        }
      })
  }

  func showRecentFiles() {
    let files = recentFiles?() ?? []
    guard !files.isEmpty else { return say(Words.text("Nothing was opened before.")) }
    present(files.map { file in MenuItem(title: file.name, key: file.folder, action: file.open) })
  }

  /// Where the button is.
  private func present(_ items: [MenuItem]) {
    showControls()
    view.layoutIfNeeded()
    let anchor = controls.map { $0.convert($0.menuAnchor, to: view) } ?? .zero
    present(MenuView(items, beside: anchor) { [unowned(unsafe) self] in closePanel() })
  }
}

import Localization
import PortableUIKit

// What the desktop does with a photo: a menu of its own, and keys.
extension PhotoViewerScreen {
  /// What is shown, and where nothing stands in the way.
  private var shownPicture: Int32? {
    let page = browser.awaitedPage ?? browser.page
    guard !library.showsGrid, page < album.count else { return nil }
    return album.photo(at: page).picture
  }

  func run(_ errand: PhotoErrand) {
    guard let desk, let picture = shownPicture else { return }
    desk.run(errand, for: picture) { [weak self] problem in
      switch errand {
      case _ where problem != nil: self?.say(problem!)
      case .copyPhoto: self?.say(Words.text("The photo is copied."))
      case .copyPath: self?.say(Words.text("The path is copied."))
      // What comes of these is seen.
      case .showInFolder, .setAsWallpaper: break
      }
    }
  }

  func showDeskMenu() {
    guard desk != nil, shownPicture != nil else { return }
    present(
      [.copyPhoto, .copyPath, .showInFolder, .openWith, .wallpaper].map {
        item($0, beginsGroup: $0 == .showInFolder)
      })
  }

  func showPrograms() {
    guard let desk, let picture = shownPicture else { return }
    let programs = desk.programs(for: picture)
    guard !programs.isEmpty else {
      return say(Words.text("There is no other program for such pictures."))
    }
    present(
      programs.enumerated().map { index, name in
        MenuItem(title: name) { [weak desk, weak self] in
          desk?.open(picture, with: index) { if let problem = $0 { self?.say(problem) } }
        }
      })
  }

  /// Where the button is.
  private func present(_ items: [MenuItem]) {
    showControls()
    view.layoutIfNeeded()
    let anchor = controls.map { $0.convert($0.menuAnchor, to: view) } ?? .zero
    present(MenuView(items, beside: anchor) { [unowned(unsafe) self] in closePanel() })
  }
}

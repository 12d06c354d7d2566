import Localization
import PortableUIKit

// A film is a still with a button: the desktop's own player shows it.
extension PhotoViewerScreen {
  private var isFilmShown: Bool {
    desk != nil && showsLonePhoto && isFilm(album.photo(at: browser.page).picture)
  }

  /// One photo fills the screen, however far it is zoomed. While pages move, what lies on one of them would be in the way.
  var showsLonePhoto: Bool { slideshow == nil && restingPage != nil }

  /// Before each frame.
  func updateFilm() {
    guard isFilmShown else {
      guard let film else { return }
      self.film = nil
      film.removeFromSuperview()
      if isFirstResponder, slideshow == nil, panel == nil { library.takeFocus() }
      return
    }
    let shown = film ?? FilmButton { [unowned(unsafe) self] in playFilm() }
    if shown.superview == nil {
      view.insertSubview(shown, aboveSubview: library.view)
      shown.fadeIn()
    }
    film = shown
    shown.center = CGPoint(x: view.bounds.midX.rounded(), y: view.bounds.midY.rounded())
    // Space and Return are for the film; what it has no use for is handed on.
    if browser.isFirstResponder { becomeFirstResponder() }
  }

  /// In the program that plays films on this desktop.
  ///
  /// - Parameter picture: nil for the one that is shown.
  func playFilm(_ picture: Int32? = nil) {
    guard let desk, browser.page < album.count else { return }
    let photo = album.photo(at: browser.page)
    let film = picture ?? photo.picture
    guard !desk.programs(for: film).isEmpty else {
      return say(Words.text("There is no program here that plays “%”.", photo.name))
    }
    desk.open([film], with: 0) { [weak self] problem in
      if let problem { self?.say(problem) }
    }
  }

  /// Keys that came here instead of to the pages. False when they are not for a film.
  func handleOverFilm(_ presses: Set<UIPress>, with event: UIPressesEvent?) -> Bool {
    guard film != nil, slideshow == nil, !handsOnKeys else { return false }
    var others: Set<UIPress> = []
    for press in presses {
      if let key = press.key, [.keyboardSpacebar, .keyboardReturnOrEnter].contains(key.keyCode),
        key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
      {
        playFilm()
      } else {
        others.insert(press)
      }
    }
    handsOnKeys = true
    if !others.isEmpty { browser.pressesBegan(others, with: event) }
    handsOnKeys = false
    return true
  }
}

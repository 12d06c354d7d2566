import Localization
import PortableUIKit
import ScrollGeometry

extension PhotoViewerScreen {
  /// Does what a button, a menu or a key says, once what it depends on is done.
  func perform(_ command: ViewerCommand) {
    if mustWait(command) { history.waiting.append(command) } else { carryOut(command) }
  }

  func carryOut(_ command: ViewerCommand) {
    let zoom = photoZoom
    switch command {
    case .grid: library.showGrid()
    case .open: library.openChosen()
    case .choose: library.toggleChoice()
    case .compare: compare()
    case .layOut: layOut()
    case .previous: turn(by: -1)
    case .next: turn(by: 1)
    case .zoomIn: if library.showsGrid { library.changeDensity(by: 1) } else { self.zoom(by: 1) }
    case .zoomOut: if library.showsGrid { library.changeDensity(by: -1) } else { self.zoom(by: -1) }
    case .fit: self.zoom(to: 1)
    case .fill: self.zoom(to: zoom?.filling ?? 1)
    case .fitWidth: self.zoom(to: zoom?.fillingWidth ?? 1)
    case .naturalSize: self.zoom(to: zoom?.scale(showing: 1) ?? 1)
    case .twofold: self.zoom(to: zoom?.scale(showing: 2) ?? 1)
    case .threefold: self.zoom(to: zoom?.scale(showing: 3) ?? 1)
    case .turnRight: turnMeant(.clockwise)
    case .turnLeft: turnMeant(.anticlockwise)
    case .mirror: turnMeant(.mirrored)
    case .flip: turnMeant(.flipped)
    case .information: toggleInformation()
    case .pin: pin()
    case .showPins: hidesPins.toggle()
    case .trash: moveToTrash()
    case .rename: showNaming()
    case .favourite: toggleFavourite()
    case .undo: undo()
    case .redo: redo()
    case .fullScreen: toggleFullScreen?()
    case .menu: showMenu()
    case .help: showHelp()
    case .share: showDeskMenu()
    case .copyPhoto: run(.copyPhoto)
    case .cutPhoto: run(.cutPhoto)
    case .paste: paste()
    case .copyPath: run(.copyPath)
    case .saveCopy: run(.saveCopy)
    case .printPhoto: run(.printPhoto)
    case .showInFolder: run(.showInFolder)
    case .openWith: showPrograms()
    case .wallpaper: run(.setAsWallpaper)
    case .slideshow: toggleSlideshow()
    case .pause: toggleSlideshowPause()
    case .find: library.beginFinding()
    case .openFiles: openFiles?()
    case .openRecent: showRecentFiles()
    case .newWindow: openNewWindow?()
    case .settings: showSettings()
    case .play: playFilm()
    case .stack: useStack()
    }
  }

  /// What a key says means something here.
  func canPerform(_ command: ViewerCommand) -> Bool {
    switch command {
    case .menu, .help, .settings: true
    case .compare, .layOut: library.showsGrid && album.count > 1
    case .pause: slideshow != nil
    case .share, .copyPhoto, .cutPhoto, .copyPath, .saveCopy, .printPhoto, .showInFolder, .openWith,
      .wallpaper:
      desk != nil && album.count > 0
    case .trash, .slideshow: album.count > 0
    case .information: facts != nil && album.count > 0
    case .favourite: favourites != nil && album.count > 0
    case .pin: pinKeeper != nil && showsPhoto
    case .showPins: !library.showsGrid && hasPins
    case .openRecent: recentFiles != nil
    case .paste: paster != nil && album.count > 0
    case .rename: renamer != nil && album.count > 0
    case .openFiles: openFiles != nil
    case .newWindow: openNewWindow != nil
    case .find: library.arrangement != nil && album.count > 0
    case .undo: canUndo || isBusy
    case .redo: canRedo || isBusy
    case .turnRight, .turnLeft, .mirror, .flip:
      turner != nil && (library.showsGrid ? album.count > 0 : showsPhoto)
    default: !library.showsGrid && album.count > 0
    }
  }

  /// And not the grid, nor the still of a film.
  private var showsPhoto: Bool {
    !library.showsGrid && album.count > 0
      && !isFilm(album.photo(at: min(browser.page, album.count - 1)).picture)
  }

  /// A click on an arrow while pages are on their way counts from where they go.
  private func turn(by step: Int) {
    let start = goal ?? browser.page
    let page = max(0, min(album.count - 1, start + step))
    if page == start { sayEnd(step) }
    goal = page
    browser.setPage(page, animated: animates)
  }

  /// Somebody wants to go on (1) where there is no other photo, or back (−1).
  func sayEnd(_ step: Int) {
    guard album.count > 0, !library.showsGrid, slideshow == nil else { return }
    let words =
      album.count == 1
      ? Words.text("This is the only photo.")
      : step > 0 ? Words.text("This is the last photo.") : Words.text("This is the first photo.")
    say(words, stay: ControlsTunables.endStay)
  }

  /// Where the pages rest is where the next click counts from, however they came there.
  func forgetReachedGoal() {
    guard goal != nil else { return }
    let scroller = browser.scrollView
    let stride = scroller.bounds.width
    guard stride > 0, !scroller.isTracking else { return goal = nil }
    let position = browser.contentOffset.x / stride
    if browser.page == goal, abs(position - position.rounded()) < 1e-6 { goal = nil }
  }

  // MARK: - Panels

  func showHelp() {
    closePanel()
    let contents = HelpContents(
      hand: hand, wheelZooms: wheelZooms, doubleClickFillsScreen: doubleClickFillsScreen, keys: keys
    )
    present(HelpView(contents) { [unowned(unsafe) self] in closePanel() })
  }

  func present(_ panel: PanelView) {
    closePanel()
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    self.panel = panel
    panel.becomeFirstResponder()
    panel.fadeIn()
  }

  func closePanel() {
    guard let panel else { return }
    self.panel = nil
    library.isGridCovered = false
    panel.resignFirstResponder()
    if slideshow != nil { becomeFirstResponder() } else { library.takeFocus() }
    panel.fadeOutAndRemove()
  }
}

import PortableUIKit
import ScrollGeometry

extension PhotoViewerScreen {
  /// Does what a button, a menu or a key says.
  func perform(_ command: ViewerCommand) {
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
    case .turnRight: library.turn(.clockwise)
    case .turnLeft: library.turn(.anticlockwise)
    case .mirror: library.turn(.mirrored)
    case .flip: library.turn(.flipped)
    case .information: toggleInformation()
    case .pin: pin()
    case .showPins: hidesPins.toggle()
    case .trash: moveToTrash()
    case .rename: showNaming()
    case .favourite: toggleFavourite()
    case .undo: undo()
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
    case .favourite: favourites != nil && album.count > 0
    case .pin: pinKeeper != nil && !library.showsGrid && album.count > 0
    case .showPins: !library.showsGrid && hasPins
    case .openRecent: recentFiles != nil
    case .paste: paster != nil && album.count > 0
    case .rename: renamer != nil && album.count > 0
    case .openFiles: openFiles != nil
    case .newWindow: openNewWindow != nil
    case .find: library.arrangement != nil && album.count > 0
    case .undo: !changes.isEmpty
    case .turnRight, .turnLeft, .mirror, .flip:
      turner != nil && !library.showsGrid && album.count > 0
        && !isFilm(album.photo(at: min(browser.page, album.count - 1)).picture)
    default: !library.showsGrid && album.count > 0
    }
  }

  /// A click on an arrow while pages are on their way counts from where they go.
  private func turn(by step: Int) {
    let page = max(0, min(album.count - 1, (goal ?? browser.page) + step))
    goal = page
    browser.setPage(page, animated: animates)
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

  /// - Parameter place: where it was asked for; nil for the button's.
  public func showMenu(at place: CGPoint? = nil) {
    guard panel == nil else { return }
    let isAboutPhotos = place.map { library.pointOut(at: view.convert($0, to: library.view)) }
    showControls()
    view.layoutIfNeeded()
    let anchor =
      place.map { CGRect(origin: $0, size: .zero) }
      ?? controls.map { $0.convert($0.menuAnchor, to: view) } ?? .zero
    let items = isAboutPhotos == true ? chosenItems : menuItems(at: place)
    present(MenuView(items, beside: anchor) { [unowned(unsafe) self] in closePanel() })
  }

  func item(
    _ command: ViewerCommand, isEnabled: Bool = true, beginsGroup: Bool = false
  ) -> MenuItem {
    MenuItem(
      title: command.title, key: command.key, isEnabled: isEnabled, beginsGroup: beginsGroup
    ) { [unowned(unsafe) self] in perform(command) }
  }

  /// What can be done with photos of the grid.
  private var chosenItems: [MenuItem] {
    var items = [item(.open), item(.choose)]
    items[1].isChecked = library.chosenCount > 0
    items.append(item(.compare, isEnabled: canCompare))
    items.append(item(.layOut, isEnabled: canLayOut))
    if favourites != nil { items.append(item(.favourite)) }
    if desk != nil {
      let others = deskItems
      items += others.enumerated().map { index, item in
        var item = item
        item.beginsGroup = item.beginsGroup || index == 0
        return item
      }
    }
    if album.count > 1 { items.append(item(.slideshow, beginsGroup: true)) }
    if renamer != nil { items.append(item(.rename, beginsGroup: true)) }
    if trash != nil { items.append(item(.trash, beginsGroup: renamer == nil)) }
    return items
  }

  /// - Parameter place: that it is about; nil for none.
  private func menuItems(at place: CGPoint?) -> [MenuItem] {
    let state = self.state
    let isPhoto = state.subject == .photo
    var items: [MenuItem] = []
    if isPhoto {
      items = [
        item(.grid), item(.previous, isEnabled: state.hasPrevious),
        item(.next, isEnabled: state.hasNext),
      ]
    }
    if state.subject != .nothing {
      items += [
        item(.zoomIn, isEnabled: state.canZoomIn, beginsGroup: isPhoto),
        item(.zoomOut, isEnabled: state.canZoomOut),
      ]
    }
    if isPhoto { items += [item(.fit), item(.fill), item(.fitWidth), item(.naturalSize)] }
    if isPhoto, state.canTurn {
      items += [
        item(.turnRight, beginsGroup: true), item(.turnLeft), item(.mirror), item(.flip),
      ]
    }
    if isPhoto, film != nil { items.append(item(.play, beginsGroup: true)) }
    if isPhoto, !state.stack.isEmpty {
      var others = item(.stack, beginsGroup: film == nil)
      others.title = stackTitle
      items.append(others)
    }
    if isPhoto, state.hasInformation { items.append(item(.information, beginsGroup: true)) }
    if isPhoto, pinKeeper != nil {
      var pinning = item(.pin, beginsGroup: !state.hasInformation)
      pinning.action = { [unowned(unsafe) self] in pin(at: place) }
      items.append(pinning)
      if hasPins {
        items.append(item(.showPins))
        items[items.count - 1].isChecked = !hidesPins
      }
    }
    if isPhoto, state.canShare {
      items.append(item(.share, beginsGroup: !state.hasInformation))
    }
    if isPhoto, album.count > 1 {
      items.append(item(.slideshow, beginsGroup: !state.hasInformation && !state.canShare))
    }
    items += slideshowItems
    if state.subject != .nothing, library.arrangement != nil {
      items.append(item(.find, beginsGroup: true))
    }
    if state.subject == .grid { items += favouriteItems + sortingItems }
    items += fileItems(isPhoto: isPhoto)
    var last: [MenuItem] = []
    if openFiles != nil { last.append(item(.openFiles)) }
    if recentFiles != nil { last.append(item(.openRecent)) }
    if openNewWindow != nil { last.append(item(.newWindow)) }
    if state.hasFullScreen { last.append(item(.fullScreen)) }
    last.append(item(.settings))
    last.append(item(.help))
    last[0].beginsGroup = !items.isEmpty
    return items + last
  }

  /// What changes a photo's file, and back.
  private func fileItems(isPhoto: Bool) -> [MenuItem] {
    var items: [MenuItem] = []
    if isPhoto, favourites != nil {
      items.append(item(.favourite))
      items[0].isChecked = showsFavourite
    }
    if state.subject != .nothing, paster != nil { items.append(item(.paste)) }
    if isPhoto, renamer != nil { items.append(item(.rename)) }
    if isPhoto, trash != nil { items.append(item(.trash)) }
    if trash != nil || turner != nil || renamer != nil {
      items.append(item(.undo, isEnabled: !changes.isEmpty))
    }
    if !items.isEmpty { items[0].beginsGroup = true }
    return items
  }

  func showHelp() {
    closePanel()
    present(HelpView { [unowned(unsafe) self] in closePanel() })
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

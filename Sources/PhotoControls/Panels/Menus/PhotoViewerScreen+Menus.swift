import Localization
import PortableUIKit

// What can be done, as menus say it: what one does once in a while lies a menu further.
extension PhotoViewerScreen {
  /// - Parameter place: where it was asked for; nil for the button's.
  public func showMenu(at place: CGPoint? = nil) {
    guard panel == nil else { return }
    // A button lies over the photo, and means what it always means.
    let place = place.flatMap { isOnControl($0) ? nil : $0 }
    let isAboutPhotos = place.map { library.pointOut(at: view.convert($0, to: library.view)) }
    showControls()
    view.layoutIfNeeded()
    let anchor =
      place.map { CGRect(origin: $0, size: .zero) }
      ?? controls.map { $0.convert($0.menuAnchor, to: view) } ?? .zero
    let items =
      isAboutPhotos == true
      ? chosenItems : state.subject == .photo ? photoItems(at: place) : gridItems
    present(MenuView(items, beside: anchor) { [unowned(unsafe) self] in closePanel() })
  }

  /// The pointer's second button opens it where that is, whatever else is going on.
  func opensMenu(_ presses: Set<UIPress>) -> Bool {
    guard let pointer, presses.contains(where: { $0.key?.keyCode == .keyboardSecondaryClick })
    else { return false }
    showMenu(at: pointer)
    return true
  }

  func isOnControl(_ place: CGPoint) -> Bool {
    guard visibility.areShown, let controls else { return false }
    return controls.hasControl(at: controls.convert(place, from: view))
  }

  func item(
    _ command: ViewerCommand, isEnabled: Bool = true, beginsGroup: Bool = false
  ) -> MenuItem {
    MenuItem(
      title: command.title, key: keys.title(of: command), isEnabled: isEnabled,
      beginsGroup: beginsGroup
    ) { [unowned(unsafe) self] in perform(command) }
  }

  /// A line that leads to others; none where there are no others, and one alone stands for itself.
  private func menu(_ title: String, _ items: [MenuItem], value: String? = nil) -> [MenuItem] {
    guard items.count > 1 else { return items }
    return [
      MenuItem(
        title: title, key: value, isEnabled: items.contains(where: \.isEnabled), submenu: items)
    ]
  }

  /// One group of lines after another.
  private func joined(_ groups: [[MenuItem]]) -> [MenuItem] {
    groups.filter { !$0.isEmpty }.enumerated().flatMap { index, group in
      var group = group
      group[0].beginsGroup = index > 0
      return group
    }
  }

  // MARK: - Photos of the grid

  /// What can be done with photos of the grid.
  private var chosenItems: [MenuItem] {
    var choosing = item(.choose)
    choosing.isChecked = library.chosenCount > 0
    return joined([
      [item(.open), choosing, item(.compare, isEnabled: canCompare)]
        + [item(.layOut, isEnabled: canLayOut)] + (favourites != nil ? [item(.favourite)] : []),
      informationItems,
      desk != nil ? deskItems + pasteItems : pasteItems,
      showItems,
      changingItems,
    ])
  }

  private var informationItems: [MenuItem] {
    guard canPerform(.information) else { return [] }
    var item = item(.information)
    // Letters find photos there.
    if !keys.isChosen(.information) { item.key = Words.text("Alt Return") }
    return [item]
  }

  /// What is done with the files of photos of the grid.
  private var changingItems: [MenuItem] {
    menu(Words.text("Turn"), turner != nil ? turningItems : [])
      + (renamer != nil ? [item(.rename)] : []) + (trash != nil ? [item(.trash)] : [])
  }

  private var turningItems: [MenuItem] {
    let commands: [ViewerCommand] = [.turnRight, .turnLeft, .mirror, .flip]
    var items = commands.map { item($0) }
    guard library.showsGrid else { return items }
    // Letters find photos there.
    let others = [Words.text("Ctrl R"), Words.text("Ctrl Shift R"), nil, nil]
    for index in items.indices where !keys.isChosen(commands[index]) {
      items[index].key = others[index]
    }
    return items
  }

  // MARK: - A photo

  /// - Parameter place: that it is about; nil for none.
  private func photoItems(at place: CGPoint?) -> [MenuItem] {
    let state = self.state
    var notes = state.hasInformation ? [item(.information)] : []
    if canPerform(.pin) {
      var pinning = item(.pin)
      pinning.action = { [unowned(unsafe) self] in pin(at: place) }
      notes.append(pinning)
      if hasPins {
        var showing = item(.showPins)
        showing.isChecked = !hidesPins
        notes.append(showing)
      }
    }
    return joined([
      [
        item(.grid), item(.previous, isEnabled: state.hasPrevious),
        item(.next, isEnabled: state.hasNext),
      ],
      stackItems,
      menu(Words.text("Zoom"), zoomItems, value: state.readout)
        + (state.canTurn
          ? menu(Words.text("Turn"), turningItems)
          : []),
      notes,
      showItems,
      fileItems,
      lastItems,
    ])
  }

  /// A slideshow, and how it is to be.
  private var showItems: [MenuItem] {
    guard album.count > 1 else { return [] }
    return [item(.slideshow)] + menu(Words.text("Pace and order"), slideshowItems)
  }

  private var zoomItems: [MenuItem] {
    [
      item(.zoomIn, isEnabled: state.canZoomIn), item(.zoomOut, isEnabled: state.canZoomOut),
      item(.fit, beginsGroup: true), item(.fill), item(.fitWidth), item(.naturalSize),
    ]
  }

  /// What a page has beside its photo.
  private var stackItems: [MenuItem] {
    var items = film != nil ? [item(.play)] : []
    if !state.stack.isEmpty {
      var others = item(.stack)
      others.title = stackTitle
      items.append(others)
    }
    return items
  }

  /// What is done with a photo's file, and back.
  private var fileItems: [MenuItem] {
    var items: [MenuItem] = []
    if favourites != nil {
      items.append(item(.favourite))
      items[0].isChecked = showsFavourite
    }
    if state.canShare { items += menu(ViewerCommand.share.title, deskItems + pasteItems) }
    if renamer != nil { items.append(item(.rename)) }
    if trash != nil { items.append(item(.trash)) }
    return items + undoItems
  }

  private var pasteItems: [MenuItem] { paster == nil ? [] : [item(.paste, beginsGroup: true)] }

  private var undoItems: [MenuItem] {
    trash == nil && turner == nil && renamer == nil
      ? [] : [item(.undo, isEnabled: canUndo)] + (canRedo ? [item(.redo)] : [])
  }

  // MARK: - All photos

  private var gridItems: [MenuItem] {
    let state = self.state
    guard state.subject == .grid else {
      // What is left out may be all that there is.
      let all = library.arrangement?.isRestricted == true ? favouriteItems : []
      return joined([all, undoItems, lastItems])
    }
    return joined([
      [
        item(.zoomIn, isEnabled: state.canZoomIn), item(.zoomOut, isEnabled: state.canZoomOut),
      ],
      (library.arrangement != nil ? [item(.find)] : []) + favouriteItems,
      menu(Words.text("Sort by"), sortingItems, value: sortingTitle)
        + menu(Words.text("Group by"), groupingItems, value: groupingTitle),
      library.chosenPages.isEmpty ? [] : changingItems,
      pasteItems + undoItems,
      lastItems,
    ])
  }

  /// What every menu ends with.
  private var lastItems: [MenuItem] {
    var opening = openFiles != nil ? [item(.openFiles)] : []
    if recentFiles != nil { opening.append(item(.openRecent)) }
    if openNewWindow != nil { opening.append(item(.newWindow)) }
    var items = menu(Words.text("Open"), opening)
    if state.hasFullScreen { items.append(item(.fullScreen)) }
    return items + [item(.settings), item(.help)]
  }
}

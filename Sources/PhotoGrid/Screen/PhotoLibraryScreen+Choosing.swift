import PictureFacts
import PortableUIKit

// What is chosen in the grid.
extension PhotoLibraryScreen {
  /// Pages of the grid whose photos somebody has chosen, or the one that the keyboard means, or else the pointer.
  public var chosenPages: [Int] { showsGrid ? grid?.chosenPages ?? [] : [] }

  /// The one that the keyboard means, or else the first that is chosen; nil for none.
  public var meantPage: Int? {
    guard showsGrid, let grid else { return nil }
    return grid.focusedPage ?? grid.selection.pages.min()
  }

  /// So many photos of the grid are chosen.
  public var chosenCount: Int { showsGrid ? grid?.selection.pages.count ?? 0 : 0 }

  /// Escape means something before it leads to the grid: somebody looks for photos or has chosen some, or a photo is zoomed.
  public var needsEscape: Bool {
    showsGrid ? isFinding || chosenCount > 0 : photos.browser.zoomScale > 1
  }

  /// Nothing of the grid is chosen any more.
  public func chooseNone() { grid?.selection.clear() }

  /// Photos of the grid are chosen beside those that are.
  public func choose(_ pages: [Int]) {
    if showsGrid { grid?.selection.add(Set(pages)) }
  }

  /// The photo that the keyboard means is chosen, or no longer.
  public func toggleChoice() { grid?.toggleFocused() }

  /// Photos go: the keyboard means the one that takes the place of what it meant.
  public func hide(_ pictures: [Int32]) {
    grid?.stepFocus(over: Set(pictures))
    arrangement?.hide(pictures)
  }

  /// A menu is asked for at a place of this screen's view: what is chosen is what it is about. False where there is no photo
  /// of the grid.
  public func pointOut(at place: CGPoint) -> Bool {
    guard case .grid = phase, let grid else { return false }
    return grid.pointOut(at: view.convert(place, to: grid.view))
  }

  /// What is dragged from a place of this screen's view: pages of the grid.
  public func pagesToDrag(from place: CGPoint) -> [Int] {
    guard case .grid = phase, let grid else { return [] }
    return grid.pagesToDrag(from: view.convert(place, to: grid.view))
  }

  /// The page that one has come to the grid from, as long as it is seen there.
  public var homePage: Int? { showsGrid ? grid?.homePage : nil }

  /// Turns photos of the grid, which are seen turned at once.
  public func turn(
    _ pages: [Int], _ turn: PhotoTurn, _ reason: TurnReason = .wish
  ) { grid?.turn(pages, turn, reason) }

  /// Opens the photo that is chosen in the grid, or the first of those.
  public func openChosen() {
    guard showsGrid else { return }
    open(chosenPages.first ?? photos.browser.page)
  }
}

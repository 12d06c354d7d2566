import PortableUIKit
import ScrollGeometry

// Photos are chosen by a click with Ctrl or Shift, by keys, or one by one once there is one. What is done is done to them, or
// to the one that the keyboard means, or else the pointer.
extension PhotoGridScreen {
  /// What is done is done to the photos of these pages, in their order.
  var chosenPages: [Int] {
    guard selection.isEmpty else { return selection.pages.sorted() }
    return (focusedPage ?? hoveredPage).map { [$0] } ?? []
  }

  /// A click or a tap on the photo of a page.
  func clicked(_ page: Int, _ modifiers: UIKeyModifierFlags) {
    if modifiers.contains(.shift) {
      selection.extend(to: page, from: focusedPage ?? page)
    } else if modifiers.contains(.control) || !selection.isEmpty {
      selection.toggle(page)
    } else {
      return didChoose(page)
    }
    focusedPage = page
  }

  /// A menu is asked for at a place of this screen's view: it is about what is chosen there, or about the photo there. False
  /// where there is none.
  func pointOut(at place: CGPoint) -> Bool {
    guard let page = page(at: place) else { return false }
    if !selection.contains(page) { selection.clear() }
    focusedPage = page
    return true
  }

  /// The photo at a place of this screen's view, or all that are chosen where it is one of them.
  func pagesToDrag(from place: CGPoint) -> [Int] {
    guard let page = page(at: place) else { return [] }
    return selection.contains(page) ? selection.pages.sorted() : [page]
  }

  /// The page whose photo is at a place of this screen's view.
  func page(at place: CGPoint) -> Int? {
    // The scrubber, or the line in which somebody looks for names, may lie over it.
    guard view.hitTest(place, with: nil)?.isDescendant(of: collectionView) == true else {
      return nil
    }
    return collectionView.indexPathForItem(at: view.convert(place, to: collectionView))
      .flatMap(sections.page)
  }

  /// The photo that the keyboard means is about to go: it means the next one that stays, or the last.
  func stepFocus(over pictures: Set<Int32>) {
    guard let page = focusedPage else { return }
    let stays = { [album] (page: Int) in !pictures.contains(album.photo(at: page).picture) }
    focusedPage = (page..<album.count).first(where: stays) ?? (0..<page).last(where: stays) ?? page
  }

  /// Chooses the photo that the keyboard means, or no longer.
  func toggleFocused() {
    if let focusedPage { selection.toggle(focusedPage) }
  }

  func held(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { menuWasAskedFor(recognizer.location(in: view)) }
  }

  func showSelection() {
    for cell in cells {
      cell.isChosen = page(of: cell).map(selection.contains) ?? false
    }
    didChangeSelection()
  }

  // MARK: - Names

  func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
    let isThere = recognizer.state == .began || recognizer.state == .changed
    let place = isThere ? recognizer.location(in: view) : nil
    scrubber.isNearPointer = place.map(isAtScrubber) ?? false
    pointer = place
  }

  func showNames() {
    for cell in cells {
      let page = page(of: cell)
      cell.isNamed = page != nil && (page == hoveredPage || page == focusedPage)
    }
  }
}

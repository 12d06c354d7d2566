import Localization
import PhotoBrowserApp
import PortableUIKit

// The album changes while its grid is seen: photos go to their new places.
extension PhotoGridScreen {
  /// The album has changed.
  ///
  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  public func albumDidChange(newPage: (Int) -> Int?) {
    densityHold = nil
    dropLevels()
    let sawFocus = focusedPage.flatMap(frame).map(seenBounds.contains) ?? false
    focusedPage = focusedPage.flatMap(newPage)
    absentPage = absentPage.flatMap(newPage)
    selection.albumDidChange(newPage: newPage)
    for index in turns.indices { turns[index].albumDidChange(newPage: newPage) }
    let old = sections
    let shown = cells
    let middle = middlePage.flatMap(newPage)
    sections = GridSections(currentSections(), count: album.count)
    guard let change = change(from: old, newPage) else {
      showHeadingRoom(in: layout)
      if animates { keepEarlier(shown, fadesIn: true) }
      collectionView.reloadData()
      collectionView.layoutIfNeeded()
      fadeEarlierWhereNothingComes()
      finishTurns()
      // Under headings everything lies elsewhere; what was looked at stays in view.
      if old.hasHeadings != sections.hasHeadings, let middle { scroll(to: middle) }
      return
    }
    if !change.changes.isEmpty {
      keepEarlier(shown, fadesIn: false)
      let kept = earlier
      kept?.changesUnderWay += 1
      collectionView.performBatchUpdates { [collectionView] in
        change.tell(collectionView)
      } completion: { _ in
        kept?.changesUnderWay -= 1
      }
    }
    fadeEarlierWhereNothingComes()
    showPhotos()
    finishTurns()
    showHeadings()
    lookUnderPointer()
    showNames()
    // What the keyboard means stays in view, wherever it is now: a photo that has just come back, for one, whose date becomes
    // known a moment later.
    if sawFocus, let focusedPage { scroll(to: focusedPage, animated: true) }
  }

  /// Nil when all is to be there at once.
  private func change(from old: GridSections, _ newPage: (Int) -> Int?) -> GridChange? {
    guard max(old.count, sections.count) <= GridTunables.mostMoved, animates else { return nil }
    return GridChange(from: old, to: sections, newPage: newPage)
  }

  private var animates: Bool {
    view.window != nil && !changesAtOnce && !UIAccessibility.isReduceMotionEnabled
  }

  /// What a cell shows may be another photo in the same place.
  private func showPhotos() {
    for cell in cells {
      if let page = page(of: cell), page < album.count { show(page, in: cell) }
    }
  }

  func show(_ page: Int, in cell: PhotoGridCell) {
    let photo = album.photo(at: page)
    cell.show(photo, of: store)
    cell.isFavourite = isFavourite(photo)
    cell.mark = mark(photo)
    cell.isInFocus = page == focusedPage
    cell.isChosen = selection.contains(page)
    cell.isNamed = page == focusedPage || page == hoveredPage
    cell.contentView.isHidden = page == absentPage
  }

  // MARK: - Headings

  func showHeadingRoom(in layout: UICollectionViewFlowLayout) {
    layout.headerReferenceSize = CGSize(
      width: 0, height: sections.hasHeadings ? GridTunables.headingHeight : 0)
  }

  /// What they say, or what lies behind them, may be something else.
  func showHeadings() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let heading = view as? PhotoGridHeading { show(path.section, in: heading) }
    }
  }

  func show(_ section: Int, in heading: PhotoGridHeading) {
    guard sections.sections.indices.contains(section) else { return }
    let section = sections.sections[section]
    heading.show(
      self.heading(section), count: section.count,
      spokenCount: Words.plural("% photo", "% photos", section.count), on: ground)
  }
}

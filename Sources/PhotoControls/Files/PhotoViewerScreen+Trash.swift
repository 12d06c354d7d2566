import Localization
import PortableUIKit

// To the trash, and back: what has happened is said, and can be undone.
extension PhotoViewerScreen {
  func moveToTrash() {
    guard trash != nil else { return }
    let pages = self.meantPhotos
    guard !pages.isEmpty else { return sayNothingIsChosen() }
    library.chooseNone()
    moveToTrash(pages)
  }

  /// - Parameter again: they were there before.
  func moveToTrash(_ pages: [PagePictures], again: Bool = false) {
    guard let trash else { return }
    // Afterwards nobody knows what they were called.
    let news = pages.count == 1 ? news(of: pages[0]) : nil
    history.beginOrder()
    library.hide(pages.flatMap(\.all))
    if again { (panel as? CompareView)?.letGo(pages.map(\.shown)) }
    trash.moveToTrash(pages, following { Words.text("To the trash: %1 of %2", "\($0)", "\($1)") }) {
      [weak self] in
      self?.history.endOrder()
      self?.didTrash($0, of: pages, news, again: again)
    }
  }

  /// Who moves one photo reads what goes with it. Nil when it is not shown.
  private func news(of page: PagePictures) -> String? {
    guard let name = name(of: page.shown) else { return nil }
    guard !page.others.isEmpty else { return Words.text("“%” is in the trash.", name) }
    return page.others.allSatisfy(isFilm)
      ? Words.text("“%” and its video are in the trash.", name)
      : Words.text(
        "“%1” and all of its burst are in the trash: %2 files.", name, "\(page.all.count)")
  }

  private func name(of picture: Int32) -> String? {
    (0..<album.count).lazy.map { [album] in album.photo(at: $0) }.first { $0.picture == picture }?
      .name
  }

  /// - Parameter news: of the photo when there was but one.
  private func didTrash(
    _ outcome: TrashOutcome, of pages: [PagePictures], _ news: String?, again: Bool
  ) {
    let left = pages.leaving(outcome.done)
    library.arrangement?.unhide(left.flatMap(\.all))
    if !left.isEmpty { (panel as? CompareView)?.bringBack(left.map(\.shown)) }
    guard !outcome.done.isEmpty else {
      if again { history.isStillUndone(.trashed(pages)) }
      if let problem = outcome.problem { say(problem) }
      return
    }
    let change = PhotoChange.trashed(outcome.done)
    history.did(change, again: again)
    if again, !left.isEmpty { history.isStillUndone(.trashed(left)) }
    let news =
      news
      ?? Words.plural(
        "% photo is in the trash.", "% photos are in the trash.", outcome.done.count)
    say(
      outcome.problem.map { "\(news) \($0)" } ?? news, actionTitle: Words.text("Undo")
    ) { [weak self] in self?.undo(change) }
  }

  /// What went there before the program was started.
  func putBackEarlier() {
    guard let trash else { return }
    history.beginOrder()
    trash.restoreEarlier(followingBack) { [weak self] in
      self?.history.endOrder()
      self?.say($0)
    }
  }

  private var followingBack: OrderProgress {
    following { Words.text("Back from the trash: %1 of %2", "\($0)", "\($1)") }
  }

  /// From the trash.
  func putBack(_ pages: [PagePictures]) {
    guard let trash else { return }
    history.beginOrder()
    trash.restore(pages, followingBack) { [weak self] outcome in
      guard let self else { return }
      history.endOrder()
      let left = pages.leaving(outcome.done + outcome.lost)
      if !left.isEmpty { history.isStillDone(.trashed(left)) }
      if !outcome.done.isEmpty { history.didUndo(.trashed(outcome.done)) }
      library.arrangement?.unhide(outcome.done.flatMap(\.all))
      (panel as? CompareView)?.bringBack(outcome.done.map(\.shown))
      say(
        outcome.problem
          ?? (pages.count == 1
            ? Words.text("The photo is back from the trash.")
            : Words.text("The photos are back from the trash.")))
    }
  }
}

extension [PagePictures] {
  /// Those that are none of the others. Linear.
  fileprivate func leaving(_ others: [PagePictures]) -> [PagePictures] {
    let others = Set(others.map(\.shown))
    return filter { !others.contains($0.shown) }
  }
}

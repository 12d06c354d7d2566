import Localization
import PortableUIKit

// Photos get other names: a question with a field, what has come of it, and back.
extension PhotoViewerScreen {
  /// Its name can be read before anything is done.
  private var pageToName: Int? { meantPages.first ?? library.homePage }

  func showNaming() {
    guard let renamer else { return }
    guard let page = pageToName else { return sayNothingIsChosen() }
    guard meantPages.count <= 1 else {
      return say(Words.text("Photos get other names one by one."))
    }
    let photo = pictures(of: album.photo(at: page).picture)
    guard let name = renamer.name(of: photo.shown) else {
      return say(Words.text("Only files of this computer can be renamed."))
    }
    present(naming(photo, name))
  }

  private func naming(_ page: PagePictures, _ name: String) -> NamingView {
    NamingView(name) { [weak self] new, _ in
      self?.rename(page, name, to: new)
    } goOn: { [weak self] in
      self?.nameNeighbour(by: $0)
    } dismiss: { [unowned(unsafe) self] in
      closePanel()
    }
  }

  /// In the order that there was before the last one got its name.
  private func nameNeighbour(by step: Int) {
    guard !library.showsGrid, let page = meantPages.first,
      (0..<album.count).contains(page + step)
    else { return }
    browser.setPage(page + step, animated: false)
    showNaming()
  }

  /// The keys that follow Return are meant for the photos. A name that cannot be is asked for again, unless somebody has gone on.
  private func rename(_ page: PagePictures, _ old: String, to name: String) {
    let draft = (panel as? NamingView)?.draft
    closePanel()
    rename(page, to: name) { [weak self] problem in
      guard let self else { return }
      guard let draft, panel == nil,
        pageToName.map({ self.album.photo(at: $0).picture }) == page.shown
      else { return say(problem) }
      let again = naming(page, old)
      again.take(draft, problem)
      present(again)
    }
  }

  /// - Parameter refuse: hears why it cannot be called so.
  private func rename(
    _ page: PagePictures, to name: String, again: Bool = false,
    _ refuse: @escaping @MainActor (_ problem: String) -> Void
  ) {
    guard let renamer else { return }
    history.beginOrder()
    renamer.rename(page, to: name) { [weak self] outcome in
      guard let self else { return }
      history.endOrder()
      guard case .renamed(let name) = outcome else {
        if case .failed(let problem) = outcome { refuse(problem) }
        return
      }
      let change = PhotoChange.renamed(page, to: name)
      history.did(change, again: again)
      say(Words.text("It is called “%” now.", name), actionTitle: Words.text("Undo")) {
        [weak self] in self?.undo(change)
      }
    }
  }

  func renameBack(_ page: PagePictures, from name: String) {
    let change = PhotoChange.renamed(page, to: name)
    guard let renamer else { return }
    history.beginOrder()
    renamer.renameBack(page.shown) { [weak self] problem in
      self?.history.endOrder()
      self?.history.didTryToUndo(change, problem)
      self?.say(problem?.message ?? Words.text("It has its old name again."))
    }
  }

  func renameAgain(_ page: PagePictures, to name: String) {
    rename(page, to: name, again: true) { [weak self] problem in
      self?.history.isStillUndone(.renamed(page, to: name))
      self?.say(problem)
    }
  }
}

import Localization
import PortableUIKit

// Photos get other names: a question with a field, what has come of it, and back.
extension PhotoViewerScreen {
  func showNaming() {
    guard let renamer else { return }
    // Its name can be read before anything is done.
    guard let page = meantPages.first ?? library.homePage else { return sayNothingIsChosen() }
    guard meantPages.count <= 1 else {
      return say(Words.text("Photos get other names one by one."))
    }
    let photo = pictures(of: album.photo(at: page).picture)
    guard let name = renamer.name(of: photo.shown) else {
      return say(Words.text("Only files of this computer can be renamed."))
    }
    present(
      NamingView(name) { [weak self] new, refuse in
        self?.rename(photo, to: new, refuse)
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
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
      if panel is NamingView { closePanel() }
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
      if problem == nil { self?.history.didUndo(change) } else { self?.history.isStillDone(change) }
      self?.say(problem ?? Words.text("It has its old name again."))
    }
  }

  func renameAgain(_ page: PagePictures, to name: String) {
    rename(page, to: name, again: true) { [weak self] problem in
      self?.history.isStillUndone(.renamed(page, to: name))
      self?.say(problem)
    }
  }
}

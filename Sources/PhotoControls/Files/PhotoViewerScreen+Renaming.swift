import Localization
import PortableUIKit

// Photos get other names: a question with a field, what has come of it, and back.
extension PhotoViewerScreen {
  func showNaming() {
    guard let renamer else { return }
    guard let page = meantPages.first else { return sayNothingIsChosen() }
    guard meantPages.count == 1 else {
      return say(Words.text("Photos get other names one by one."))
    }
    let picture = album.photo(at: page).picture
    guard let name = renamer.name(of: picture) else {
      return say(Words.text("Only files of this computer can be renamed."))
    }
    present(
      NamingView(name) { [weak self] new, refuse in
        self?.rename(picture, to: new, refuse)
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }

  /// - Parameter refuse: hears why it cannot be called so.
  private func rename(
    _ picture: Int32, to name: String, _ refuse: @escaping @MainActor (_ problem: String) -> Void
  ) {
    renamer?.rename(picture, with: companions(of: picture), to: name) { [weak self] outcome in
      guard let self else { return }
      guard case .renamed(let name) = outcome else {
        if case .failed(let problem) = outcome { refuse(problem) }
        return
      }
      if panel is NamingView { closePanel() }
      let change = PhotoChange.renamed(picture)
      changes.append(change)
      say(Words.text("It is called “%” now.", name), actionTitle: Words.text("Undo")) {
        [weak self] in self?.undo(change)
      }
    }
  }

  func renameBack(_ picture: Int32) {
    renamer?.renameBack(picture) { [weak self] problem in
      // Whatever stands in the way may go.
      if problem != nil { self?.changes.append(.renamed(picture)) }
      self?.say(problem ?? Words.text("It has its old name again."))
    }
  }
}

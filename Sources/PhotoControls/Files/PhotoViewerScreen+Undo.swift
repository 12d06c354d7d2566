import Localization
import PictureFacts

// What was done to photos is undone in the other order, whatever it was.
extension PhotoViewerScreen {
  var canUndo: Bool { !changes.isEmpty || trash?.hasEarlier ?? false }

  /// The last thing that somebody has done, also before the program was started again.
  func undo() {
    if let last = changes.last { undo(last) } else if canUndo { putBackEarlier() }
  }

  func undo(_ change: PhotoChange) {
    guard let index = changes.lastIndex(of: change) else { return }
    changes.remove(at: index)
    switch change {
    case .trashed(let pictures): putBack(pictures)
    case .turned(let picture, let turn): turnBack(picture, turn)
    case .renamed(let picture): renameBack(picture)
    case .pinned(let picture): takeBackPin(picture)
    case .pasted: takeBackPaste()
    }
  }

  private func turnBack(_ picture: Int32, _ turn: PhotoTurn) {
    guard let turner, let page = turner.page(ofPhotoOf: picture) else {
      return say(Words.text("The photo has gone."))
    }
    if !library.showsGrid, page == browser.page, library.turn(turn.reversed, undoes: true) {
      return
    }
    // Somebody looks at another one.
    library.show(page)
    note(turn.reversed, of: album.photo(at: page).picture, undoes: true) { _ in }
  }
}

import Localization
import PhotoGrid
import PictureFacts

// What was done to photos is undone in the other order, whatever it was, and done again.
extension PhotoViewerScreen {
  /// Not while something is under way: it would be what was done before that.
  var canUndo: Bool {
    history.ordersUnderWay == 0 && (!history.done.isEmpty || trash?.hasEarlier ?? false)
  }

  var canRedo: Bool { history.ordersUnderWay == 0 && !history.undone.isEmpty }

  /// The last thing that somebody has done, also before the program was started again.
  func undo() {
    guard canUndo else { return }
    if let last = history.done.last { undo(last) } else { putBackEarlier() }
  }

  func undo(_ change: PhotoChange) {
    guard history.takeDone(change) else { return }
    switch change {
    case .trashed(let pages): putBack(pages)
    case .turned(let picture, let turn): turnBack(picture, turn)
    case .renamed(let page, let name): renameBack(page, from: name)
    case .pinned(let picture, let pins): takeBackPins(pins, of: picture)
    case .pasted: takeBackPaste()
    }
  }

  /// What was undone last.
  func redo() {
    guard canRedo, let change = history.takeUndone() else { return }
    switch change {
    case .trashed(let pages): moveToTrash(pages, again: true)
    case .turned(let picture, let turn): self.turn(picture, turn, .redoing)
    case .renamed(let page, let name): renameAgain(page, to: name)
    case .pinned(let picture, let pins): pinAgain(pins, of: picture)
    case .pasted: pasteAgain()
    }
  }

  private func turnBack(_ picture: Int32, _ turn: PhotoTurn) {
    self.turn(picture, turn.reversed, .undoing)
  }

  private func turn(_ picture: Int32, _ turn: PhotoTurn, _ reason: TurnReason) {
    guard let turner, let page = turner.page(ofPhotoOf: picture) else {
      return say(Words.text("The photo has gone."))
    }
    if !library.showsGrid, page == browser.page, library.turn(turn, reason) { return }
    // Somebody looks at another one.
    library.show(page)
    note(turn, of: album.photo(at: page).picture, reason) { _ in }
  }
}

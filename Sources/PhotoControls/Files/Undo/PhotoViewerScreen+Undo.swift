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

  /// What is done now may be undone, or mean another photo, once it is known what has come of it.
  var isBusy: Bool { history.ordersUnderWay > 0 || library.hasUnnotedTurns }

  /// Whether a command has to wait for what is under way. Those that change files follow each other as they were given.
  func mustWait(_ command: ViewerCommand) -> Bool {
    switch command {
    case .undo, .redo: isBusy || !history.waiting.isEmpty
    case .trash, .rename, .paste, .turnRight, .turnLeft, .mirror, .flip: !history.waiting.isEmpty
    default: false
    }
  }

  /// Before each frame.
  func performWaiting() {
    guard !history.waiting.isEmpty, !isBusy else { return }
    let command = history.waiting.removeFirst()
    if canPerform(command) { carryOut(command) }
  }

  /// The last thing that somebody has done, also before the program was started again.
  func undo() {
    guard canUndo else { return }
    if let last = history.done.last { undo(last) } else { putBackEarlier() }
  }

  func undo(_ change: PhotoChange) {
    guard history.takeDone(change) else { return }
    switch change {
    case .trashed(let pages): putBack(pages)
    case .turned(let pictures, let turn): self.turn(pictures, turn.reversed, .undoing)
    case .renamed(let page, let name): renameBack(page, from: name)
    case .pinned(let picture, let change): takeBackPins(change, of: picture)
    case .pasted: takeBackPaste()
    }
  }

  /// What was undone last.
  func redo() {
    guard canRedo, let change = history.takeUndone() else { return }
    switch change {
    case .trashed(let pages): moveToTrash(pages, again: true)
    case .turned(let pictures, let turn): self.turn(pictures, turn, .redoing)
    case .renamed(let page, let name): renameAgain(page, to: name)
    case .pinned(let picture, let change): pinAgain(change, of: picture)
    case .pasted: pasteAgain()
    }
  }

  private func turn(_ pictures: [Int32], _ turn: PhotoTurn, _ reason: TurnReason) {
    let pages = pictures.compactMap { turner?.page(ofPhotoOf: $0) }
    guard let first = pages.first else { return say(Words.text("The photo has gone.")) }
    if !library.showsGrid, pages == meantPages, library.turn(turn, reason) { return }
    // Somebody looks at others.
    library.show(first)
    if library.showsGrid { return library.turn(pages, turn, reason) }
    note(TurnOrder(pages.map { album.photo(at: $0).picture }, turn), reason) { _ in }
  }
}

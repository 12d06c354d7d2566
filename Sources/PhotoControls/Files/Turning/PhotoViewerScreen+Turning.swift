import Localization
import PhotoGrid
import PictureFacts
import PortableUIKit

// Turning changes a person's file, where it may and can: that is asked once, of a photo that somebody still looks at.
extension PhotoViewerScreen {
  func takeTurner() {
    guard turner != nil else { return library.noteTurns = nil }
    library.noteTurns = { [unowned(unsafe) self] pictures, turn, reason, receiver in
      note(TurnOrder(pictures, turn), reason, receiver)
    }
  }

  /// The photo that is shown, or those that are chosen in the grid.
  func turnMeant(_ turn: PhotoTurn) {
    guard library.showsGrid else {
      library.turn(turn)
      return
    }
    let pages = meantPages
    guard !pages.isEmpty else { return sayNothingIsChosen() }
    let photos = pages.filter { !isFilm(album.photo(at: $0).picture) }
    guard !photos.isEmpty else { return say(Words.text("Videos cannot be turned.")) }
    library.turn(photos, turn)
  }

  /// - Parameter receiver: hears which photos lie so now.
  func note(
    _ order: TurnOrder, _ reason: TurnReason,
    _ receiver: @escaping @MainActor (_ turned: Set<Int32>) -> Void
  ) {
    history.beginOrder()
    ask(order, reason) { [weak self] keeping in
      guard let self, let turner, keeping != .takenBack else {
        self?.history.endOrder()
        return receiver([])
      }
      for picture in order.pictures {
        let isKept = keeping == .inFile && order.reasons[picture] == nil
        turner.turn(picture, order.turn, inFile: isKept) { [weak self] outcome in
          order.outcomes[picture] = outcome
          guard order.outcomes.count == order.pictures.count else { return }
          self?.history.endOrder()
          self?.didTurn(order, keeping, reason)
          receiver(Set(order.turned))
        }
      }
    }
  }

  private func didTurn(_ order: TurnOrder, _ keeping: TurnKeeping, _ reason: TurnReason) {
    let (turned, failed) = (order.turned, order.failed)
    switch reason {
    case .wish: if !turned.isEmpty { history.did(.turned(turned, order.turn)) }
    case .undoing:
      if !failed.isEmpty { history.isStillDone(.turned(failed, order.turn.reversed)) }
      if !turned.isEmpty {
        // What was said of the turn is no longer so.
        notice?.leave()
        notice = nil
        history.didUndo(.turned(turned, order.turn.reversed))
      }
    case .redoing:
      if !failed.isEmpty { history.isStillUndone(.turned(failed, order.turn)) }
      if !turned.isEmpty { history.did(.turned(turned, order.turn), again: true) }
    }
    let news = order.news(keeping, reason)
    if !news.isEmpty { say(news) }
  }

  /// No file has noted what is taken back, and nobody is asked what a file cannot do.
  private func ask(
    _ order: TurnOrder, _ reason: TurnReason,
    _ receiver: @escaping @MainActor (TurnKeeping) -> Void
  ) {
    guard let turner, !turner.mayChangeFiles, !turner.turnsForNow, reason != .undoing else {
      return receiver(turner?.mayChangeFiles == true ? .inFile : .forNow)
    }
    var missing = order.pictures.count
    for picture in order.pictures {
      turner.whyNotKept(picture, order.turn) { [weak self] why in
        order.reasons[picture] = why
        missing -= 1
        guard missing == 0 else { return }
        guard let self else { return receiver(.takenBack) }
        if order.reasons.count == order.pictures.count { return receiver(.forNow) }
        // Somebody may have said it of another photo meanwhile.
        if turner.mayChangeFiles { return receiver(.inFile) }
        if turner.turnsForNow { return receiver(.forNow) }
        askWhetherKept(order, receiver)
      }
    }
  }

  /// The photos of an order are still what is shown.
  private func isShown(_ order: TurnOrder) -> Bool {
    library.showsGrid
      || order.pictures.map { turner?.page(ofPhotoOf: $0) } == meantPages
  }

  private func askWhetherKept(
    _ order: TurnOrder, _ receiver: @escaping @MainActor (TurnKeeping) -> Void
  ) {
    if history.waiting.first == .undo {
      history.waiting.removeFirst()
      return receiver(.takenBack)
    }
    guard panel == nil, isShown(order) else {
      laterTurns += order.pictures
      return receiver(.later)
    }
    present(
      QuestionView(
        title: Words.text("Keep photos the way you turn them?"),
        text: Words.text(
          "A note in the photo’s file says which way is up, or beside it where that has no place for one. Not one pixel is changed."
        ),
        yes: Words.text("Keep"), no: Words.text("Only for now")
      ) { [weak self] answer in
        switch answer {
        case .yes:
          self?.turner?.mayChangeFiles = true
          receiver(.inFile)
          self?.keepLaterTurns()
        // Whoever sends a question away does not want it back with the next photo.
        case .no, .none:
          self?.turner?.turnsForNow = true
          self?.laterTurns = []
          receiver(answer == .no ? .forNow : .undecided)
        case .undo: receiver(.takenBack)
        case .later:
          self?.laterTurns += order.pictures
          receiver(.later)
        }
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }

  /// Whoever wants turns kept wants those as well that were not asked about.
  private func keepLaterTurns() {
    for picture in laterTurns {
      turner?.keepTurns(picture) { [weak self] reason in
        if let reason { self?.say(Words.text("Turned for now, not in the file. %", reason)) }
      }
    }
    laterTurns = []
  }
}

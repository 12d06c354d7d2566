import Localization
import PhotoGrid
import PictureFacts
import PortableUIKit

// Turning changes a person's file, where it may and can: that is asked once.
extension PhotoViewerScreen {
  func takeTurner() {
    guard turner != nil else { return library.noteTurn = nil }
    library.noteTurn = { [unowned(unsafe) self] picture, turn, reason, receiver in
      note(turn, of: picture, reason, receiver)
    }
  }

  /// - Parameter receiver: hears whether the photo lies so now.
  func note(
    _ turn: PhotoTurn, of picture: Int32, _ reason: TurnReason,
    _ receiver: @escaping @MainActor (_ isTurned: Bool) -> Void
  ) {
    ask(reason) { [weak self] answer in
      guard let self, let turner else { return receiver(false) }
      turner.turn(picture, turn, inFile: answer ?? false) { outcome in
        self.didTurn(picture, turn, reason, outcome)
        if case .failed = outcome { return receiver(false) }
        if answer == nil { self.say(Words.text("Turned for now. The file stays as it is.")) }
        receiver(true)
      }
    }
  }

  private func didTurn(
    _ picture: Int32, _ turn: PhotoTurn, _ reason: TurnReason, _ outcome: TurnOutcome
  ) {
    switch outcome {
    case .noted, .shown(nil): break
    case .shown(let why?):
      if reason != .undoing { say(Words.text("Turned for now, not in the file. %", why)) }
    case .failed(let problem):
      switch reason {
      case .wish: break
      case .undoing: history.isStillDone(.turned(picture, turn.reversed))
      case .redoing: history.isStillUndone(.turned(picture, turn))
      }
      return say(problem)
    }
    if reason == .undoing {
      history.didUndo(.turned(picture, turn.reversed))
    } else {
      history.did(.turned(picture, turn), again: reason == .redoing)
    }
  }

  /// Whether files may be changed; nil when nobody has said: it is turned for now then, and the next turn asks again.
  ///
  /// No file has noted what is taken back.
  private func ask(_ reason: TurnReason, _ receiver: @escaping @MainActor (_ inFile: Bool?) -> Void)
  {
    guard let turner, !turner.mayChangeFiles, !turnsForNow, reason != .undoing else {
      return receiver(turner?.mayChangeFiles ?? false)
    }
    present(
      QuestionView(
        title: Words.text("Keep photos the way you turn them?"),
        text: Words.text(
          "A note in the photo’s file says which way is up. Only that note is changed, not one pixel."
        ),
        yes: Words.text("Keep in the file"), no: Words.text("Only for now")
      ) { [weak self] isAllowed in
        switch isAllowed {
        case true?: self?.turner?.mayChangeFiles = true
        case false?: self?.turnsForNow = true
        case nil: break
        }
        receiver(isAllowed)
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }
}

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
    ask(picture, turn, reason) { [weak self] keeping in
      guard let self, let turner, keeping != .takenBack else { return receiver(false) }
      turner.turn(picture, turn, inFile: keeping == .inFile) { outcome in
        self.didTurn(picture, turn, reason, outcome)
        if case .failed = outcome { return receiver(false) }
        switch keeping {
        case .forNow(let why?): self.say(Self.turnedForNow(why))
        case .undecided: self.say(Words.text("Turned for now. The file stays as it is."))
        case .inFile, .forNow(nil), .takenBack: break
        }
        receiver(true)
      }
    }
  }

  private static func turnedForNow(_ reason: String) -> String {
    Words.text("Turned for now, not in the file. %", reason)
  }

  private func didTurn(
    _ picture: Int32, _ turn: PhotoTurn, _ reason: TurnReason, _ outcome: TurnOutcome
  ) {
    switch outcome {
    case .noted, .shown(nil): break
    case .shown(let why?):
      if reason != .undoing { say(Self.turnedForNow(why)) }
    case .failed(let problem):
      switch reason {
      case .wish: break
      case .undoing: history.isStillDone(.turned(picture, turn.reversed))
      case .redoing: history.isStillUndone(.turned(picture, turn))
      }
      return say(problem)
    }
    if reason == .undoing {
      // What was said of the turn is no longer so.
      notice?.leave()
      notice = nil
      history.didUndo(.turned(picture, turn.reversed))
    } else {
      history.did(.turned(picture, turn), again: reason == .redoing)
    }
  }

  /// No file has noted what is taken back, and nobody is asked what a file cannot do.
  private func ask(
    _ picture: Int32, _ turn: PhotoTurn, _ reason: TurnReason,
    _ receiver: @escaping @MainActor (TurnKeeping) -> Void
  ) {
    guard let turner, !turner.mayChangeFiles, !turnsForNow, reason != .undoing else {
      return receiver(turner?.mayChangeFiles == true ? .inFile : .forNow(because: nil))
    }
    turner.whyNotKept(picture, turn) { [weak self] why in
      guard let self else { return receiver(.takenBack) }
      if let why { return receiver(.forNow(because: why)) }
      // Somebody may have said it of another photo meanwhile.
      if turner.mayChangeFiles { return receiver(.inFile) }
      askWhetherKept(receiver)
    }
  }

  private func askWhetherKept(_ receiver: @escaping @MainActor (TurnKeeping) -> Void) {
    present(
      QuestionView(
        title: Words.text("Keep photos the way you turn them?"),
        text: Words.text(
          "A note in the photo’s file says which way is up. Only that note is changed, not one pixel."
        ),
        yes: Words.text("Keep in the file"), no: Words.text("Only for now")
      ) { [weak self] answer in
        switch answer {
        case .yes:
          self?.turner?.mayChangeFiles = true
          receiver(.inFile)
        case .no:
          self?.turnsForNow = true
          receiver(.forNow(because: nil))
        case .none: receiver(.undecided)
        case .undo: receiver(.takenBack)
        }
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }
}

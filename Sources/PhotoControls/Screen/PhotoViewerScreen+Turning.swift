import Localization
import PictureFacts
import PortableUIKit

// Turning changes a person's file: that is asked once.
extension PhotoViewerScreen {
  func takeTurner() {
    guard turner != nil else { return library.noteTurn = nil }
    library.noteTurn = { [unowned(unsafe) self] picture, turn, receiver in
      ask { [weak self] isAllowed in
        guard isAllowed, let turner = self?.turner else { return receiver(false) }
        turner.turn(picture, turn) { problem in
          if let problem { self?.say(problem) }
          receiver(problem == nil)
        }
      }
    }
  }

  /// Whether the file may be changed.
  private func ask(_ receiver: @escaping @MainActor (Bool) -> Void) {
    guard turner?.mayChangeFiles != true else { return receiver(true) }
    present(
      QuestionView(
        title: Words.text("Keep photos the way you turn them?"),
        text: Words.text(
          "A note in the photo’s file says which way is up. Only that note is changed, not one pixel."
        ),
        yes: Words.text("Keep"), no: Words.text("Turn back")
      ) { [weak self] isAllowed in
        if isAllowed { self?.turner?.mayChangeFiles = true }
        receiver(isAllowed)
      } dismiss: { [unowned(unsafe) self] in
        closePanel()
      })
  }
}

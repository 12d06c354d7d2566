import Localization
import PortableUIKit

// Files that were copied or cut elsewhere come into the folder of the photo that is shown.
extension PhotoViewerScreen {
  func paste() {
    guard let paster, album.count > 0 else { return }
    let page = meantPages.first ?? min(browser.page, album.count - 1)
    var hasBegun = false
    paster.paste(
      beside: album.photo(at: page).picture,
      begins: { [weak self] in
        hasBegun = true
        self?.history.beginOrder()
      },
      following { Words.text("Pasting: %1 of %2", "\($0)", "\($1)") }
    ) { [weak self] in
      if hasBegun { self?.history.endOrder() }
      self?.didPaste($0)
    }
  }

  func pasteAgain() {
    guard let paster else { return }
    history.beginOrder()
    paster.pasteAgain { [weak self] in
      self?.history.endOrder()
      self?.didPaste($0, again: true)
    }
  }

  private func didPaste(_ outcome: PasteOutcome, again: Bool = false) {
    guard outcome.count > 0 else {
      if again { history.isStillUndone(.pasted) }
      return say(outcome.problem ?? Words.text("There are no files to paste."))
    }
    history.did(.pasted, again: again)
    let news = Words.plural("% file is pasted.", "% files are pasted.", outcome.count)
    say(
      outcome.problem.map { "\(news) \($0)" } ?? news, actionTitle: Words.text("Undo")
    ) { [weak self] in self?.undo(.pasted) }
  }

  func takeBackPaste() {
    guard let paster else { return }
    history.beginOrder()
    paster.takeBackPaste { [weak self] problem in
      self?.history.endOrder()
      self?.history.didTryToUndo(.pasted, problem)
      self?.say(problem?.message ?? Words.text("Pasting is undone."))
    }
  }
}

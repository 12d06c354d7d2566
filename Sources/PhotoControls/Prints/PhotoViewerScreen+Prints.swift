import Localization
import PhotoBrowserApp
import PortableUIKit

// Photos of the grid that are chosen, on a desk.
extension PhotoViewerScreen {
  var canLayOut: Bool {
    library.showsGrid && ControlsTunables.printed.contains(library.chosenCount)
  }

  /// Those that lay there last lie as they were left.
  func layOut() {
    guard canLayOut else {
      return say(
        Words.text("Choose two to thirty photos to lay on a desk: click them with Ctrl held."))
    }
    let photos = library.chosenPages.map(album.photo(at:))
    let desk: PrintsView
    // One that is still going goes.
    if let prints, prints.superview == nil, prints.prints.map(\.photo) == photos {
      desk = prints
      desk.isUserInteractionEnabled = true
    } else {
      desk = PrintsView(photos, of: store, ground: library.photos.ground) {
        [unowned(unsafe) self] in closePanel()
      }
      prints = desk
    }
    library.isGridCovered = true
    present(desk)
    sayWhatADeskIsFor()
  }

  /// Once, to whoever has never seen one.
  private func sayWhatADeskIsFor() {
    guard !hasSeenDesk else { return }
    hasSeenDesk = true
    didChangeChoices()
    say(
      hasPointer
        ? Words.text("Ctrl and the wheel zoom a photo, or the desk. Drag a photo to move it.")
        : Words.text("Two fingers zoom a photo, or the desk. Hold a photo to move it."),
      stay: ControlsTunables.noticeStay)
  }
}

import Localization
import PhotoGrid
import PictureFacts
import PortableUIKit

// A photo that was taken with others says so, and shows them.
extension PhotoViewerScreen {
  private var shownStack: PhotoStack? {
    guard !library.showsGrid, browser.page < album.count else { return nil }
    return library.arrangement?.stack(of: album.photo(at: browser.page).picture)
  }

  /// What its button says; empty where there is none.
  var stackLabel: String {
    guard let stack = shownStack else { return "" }
    switch stack.kind {
    case .live: return Words.text("Live")
    case .burst: return Words.text("Burst · %", "\(stack.others.count + 1)")
    }
  }

  /// What the menu says.
  var stackTitle: String {
    guard let stack = shownStack else { return "" }
    switch stack.kind {
    case .live: return Words.text("Play what was filmed with it")
    case .burst:
      return library.arrangement?.isOpen(stack) == true
        ? Words.text("Show one photo of the burst") : Words.text("Show all photos of the burst")
    }
  }

  // MARK: - Its button

  /// Before each frame: it says so for as long as its photo is seen as a whole, or somebody uses controls.
  func updateStack() {
    guard showsLonePhoto, visibility.areShown || !browser.isZoomed, let stack = shownStack else {
      stackButton?.removeFromSuperview()
      stackButton = nil
      return
    }
    let isNew = stackButton == nil
    let shown = stackButton ?? StackButton { [unowned(unsafe) self] in useStack() }
    stackButton = shown
    shown.show(stack.kind == .live ? .live : .burst, stackLabel, action: stackTitle)
    if isNew {
      shown.isQuiet = !visibility.areShown
      view.insertSubview(shown, aboveSubview: controls ?? library.view)
      layoutStack()
      shown.fadeIn()
    } else if shown.isQuiet == visibility.areShown {
      UIView.animate(
        withDuration: animates ? ControlsTunables.fading : 0, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction]
      ) { [unowned(unsafe) self] in
        shown.isQuiet = !visibility.areShown
        layoutStack()
      }
    } else {
      layoutStack()
    }
  }

  /// In the corner where one begins to read, below the controls while they are there.
  private func layoutStack() {
    guard let stackButton else { return }
    let area = view.controlsArea
    let size = stackButton.sizeThatFits(area.size)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = visibility.areShown ? controls.map { $0.topRoom + ControlsTunables.gap } : nil
    let frame = CGRect(
      x: isReversed ? area.maxX - size.width : area.minX, y: top ?? area.minY, width: size.width,
      height: size.height)
    if stackButton.frame != frame { stackButton.frame = frame }
  }

  /// Plays the film that was taken with it, or shows the others of its burst among the photos, and no longer.
  func useStack() {
    guard let stack = shownStack, let arrangement = library.arrangement else { return }
    switch stack.kind {
    case .live: playFilm(stack.others.first)
    case .burst:
      // Whoever looks at one of the others is at the one that stands for them.
      if arrangement.isOpen(stack),
        let page = (0..<album.count).first(where: { album.photo(at: $0).picture == stack.cover })
      {
        browser.page = page
      }
      arrangement.toggle(stack)
      say(
        arrangement.isOpen(stack)
          ? Words.text("All photos of the burst are shown.")
          : Words.text("One photo of the burst is shown."))
    }
  }
}

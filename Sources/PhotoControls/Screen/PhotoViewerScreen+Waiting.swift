import PhotoBrowserApp
import PortableUIKit

// A photo that takes its time: the one before stays for a moment, a ring says that something goes on, and then its own page is
// there, however empty.
extension PhotoViewerScreen {
  /// Before each frame: while a photo is waited for, it is counted for how long.
  func updatePatience() {
    guard let page = browser.awaitedPage else {
      awaited = nil
      return patience.stop()
    }
    if awaited?.page != page { awaited = (page, 0) }
    if !patience.isRunning, let window = view.window { patience.start(in: window) }
  }

  /// Nobody is to take one photo for another: after a while its own page is there.
  func losePatience(_ seconds: Double) {
    guard var waiting = awaited else { return }
    waiting.age += seconds
    awaited = waiting
    guard waiting.age >= ControlsTunables.patience else { return }
    awaited = nil
    patience.stop()
    browser.setPage(waiting.page, animated: false)
  }

  // MARK: - The ring

  private var isWorkAwaited: Bool {
    guard album.count > 0, !library.showsGrid else { return false }
    return library.photos.isUnderWay(at: browser.awaitedPage ?? browser.page)
  }

  /// Before each frame.
  func updateWork() {
    guard isWorkAwaited else {
      work?.removeFromSuperview()
      work = nil
      return
    }
    let shown = work ?? WorkView(frame: .zero)
    if shown.superview == nil { view.insertSubview(shown, aboveSubview: library.view) }
    let side = ControlsTunables.button
    let place = CGRect(
      x: ((view.bounds.width - side) / 2).rounded(),
      y: ((view.bounds.height - side) / 2).rounded(), width: side, height: side)
    if shown.frame != place { shown.frame = place }
    work = shown
  }
}

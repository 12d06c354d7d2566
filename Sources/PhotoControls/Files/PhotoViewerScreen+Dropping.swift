import PortableUIKit

// What is held above the window would take the photos' place.
extension PhotoViewerScreen {
  /// - Parameter areAbove: files are held above it. Where there are no photos its page says so itself.
  public func filesHover(_ areAbove: Bool) {
    dropView?.fadeOutAndRemove()
    dropView = nil
    guard areAbove, album.count > 0 else { return }
    let made = DropView(frame: view.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    dropView = made
    made.fadeIn()
  }
}

import Cases
import DisplayList
import HeadlessHost
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import ZoomScrollView

/// A case's frames, for a script to be played to, with somebody who looks at every one.
@MainActor
final class WatchedSubject: Playable {
  var onFrame: ((DisplayList) -> Void)?
  private let loop: FrameLoop
  private let logger: EventLogger
  private let view: CaseView

  init(_ loop: FrameLoop, logger: EventLogger, view: CaseView) {
    self.loop = loop
    self.logger = logger
    self.view = view
  }

  func send(_ event: InputEvent) { loop.send(event) }

  func frame(at time: Double) {
    logger.time = time
    loop.frame(at: time)
    onFrame?(loop.displayList)
  }

  var isAtRest: Bool { loop.isAtRest }
  var displayList: DisplayList { loop.displayList }
  var reading: Reading {
    Reading(
      page: view.page, zoom: Double(view.zoomScale), offset: Point(view.contentOffset))
  }
}

/// Writes a browser's calls into the log, too.
@MainActor
final class Listener: ScrollViewDelegateRelay, PhotoBrowserViewDelegate {
  private let logger: EventLogger

  init(_ logger: EventLogger) {
    self.logger = logger
    super.init()
    client = logger
  }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, didShowPage page: Int) {
    log("photoBrowserDidShowPage", photoBrowser, page)
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, willDisplay view: UIView, forPageAt page: Int
  ) {
    log("photoBrowserWillDisplay", photoBrowser, page)
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, didEndDisplaying view: UIView, forPageAt page: Int
  ) {
    log("photoBrowserDidEndDisplaying", photoBrowser, page)
  }

  private func log(_ method: String, _ photoBrowser: PhotoBrowserView, _ page: Int) {
    logger.log(
      method, offset: Point(photoBrowser.contentOffset), zoom: Double(photoBrowser.zoomScale),
      values: [.page(page)])
  }
}

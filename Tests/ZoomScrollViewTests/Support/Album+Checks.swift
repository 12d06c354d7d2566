import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import ZoomScrollView

extension Album {
  /// Nothing that is at rest is out of order: one page alone fills the view, or can be turned.
  func checkRest(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    func check(_ isTrue: Bool, _ what: String) {
      let place = "\(what): offset \(offset), zoom \(browser.zoomScale), \(browser.machine)"
      #expect(isTrue, "\(comment.map { "\($0)" } ?? "") \(place)", sourceLocation: sourceLocation)
    }
    check(stage.loop.isAtRest, "at rest")
    guard count > 0 else { return }
    let page = browser.page
    check(seenPages == [page], "one page is seen, not \(seenPages)")
    check(log.displayedPages == [page] && log.unpairedPages == 0, "shown pages are told")
    check(browser.held.isEmpty && browser.scrollView.contentOffset.x.isFinite, "nothing is held")
    let limits = browser.zoomLimits(ofPageAt: page)
    let scale = Double(browser.zoomScale)
    check(scale >= 1 && scale <= Double(limits.maximum) * (1 + 1e-12), "within the zoom limits")
    check((browser.zoomedPage == nil) == (scale == 1), "pages exactly at the fitted size")
    if browser.zoomedPage == nil {
      let place = browser.line.point(along: browser.line.offset(ofPage: page), across: 0)
      check(browser.contentOffset == place, "on a page")
    }
    guard let seen = seen(page) else { return }
    let view = Rect(browser.bounds)
    // A pixel's half for where it is, and another for what was rounded.
    let slack = 1 / Double(stage.window.screen.scale)
    for (low, length, room) in [
      (seen.minX, seen.width, view.width), (seen.minY, seen.height, view.height),
    ] {
      if length <= room {
        check((low + length / 2 - room / 2).magnitude <= slack, "centred")
      } else {
        check(low <= slack && low + length >= room - slack, "edge to edge")
      }
    }
  }

  /// Calls `body` for every frame with how far each corner of a page moved that was seen before
  /// and after, points; the greatest.
  func watchMovement(_ body: @escaping (Double) -> Void) {
    var last: [Int: Rect] = [:]
    func look() -> [Int: Rect] {
      var now: [Int: Rect] = [:]
      for page in browser.livePages { now[page] = seen(page) }
      return now
    }
    last = look()
    stage.onFrame = { [unowned self] in
      let now = look()
      var most = 0.0
      let view = Rect(browser.bounds)
      for (page, rect) in now {
        guard let old = last[page] else { continue }
        // Content points, seen before: the corners of what was visible.
        let visible = old.intersection(view)
        for corner in [
          visible.origin, Point(x: visible.maxX, y: visible.maxY),
          Point(x: visible.minX, y: visible.maxY), Point(x: visible.maxX, y: visible.minY),
        ] {
          let moved = Point(
            x: rect.minX + (corner.x - old.minX) / old.width * rect.width,
            y: rect.minY + (corner.y - old.minY) / old.height * rect.height)
          most = max(most, (moved - corner).length)
        }
      }
      last = now
      body(most)
    }
  }

  /// What can be seen is the same before and after, to half a device pixel.
  func expectSamePicture(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: () -> Void
  ) {
    let before = stage.window.displayList.seenPieces
    change()
    let after = stage.window.displayList.seenPieces
    #expect(before.count == after.count, comment, sourceLocation: sourceLocation)
    for (old, new) in zip(before, after) {
      #expect(old.looks(like: new), comment, sourceLocation: sourceLocation)
    }
  }
}

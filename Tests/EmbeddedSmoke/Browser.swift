import DisplayList
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import ZoomScrollView

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Ten coloured pages. A swipe to the second, a pinch into it, a flick, a double tap back:
/// every frame's display list counts.
#if !hasFeature(Embedded)
  @MainActor
#endif
func checksumOfBrowser() -> Checksum {
  var checksum = Checksum()
  let pages = Pages()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let browser = PhotoBrowserView(frame: window.bounds)
  browser.dataSource = pages
  window.addSubview(browser)
  window.makeKeyAndVisible()
  let loop = FrameLoop(window: window)

  var time = 0.0
  func frame() {
    time += 1.0 / 64
    loop.frame(at: time)
    checksum.add(loop.displayList.description)
  }
  func touch(_ phase: TouchSample.Phase, _ points: [Point]) {
    var samples: [TouchSample] = []
    for (index, point) in points.enumerated() {
      samples.append(TouchSample(id: Int32(index), phase: phase, position: point, time: time))
    }
    loop.send(InputEvent(time: time, kind: .touches(samples)))
    frame()
  }
  func move(from start: [Point], to end: [Point]) {
    touch(.down, start)
    for step in 1...10 {
      let share = Double(step) / 10
      var points: [Point] = []
      for index in 0..<start.count {
        points.append(start[index] + (end[index] - start[index]) * share)
      }
      touch(.move, points)
    }
    touch(.up, end)
    settle()
  }
  func settle() {
    var remaining = 600
    repeat {
      frame()
      remaining -= 1
    } while !loop.isAtRest && remaining > 0
    checksum.add(loop.isAtRest ? "rest" : "never at rest")
    checksum.add(UInt64(browser.page))
    checksum.add(Double(browser.contentOffset.x))
    checksum.add(Double(browser.contentOffset.y))
  }

  frame()
  move(from: [Point(x: 340, y: 300)], to: [Point(x: 60, y: 310)])
  move(
    from: [Point(x: 190, y: 280), Point(x: 210, y: 320)],
    to: [Point(x: 110, y: 120), Point(x: 290, y: 480)])
  move(from: [Point(x: 200, y: 400)], to: [Point(x: 170, y: 180)])
  for _ in 0..<2 {
    touch(.down, [Point(x: 200, y: 300)])
    touch(.up, [Point(x: 200, y: 300)])
  }
  settle()
  return checksum
}

#if !hasFeature(Embedded)
  @MainActor
#endif
private final class Pages: PhotoBrowserViewDataSource {
  func numberOfPages(in photoBrowser: PhotoBrowserView) -> Int { 10 }

  func photoBrowser(_ photoBrowser: PhotoBrowserView, viewForPageAt page: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: CGFloat(page) / 10, green: 0.5, blue: 0.25, alpha: 1)
    return view
  }

  func photoBrowser(
    _ photoBrowser: PhotoBrowserView, naturalSizeOfPageAt page: Int
  ) -> CGSize? {
    CGSize(width: 1600 + 100 * page, height: 1200)
  }
}

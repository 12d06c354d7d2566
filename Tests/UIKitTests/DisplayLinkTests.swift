import Testing
import UIKit

@MainActor
struct DisplayLinkTests {
  @Test func `A display link calls in every frame until it is invalidated`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let loop = FrameLoop(window: window)
    let counter = FrameCounter()
    let link = CADisplayLink(target: counter, selector: Selector(FrameCounter.step))
    link.add(to: .main, forMode: .common)
    loop.frame(at: 1)
    loop.frame(at: 1.25)
    #expect(counter.times == [1, 1.25] && link.duration == 0.25 && link.targetTimestamp == 1.5)
    link.isPaused = true
    loop.frame(at: 2)
    link.isPaused = false
    loop.frame(at: 2.5)
    link.invalidate()
    loop.frame(at: 3)
    #expect(counter.times == [1, 1.25, 2.5])
  }
}

@MainActor
private final class FrameCounter {
  var times: [Double] = []
  func step(_ link: CADisplayLink) { times.append(link.timestamp) }
}

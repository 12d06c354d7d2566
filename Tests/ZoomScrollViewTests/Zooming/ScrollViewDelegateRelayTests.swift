import Foundation
import PortableUIKit
import Testing

@testable import ZoomScrollView

/// The relay spells out what a delegate hears, since it also stands before Apple's: nothing may be missing.
@MainActor
struct ScrollViewDelegateRelayTests {
  private final class Client: ScrollViewListener {
    var heard: [ScrollViewCall] = []
    let view = UIView(frame: .zero)

    func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) { heard.append(call) }

    func target(of scrollView: UIScrollView, planned: CGPoint) -> CGPoint {
      CGPoint(x: planned.x, y: planned.y + 1)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  private let relay = ScrollViewDelegateRelay()
  private let client = Client()
  private let view = UIScrollView(frame: .zero)

  init() { relay.client = client }

  private static let calls: [ScrollViewCall] = [
    .didScroll, .didZoom, .willBeginDragging,
    .willEndDragging(velocity: CGPoint(x: 1, y: 2), target: CGPoint(x: 3, y: 4)),
    .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
    .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming,
    .didEndZooming(scale: 2), .didScrollToTop, .didChangeAdjustedContentInset,
  ]

  /// As a scroll view does it.
  private func tell(_ call: ScrollViewCall) {
    switch call {
    case .didScroll: relay.scrollViewDidScroll(view)
    case .didZoom: relay.scrollViewDidZoom(view)
    case .willBeginDragging: relay.scrollViewWillBeginDragging(view)
    case .willEndDragging(let velocity, var target):
      let planned = target
      relay.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &target)
      #expect(target == CGPoint(x: planned.x, y: planned.y + 1))
    case .didEndDragging(let willDecelerate):
      relay.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    case .willBeginDecelerating: relay.scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: relay.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: relay.scrollViewDidEndScrollingAnimation(view)
    case .willBeginZooming: relay.scrollViewWillBeginZooming(view, with: nil)
    case .didEndZooming(let scale): relay.scrollViewDidEndZooming(view, with: nil, atScale: scale)
    case .didScrollToTop: relay.scrollViewDidScrollToTop(view)
    case .didChangeAdjustedContentInset: relay.scrollViewDidChangeAdjustedContentInset(view)
    }
  }

  @Test func everyCallReachesTheClient() {
    for call in Self.calls { tell(call) }
    #expect(client.heard == Self.calls)
  }

  @Test func theClientAnswers() {
    #expect(relay.viewForZooming(in: view) === client.view)
    #expect(!relay.scrollViewShouldScrollToTop(view))
  }

  @Test func withoutAClientNothingZoomsAndTheTopIsReached() {
    relay.client = nil
    for call in Self.calls where call.method != "scrollViewWillEndDragging" { tell(call) }
    #expect(client.heard.isEmpty && relay.viewForZooming(in: view) == nil)
    #expect(relay.scrollViewShouldScrollToTop(view))
  }
}

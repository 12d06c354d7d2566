import Foundation
import PortableUIKit
import ScrollBed
import Testing

@MainActor
struct DelegateTests {
  @Test func optionalMembersCallTheMethods() {
    let bed = Bed(zooms: true)
    let delegate: any UIScrollViewDelegate = bed.log
    let view = bed.scrollView
    delegate.scrollViewDidScroll?(view)
    delegate.scrollViewDidZoom?(view)
    delegate.scrollViewWillBeginDragging?(view)
    var target = CGPoint(x: 3, y: 4)
    delegate.scrollViewWillEndDragging?(
      view, withVelocity: CGPoint(x: 1, y: 2), targetContentOffset: &target)
    delegate.scrollViewDidEndDragging?(view, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating?(view)
    delegate.scrollViewDidEndDecelerating?(view)
    delegate.scrollViewDidEndScrollingAnimation?(view)
    delegate.scrollViewWillBeginZooming?(view, with: bed.content)
    delegate.scrollViewDidEndZooming?(view, with: bed.content, atScale: 2)
    #expect(delegate.viewForZooming?(in: view) === bed.content)
    #expect(delegate.scrollViewShouldScrollToTop?(view) == true)
    #expect(
      bed.log.calls
        == "didScroll didZoom willBeginDragging willEndDragging didEndDragging(true)"
        + " willBeginDecelerating didEndDecelerating didEndScrollingAnimation willBeginZooming"
        + " didEndZooming shouldScrollToTop")
  }

  /// As on UIKit, what `delegate` reads decides nothing: who was handed to `super` is told.
  @Test func aSubclassStandsBetween() {
    let view = RelayedScrollView(frame: .zero)
    let bed = Bed(scrollView: view)
    #expect(view.delegate === bed.log)
    bed.scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(view.relay.count == 1)
    #expect(bed.log.calls == "")
  }
}

private final class RelayedScrollView: UIScrollView {
  let relay = CountingDelegate()
  private var client: (any UIScrollViewDelegate)?

  override var delegate: (any UIScrollViewDelegate)? {
    get { client }
    set {
      client = newValue
      super.delegate = relay
    }
  }
}

@MainActor
private final class CountingDelegate: UIScrollViewDelegate {
  private(set) var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

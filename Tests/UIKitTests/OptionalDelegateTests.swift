import Testing
import UIKit

// Stock Swift on Linux has no optional protocol requirements. What that costs is written down here.

private class SilentBase: NSObject, UIScrollViewDelegate {}

private final class TalkativeHeir: SilentBase {
  var calls: [String] = []
  // On Apple's systems this is found by name, although the base has no such method.
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
}

private class ListeningBase: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class ListeningHeir: ListeningBase {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
}

@MainActor
struct OptionalDelegateTests {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `A method that only a subclass of the conforming class has is not called`() {
    let delegate = TalkativeHeir()
    scrollView.delegate = delegate
    scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(delegate.calls.isEmpty)
  }

  @Test func `An override of a method that the conforming class has is called`() {
    let delegate = ListeningHeir()
    scrollView.delegate = delegate
    scrollView.contentOffset = CGPoint(x: 0, y: 10)
    #expect(delegate.calls == ["didScroll"])
  }

  @Test func `An optional method is never nil, and answers as if it were absent`() {
    let delegate: (any UIScrollViewDelegate)? = SilentBase()
    #expect(delegate?.scrollViewDidScroll != nil)
    #expect(delegate?.viewForZooming != nil)
    #expect(delegate?.viewForZooming?(in: scrollView) == nil)
    #expect(delegate?.scrollViewShouldScrollToTop?(scrollView) == true)
  }

  @Test
  func `Every optional method of a recogniser's delegate can be called through a question mark`() {
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var calls: [String] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        calls.append("begin")
        return false
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        calls.append("simultaneously")
        return true
      }
    }
    let delegate = Delegate()
    let existential: (any UIGestureRecognizerDelegate)? = delegate
    #expect(existential?.gestureRecognizerShouldBegin?(tap) == false)
    #expect(
      existential?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: pan) == true)
    #expect(existential?.gestureRecognizer?(tap, shouldRequireFailureOf: pan) == false)
    #expect(existential?.gestureRecognizer?(tap, shouldBeRequiredToFailBy: pan) == false)
    #expect(delegate.calls == ["begin", "simultaneously"])
  }
}

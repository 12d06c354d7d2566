import ScrollBed
import Testing
import UIKit

/// Zooms that an app's own animation ends at a limit.
@MainActor
struct AnimatedLimitTests {
  /// The recipe that apps have for a double tap.
  @MainActor private final class Zoomer: NSObject {
    let scrollView: UIScrollView
    let content: UIView
    var count = 0

    init(_ bed: Bed) {
      (scrollView, content) = (bed.scrollView, bed.content)
      super.init()
      let taps = UITapGestureRecognizer(target: self, action: Selector(Zoomer.wasTappedTwice))
      taps.numberOfTapsRequired = 2
      scrollView.addGestureRecognizer(taps)
    }

    func wasTappedTwice(_ recognizer: UITapGestureRecognizer) {
      count += 1
      if scrollView.zoomScale > scrollView.minimumZoomScale {
        scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
      } else {
        let place = recognizer.location(in: content)
        scrollView.zoom(
          to: CGRect(x: place.x - 50, y: place.y - 50, width: 100, height: 100), animated: true)
      }
    }
  }

  @Test(arguments: [0.5, 1.0 / 3, 320.0 / 3001, 0.7123456789], [0.25, 0.6])
  func aDoubleTapAfterItZoomsIn(minimum: CGFloat, duration: Double) {
    let bed = Bed(zooms: true)
    let (view, zoomer) = (bed.scrollView, Zoomer(bed))
    view.minimumZoomScale = minimum
    view.setZoomScale(minimum, animated: false)
    for round in 1...3 {
      bed.pinch((200, 230), 60, 260, 0.2)
      bed.settle()
      #expect(view.zoomScale > minimum)
      UIView.animate(withDuration: duration) { view.zoomScale = view.minimumZoomScale }
      bed.settle()
      #expect(view.zoomScale == view.minimumZoomScale)
      bed.doubleTap(at: CGPoint(x: 160, y: 230))
      bed.settle()
      #expect(zoomer.count == round)
      #expect(view.zoomScale > minimum)
    }
  }

  /// As soon as it is over, and where the delegate asks for it at the end of a pinch.
  @Test func aDoubleTapAtItsLastFrameZoomsIn() {
    let bed = Bed(zooms: true)
    let (view, zoomer) = (bed.scrollView, Zoomer(bed))
    var isAsked = false
    bed.log.onCall = { name, _ in
      guard name == "didEndZooming", !isAsked else { return }
      isAsked = true
      UIView.animate(withDuration: 0.3) { view.zoomScale = view.minimumZoomScale }
    }
    bed.pinch((200, 230), 60, 260, 0.2)
    bed.settle()
    #expect(isAsked && view.zoomScale == view.minimumZoomScale)
    bed.doubleTap(at: CGPoint(x: 160, y: 230))
    bed.settle()
    #expect(zoomer.count == 1 && view.zoomScale > view.minimumZoomScale)
  }
}

import Testing
import UIKit

/// What Apple documents as the value of each property of a new object.
@MainActor
struct ScrollViewDefaults {
  @Test func `A scroll view`() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.contentInset == .zero)
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.contentAlignmentPoint == .zero)
    #expect(view.delegate == nil)
    #expect(view.isScrollEnabled)
    #expect(view.isDirectionalLockEnabled == false)
    #expect(view.bounces)
    #expect(view.alwaysBounceVertical == false)
    #expect(view.alwaysBounceHorizontal == false)
    #expect(view.isPagingEnabled == false)
    #expect(view.scrollsToTop)
    #expect(view.isTracking == false)
    #expect(view.isDragging == false)
    #expect(view.isDecelerating == false)
    #expect(view.isZooming == false)
    #expect(view.isZoomBouncing == false)
    #expect(view.isScrollAnimating == false)
    #expect(view.isZoomAnimating == false)
    #expect(view.decelerationRate == .normal)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(view.showsHorizontalScrollIndicator)
    #expect(view.showsVerticalScrollIndicator)
    #expect(view.indicatorStyle == .default)
    #expect(view.scrollIndicatorInsets == .zero)
    #expect(view.horizontalScrollIndicatorInsets == .zero)
    #expect(view.verticalScrollIndicatorInsets == .zero)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.allowsKeyboardScrolling)
    #expect(view.transfersHorizontalScrollingToParent)
    #expect(view.transfersVerticalScrollingToParent)
    #expect(view.topEdgeEffect.isHidden == false)
    #expect(view.leftEdgeEffect.isHidden == false)
    #expect(view.bottomEdgeEffect.isHidden == false)
    #expect(view.rightEdgeEffect.isHidden == false)
    #expect(view.clipsToBounds)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.panGestureRecognizer.isEnabled)
    #expect(view.pinchGestureRecognizer?.view === view)
  }

  @Test func `Raw values are Apple's`() {
    typealias Adjustment = UIScrollView.ContentInsetAdjustmentBehavior
    #expect(Adjustment.automatic.rawValue == 0)
    #expect(Adjustment.scrollableAxes.rawValue == 1)
    #expect(Adjustment.never.rawValue == 2)
    #expect(Adjustment.always.rawValue == 3)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(UIScrollView.IndicatorStyle.default.rawValue == 0)
    #expect(UIScrollView.IndicatorStyle.black.rawValue == 1)
    #expect(UIScrollView.IndicatorStyle.white.rawValue == 2)
    #expect(UIScrollView.KeyboardDismissMode.none.rawValue == 0)
    #expect(UIScrollView.KeyboardDismissMode.onDrag.rawValue == 1)
    #expect(UIScrollView.KeyboardDismissMode.interactive.rawValue == 2)
  }

  @Test func `From a coder a scroll view is like any other`() {
    final class Own: UIScrollView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        tag = 7
      }
    }
    let view = Own(coder: NSCoder())
    #expect(view?.tag == 7)
    #expect(view?.clipsToBounds == true)
    #expect(view?.panGestureRecognizer.view === view)
  }
}

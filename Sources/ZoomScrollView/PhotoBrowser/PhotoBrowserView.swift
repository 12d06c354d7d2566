#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// Pages to swipe through and to zoom, in one scroll view, as in the iPhone's Photos.
///
/// The scroll view is in one of two modes. While pages can be turned it holds them side by side and
/// pages; while one is zoomed it holds that page alone, at its own origin. The mode changes when the
/// platform asks for the view to zoom, and back when that rests at the fitted size again; what is
/// seen is the same before and after, to the pixel.
open class PhotoBrowserView: UIView {
  /// Which of its two arrangements the scroll view is in.
  enum Mode: Equatable {
    case paging
    case zooming(page: Int)
  }

  /// A page that has a view.
  struct LivePage {
    var page: Int
    var view: UIView
  }

  /// What has been asked for and has to wait until a zoom rests.
  enum Pending {
    /// Until the page is at its fitted size again.
    case turn(page: Int, isAnimated: Bool)
    /// In sizes of the view.
    case move(dx: CGFloat, dy: CGFloat)
  }

  #if hasFeature(Embedded)
    open unowned(unsafe) var dataSource: (any PhotoBrowserViewDataSource)? {
      didSet { reloadData() }
    }
  #else
    open weak var dataSource: (any PhotoBrowserViewDataSource)? {
      didSet { reloadData() }
    }
  #endif
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any PhotoBrowserViewDelegate)? {
      didSet { relay.client = delegate }
    }
  #else
    open weak var delegate: (any PhotoBrowserViewDelegate)? {
      didSet { relay.client = delegate }
    }
  #endif
  /// What lies between two pages, points.
  open var pageGap: CGFloat = 20 {
    didSet { setNeedsLayout() }
  }

  let scroller = PageScrollView(frame: .zero)
  let relay = PageRelay()
  var mode = Mode.paging
  var line = PageLine()
  /// In order.
  var live: [LivePage] = []
  /// Views of pages that have gone.
  var spare: [UIView] = []
  /// Neighbours that could be seen when a zoom began: they stay until they have left the view.
  var strays: [LivePage] = []
  /// Where the pages are on their way to, when they move by themselves.
  var destination: Int?
  /// Where they were on their way to when a finger caught them.
  var caughtDestination: Int?
  var pending: Pending?
  /// The page that the delegate was told of last.
  var announcedPage: Int?
  /// Where the arrow keys move a zoomed page to.
  var panTarget: CGPoint?
  var needsReload = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    scroller.browser = self
    relay.browser = self
    scroller.delegate = relay
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    scroller.centersContent = false
    scroller.isPagingEnabled = true
    scroller.alwaysBounceHorizontal = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.zoomInOnDoubleTap = true
    scroller.zoomOutOnDoubleTap = true
    scroller.minimumZoomScale = 1
    // A scroll view asks for the view to zoom only when there is more than one scale.
    scroller.maximumZoomScale = 2
    addSubview(scroller)
  }

  /// The scroll view, for its flags and gesture recognisers. Its content, delegate, paging and
  /// insets are the browser's.
  public var scrollView: UIScrollView { scroller }

  /// The scroll view's: see `PhotoBrowserViewDelegate`.
  public var contentOffset: CGPoint { scroller.contentOffset }

  // MARK: Pages

  public var numberOfPages: Int { line.count }

  /// The page that fills most of the view, or that is zoomed; setting it turns to it at once.
  open var page: Int {
    get { shownPage }
    set { setPage(newValue, animated: false) }
  }

  /// Turns to a page. From a zoomed page, or when it is far, what lies between is not shown.
  open func setPage(_ page: Int, animated: Bool) {
    turn(to: page, animated: animated)
  }

  /// Asks the data source for everything anew, and keeps the page as far as there is one.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The natural size of a page, or whether it can be zoomed, is another now.
  open func invalidateNaturalSize(ofPageAt page: Int) {
    updateNaturalSize(ofPageAt: page)
  }

  /// The view of a page that is near; nil for all others.
  open func viewForPage(at page: Int) -> UIView? {
    live.first { $0.page == page }?.view
  }

  /// The pages that have a view, the shown one first.
  public var livePages: [Int] {
    let shown = shownPage
    return live.map { $0.page }.sorted { abs($0 - shown) < abs($1 - shown) }
  }

  /// A view that the data source has made before and that no page needs any more.
  open func dequeueReusablePageView() -> UIView? { spare.popLast() }

  // MARK: Zoom

  /// 1 is fitted into the browser. Setting it zooms at once about the middle.
  open var zoomScale: CGFloat {
    get { mode == .paging ? 1 : scroller.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A page is zoomed, or on its way to or from that: pages cannot be turned just now.
  public var isZoomed: Bool { mode != .paging }

  /// The shown page's greatest zoom scale: at least 4, more where it takes more to fill the browser or
  /// to show natural detail at twice its size. A double tap zooms to 2.5, or further to fill the browser.
  open var maximumZoomScale: CGFloat { zoomLimits(ofPageAt: shownPage).maximum }

  /// Zooms the shown page about the middle of the view, within its limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    setZoomScale(
      scale, centeredAt: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms the shown page so that what lies at `point` (the browser's coordinates) stays there as
  /// far as the edges of the page allow.
  open func setZoomScale(_ scale: CGFloat, centeredAt point: CGPoint, animated: Bool) {
    zoom(to: scale, about: point, animated: animated)
  }

  // MARK: What UIKit calls

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLine()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest: Set<UIPress> = []
    for press in presses where !handle(press) { rest.insert(press) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}

/// Pages to swipe through and to zoom, in one scroll view, as in the iPhone's Photos.
///
/// While pages can be turned, the scroll view holds them side by side and pages; while one is zoomed it
/// holds that page alone, at its own origin. The one becomes the other just before a zoom begins, and
/// back when the page rests at the fitted size again, or is let go past its edge; what is seen is the
/// same before and after, to the pixel. `BrowserMachine` decides, and the view does what it says.
///
/// A drag that moves a zoomed page to its edge goes on into its neighbour. Let go there, the browser
/// pages, and the page keeps its zoom until it has left the view.
open class PhotoBrowserView: UIView {
  /// How pages lie.
  public enum NavigationOrientation {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// A page that has a view.
  struct LivePage {
    var page: Int
    var view: UIView
  }

  #if hasFeature(Embedded)
    open unowned(unsafe) var dataSource: (any PhotoBrowserViewDataSource)? {
      didSet { reloadData() }
    }
  #else
    /// Who has the pages; all are asked for anew when it is set. Not kept alive.
    open weak var dataSource: (any PhotoBrowserViewDataSource)? {
      didSet { reloadData() }
    }
  #endif
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any PhotoBrowserViewDelegate)? {
      didSet { relay.client = delegate }
    }
  #else
    /// Who hears of scrolling, zooming and pages. Not kept alive.
    open weak var delegate: (any PhotoBrowserViewDelegate)? {
      didSet { relay.client = delegate }
    }
  #endif
  /// What lies between two pages, points.
  open var pageGap: CGFloat = ZoomTunables.pageGap {
    didSet { setNeedsLayout() }
  }
  /// Where the next page lies: beside a page, in the direction of reading, or below it.
  open var navigationOrientation = NavigationOrientation.horizontal {
    didSet { setNeedsLayout() }
  }
  /// A page whose natural size is smaller than the browser is made as large as it fits. Otherwise it is shown in its
  /// natural size, and a double tap makes it as large as it fits.
  open var enlargesSmallPages = true {
    didSet { setNeedsLayout() }
  }
  /// A small page that is not enlarged has a point for each of its pixels, as pictures of web pages have, and not a pixel of
  /// the screen.
  open var showsPixelsAsPoints = false {
    didSet { setNeedsLayout() }
  }
  /// What a page at its fitted size leaves free, points. It rests in the middle of the rest; zoomed, it takes the whole
  /// browser.
  open var pagePadding = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How many pages on each side of those that can be seen have a view.
  open var preloadedPageCount = 1 {
    didSet { scroller.setNeedsLayout() }
  }

  let scroller = PageScrollView(frame: .zero)
  let relay = PageRelay()
  var machine = BrowserMachine()
  /// In order.
  var live: [LivePage] = []
  /// Views of pages that have gone.
  var spare: [UIView] = []
  /// Those that the delegate was told of as being seen.
  var shown: [LivePage] = []
  /// The offset across the line for which pages were put in their places.
  var placedAcross: CGFloat = 0
  /// The page that the delegate was told of last.
  var announcedPage: Int?
  /// What was in the middle of the zoomed page when the browser had another size.
  var look: Look?
  /// Where an arrow moves a zoomed page to, for scroll views that do not tell: see `destination`.
  var panTarget: CGPoint?
  /// The key that went down last, until it comes up: what it says meanwhile is repetition.
  var heldKey: UIKeyboardHIDUsage?
  /// A key has turned to a page, and no frame has shown it.
  var isTurnUnseen = false
  var endSign = EndSign()
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
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.zoomInOnDoubleTap = true
    scroller.zoomOutOnDoubleTap = true
    scroller.minimumZoomScale = 1
    // A scroll view asks for the view to zoom only when there is more than one scale.
    scroller.maximumZoomScale = 2
    addSubview(scroller)
    followWheel()
  }

  /// The scroll view, for its flags and gesture recognisers. Its content, delegate, paging and
  /// insets are the browser's.
  public var scrollView: UIScrollView { scroller }

  /// The scroll view's: see `PhotoBrowserViewDelegate`.
  public var contentOffset: CGPoint { scroller.contentOffset }

  // MARK: Pages

  /// As the data source said it last; 0 without one.
  public var numberOfPages: Int { line.count }

  /// The page that fills most of the view, or that is zoomed; setting it turns to it at once.
  open var page: Int {
    get { shownPage }
    set { setPage(newValue, animated: false) }
  }

  /// The page that a key has asked for, while there is nothing to show of it; until then the one before stays.
  public var awaitedPage: Int? { machine.awaitedPage }

  /// Turns to a page. From a zoomed page, or when it is far, what lies between is not shown.
  open func setPage(_ page: Int, animated: Bool) {
    turn(to: page, animated: animated)
  }

  /// Asks the data source for everything anew, and keeps the page as far as there is one, with its zoom and
  /// what is in the middle.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The natural size of a page, or whether it can be zoomed or shown, is another now.
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
    var pages: [Int] = []
    for page in live.map({ $0.page }) {
      let farther = pages.firstIndex { abs($0 - shown) > abs(page - shown) }
      pages.insert(page, at: farther ?? pages.count)
    }
    return pages
  }

  /// A view that the data source has made before and that no page needs any more.
  open func dequeueReusablePageView() -> UIView? { spare.popLast() }

  /// The data source has new pages; `indices` are theirs now. What is shown stays, and so does its
  /// zoom.
  open func insertPages(at indices: [Int]) {
    insert(indices)
  }

  /// The data source has lost pages; `indices` were theirs. What is shown stays, and so does its zoom;
  /// in the place of the shown page comes the one after it.
  open func deletePages(at indices: [Int]) {
    delete(indices)
  }

  /// The data source has other pages, or has them in another order. What is shown stays, and so does
  /// its zoom; in the place of the shown page comes the one after it when it has gone.
  ///
  /// - Parameter newIndex: where a page is now that was there before; nil when it has gone.
  open func rearrangePages(_ newIndex: (Int) -> Int?) {
    rearrange(newIndex)
  }

  // MARK: Zoom

  /// Of the shown page; 1 is fitted into the browser. Setting it zooms at once about the middle.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A page is zoomed, or on its way to or from that, and can be seen.
  public var isZoomed: Bool { zoomedPage != nil || !held.isEmpty }

  /// The shown page's greatest zoom scale. Without a `zoomLimit` it is at least 4, more where it takes more to fill the browser or
  /// to show natural detail at `pixelMagnification`. A double tap zooms to 2.5, or further to fill the browser.
  open var maximumZoomScale: CGFloat { zoomLimits(ofPageAt: shownPage).maximum }

  /// How far every page can be zoomed, at least 1; nil: see `maximumZoomScale`.
  open var zoomLimit: CGFloat? {
    didSet { if let page = zoomedPage { invalidateNaturalSize(ofPageAt: page) } }
  }

  /// How many device pixels wide a pixel of a page's natural size can become.
  open var pixelMagnification = ZoomTunables.pixelMagnification {
    didSet { if let page = zoomedPage { invalidateNaturalSize(ofPageAt: page) } }
  }

  /// A double tap zooms to the natural size where that is about as far.
  open var doubleTapShowsDetail = false {
    didSet { if let page = zoomedPage { invalidateNaturalSize(ofPageAt: page) } }
  }

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

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heldKey = nil
    super.pressesEnded(presses, with: event)
  }
}

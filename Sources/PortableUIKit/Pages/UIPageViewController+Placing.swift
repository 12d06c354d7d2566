import ScrollGeometry

// Three places for pages beside or below each other, the current one in the middle; points.
extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  private var isMirrored: Bool {
    isHorizontal && scroller.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// From one page to the next.
  var stride: CGFloat { length(scroller.bounds.size) }

  /// How far the pages are from where they rest, positive when the next one is seen.
  var way: CGFloat {
    let offset = isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
    return isMirrored ? stride - offset : offset - stride
  }

  /// 0, 1 or 2 in the order of coordinates.
  func slot(of direction: NavigationDirection) -> Int {
    (direction == .forward) == isMirrored ? 0 : 2
  }

  func offset(atSlot slot: Int) -> CGPoint {
    let place = CGFloat(slot) * stride
    return isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  func prepareScroller() {
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.scrollsToTop = false
    scroller.alwaysBounceHorizontal = isHorizontal
    scroller.alwaysBounceVertical = !isHorizontal
  }

  /// Where the pages are seen, without the dots.
  private var room: CGRect {
    let bounds = view.bounds
    guard let dots else { return bounds }
    return CGRect(
      x: 0, y: 0, width: bounds.width,
      height: max(0, bounds.height - dots.intrinsicContentSize.height - view.safeAreaInsets.bottom))
  }

  func placePages() {
    guard isViewLoaded else { return }
    let room = room
    if let dots {
      let height = dots.intrinsicContentSize.height
      dots.frame = CGRect(x: 0, y: room.maxY, width: view.bounds.width, height: height)
    }
    // Half of what lies between pages at each side of it: the scroll view pages by its own length.
    let half = spacing / 2
    let frame = isHorizontal ? room.insetBy(dx: -half, dy: 0) : room.insetBy(dx: 0, dy: -half)
    isPlacing = true
    if scroller.frame != frame {
      let share = stride > 0 ? way / stride : 0
      scroller.frame = frame
      // derivation: the three places.
      let whole = length(frame.size) * 3
      scroller.contentSize =
        isHorizontal
        ? CGSize(width: whole, height: frame.height) : CGSize(width: frame.width, height: whole)
      let place = stride + (isMirrored ? -share : share) * stride
      scroller.contentOffset =
        isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
      updateEnds()
    }
    place(current, inSlot: 1)
    if let turn { place(turn.controller, inSlot: slot(of: turn.direction)) }
    isPlacing = false
  }

  private func place(_ controller: UIViewController?, inSlot slot: Int) {
    guard let page = controller?.viewIfLoaded else { return }
    let start = offset(atSlot: slot)
    let size = scroller.bounds.size
    let half = spacing / 2
    let frame =
      isHorizontal
      ? CGRect(x: start.x + half, y: 0, width: max(0, size.width - spacing), height: size.height)
      : CGRect(x: 0, y: start.y + half, width: size.width, height: max(0, size.height - spacing))
    if page.frame != frame { page.frame = frame }
  }

  /// The page that was turned to is in the middle now; what is under way goes on from there.
  func recenter(after direction: NavigationDirection?) {
    guard isViewLoaded else { return }
    isPlacing = true
    if let direction {
      let forward = direction == .forward ? stride : -stride
      var offset = scroller.contentOffset
      if isHorizontal { offset.x += isMirrored ? forward : -forward } else { offset.y -= forward }
      scroller.contentOffset = offset
    }
    isPlacing = false
    placePages()
  }

  /// Where there is no page nothing can be scrolled to, only pulled.
  func updateEnds() {
    guard isViewLoaded else { return }
    var insets = UIEdgeInsets.zero
    func close(_ direction: NavigationDirection) {
      let isLow = slot(of: direction) == 0
      switch (isHorizontal, isLow) {
      case (true, true): insets.left = -stride
      case (true, false): insets.right = -stride
      case (false, true): insets.top = -stride
      case (false, false): insets.bottom = -stride
      }
    }
    if let before, before.controller == nil { close(.reverse) }
    if let after, after.controller == nil { close(.forward) }
    guard scroller.contentInset != insets else { return }
    isPlacing = true
    scroller.contentInset = insets
    isPlacing = false
  }

  // MARK: Dots

  /// Asked after a program has set a page; a finger's turns are counted on.
  func countDots() {
    guard transitionStyle == .scroll, isHorizontal, current != nil else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let dots = dots ?? makeDots()
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    shownDot = dots.currentPage
    viewIfLoaded?.setNeedsLayout()
  }

  /// A finger has turned the page: the dot beside the last one.
  func countDot(_ direction: NavigationDirection) {
    guard let dots else { return }
    dots.currentPage += direction == .forward ? 1 : -1
    shownDot = dots.currentPage
  }

  /// A tap beside the current dot turns the page.
  private func dotTapped() {
    guard let dots, dots.currentPage != shownDot else { return }
    let direction = dots.currentPage > shownDot ? NavigationDirection.forward : .reverse
    shownDot = dots.currentPage
    turnPage(direction)
  }

  private func makeDots() -> UIPageControl {
    let made = UIPageControl(frame: .zero)
    dots = made
    made.addAction(
      UIAction { [scroller] _ in scroller.controller?.dotTapped() }, for: .valueChanged)
    viewIfLoaded?.addSubview(made)
    return made
  }
}

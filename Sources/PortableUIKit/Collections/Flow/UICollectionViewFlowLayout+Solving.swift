import CollectionSolving
import ScrollGeometry

extension UICollectionViewFlowLayout {
  var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private var axis: LayoutAxis {
    switch scrollDirection {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }

  func solve() {
    guard let view = collectionView else {
      solver = nil
      return
    }
    if asksMetrics { metrics = askMetrics(of: view) }
    if breaksLines || asksMetrics || solver == nil { breakLines(in: view) }
    let pins = pins(in: view)
    solver?.pins = pins
    asksMetrics = false
    breaksLines = false
  }

  private func breakLines(in view: UICollectionView) {
    let room = view.bounds.size
    let insets = view.adjustedContentInset
    let across =
      scrollDirection == .vertical
      ? room.width - insets.left - insets.right : room.height - insets.top - insets.bottom
    solver = FlowSolver(
      axis: axis, across: max(0, across.native), pixelsPerPoint: view.pixelsPerPoint,
      sections: metrics)
    warnOfTooWideItems(across.native)
    guard estimates else { return }
    // Texts take other lines now.
    if across.native != knownAcross { measured.doubt() }
    knownAcross = across.native
    solver?.setSizes(measured)
  }

  /// UIKit says so, too, and leaves open where such items go.
  private func warnOfTooWideItems(_ across: Double) {
    let widest = metrics.contains { $0.breadth(axis) > across - $0.sideInsets(axis) + 0.001 }
    guard across > 0, widest else { return }
    let text =
      switch axis {
      case .vertical:
        "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
      case .horizontal:
        "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the content insets top and bottom values."
      }
    MissingFeatures.shared.handler(
      String(
        plain: "The behavior of the UICollectionViewFlowLayout is not defined because: \(text)"))
  }

  // MARK: Measuring

  /// Where an item is not measured that counts for nothing.
  private func setSize(_ size: Size, of place: ItemPlace) {
    guard let count = solver?.sectionCount, place.section < count,
      place.item < solver?.itemCount(inSection: place.section) ?? 0
    else { return }
    solver?.setSize(size, ofItem: place.item, inSection: place.section)
  }

  /// What a cell wants to be; true when that is news.
  func takesSize(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard estimates, preferred.representedElementKind == nil, preferred.indexPath.count == 2 else {
      return false
    }
    let place = ItemPlace(preferred.indexPath)
    let old = measured[place] ?? estimate(of: place)
    let size = roundedUp(preferred.values.size)
    measured.set(size, of: place)
    guard size != old else { return false }
    setSize(size, of: place)
    return true
  }

  /// Of an item that was never measured: what the delegate said of it, or all are taken for.
  private func estimate(of place: ItemPlace) -> Size {
    guard metrics.indices.contains(place.section),
      case .each(let sizes) = metrics[place.section].sizes, sizes.indices.contains(place.item)
    else { return estimate }
    return sizes[place.item]
  }

  private var estimate: Size {
    let automatic = UICollectionViewFlowLayout.automaticSize
    if estimatedItemSize != .zero, estimatedItemSize != automatic { return Size(estimatedItemSize) }
    return Size(itemSize == automatic ? Self.usualSize : itemSize)
  }

  private func pins(in view: UICollectionView) -> FlowPins? {
    guard pinsAnything else { return nil }
    let seen = Rect(view.bounds.inset(by: view.adjustedContentInset))
    let visible = axis.span(view.beginsOnTheRight ? fromTheRight(seen) : seen)
    return FlowPins(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      visibleLow: visible.low, visibleHigh: visible.high)
  }

  // MARK: The delegate

  /// For the answer of a delegate that says nothing of single items.
  func sizeLeftToLayout() -> CGSize {
    leavesSize = true
    return itemSize
  }

  private func askMetrics(of view: UICollectionView) -> [FlowSection] {
    let delegate = view.flowDelegate
    let sides = sideInsets(in: view)
    return (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      guard let delegate else { return ownMetrics(count, sides) }
      return metrics(of: section, count, sides, asking: delegate, view)
    }
  }

  private func ownMetrics(_ count: Int, _ sides: Insets) -> FlowSection {
    FlowSection(
      sizes: .uniform(estimates ? estimate : Size(itemSize), count: count),
      insets: Insets(sectionInset) + sides,
      lineSpacing: minimumLineSpacing.native, itemSpacing: minimumInteritemSpacing.native,
      headerLength: length(headerReferenceSize), footerLength: length(footerReferenceSize))
  }

  private func metrics(
    of section: Int, _ count: Int, _ sides: Insets,
    asking delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView
  ) -> FlowSection {
    let insets = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    let lineSpacing = delegate.collectionView(
      view, layout: self, minimumLineSpacingForSectionAt: section)
    let itemSpacing = delegate.collectionView(
      view, layout: self, minimumInteritemSpacingForSectionAt: section)
    let header = delegate.collectionView(
      view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate.collectionView(
      view, layout: self, referenceSizeForFooterInSection: section)
    return FlowSection(
      sizes: sizes(of: section, count, asking: delegate, view), insets: Insets(insets) + sides,
      lineSpacing: lineSpacing.native, itemSpacing: itemSpacing.native,
      headerLength: length(header), footerLength: length(footer))
  }

  /// Item by item, unless the first answer shows that there is nobody to ask. With estimates, until cells were asked.
  private func sizes(
    of section: Int, _ count: Int, asking delegate: any UICollectionViewDelegateFlowLayout,
    _ view: UICollectionView
  ) -> FlowSection.Sizes {
    let estimate = estimates ? estimate : nil
    var sizes: [Size] = []
    for item in 0..<count {
      leavesSize = false
      let size = delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      if leavesSize { return .uniform(estimate ?? Size(size), count: count) }
      if sizes.isEmpty { sizes.reserveCapacity(count) }
      let isOpen = size == UICollectionViewFlowLayout.automaticSize
      sizes.append(isOpen ? estimate ?? Size(size) : Size(size))
    }
    return .each(sizes)
  }

  private func length(_ size: CGSize) -> Double {
    (scrollDirection == .vertical ? size.height : size.width).native
  }

  // MARK: Right to left

  /// A rectangle of the content, as the solver knows it, or the other way round.
  func mirrored(_ rect: Rect) -> Rect { mirrorsItself ? fromTheRight(rect) : rect }

  private func fromTheRight(_ rect: Rect) -> Rect {
    var rect = rect
    rect.origin.x = (solver?.contentSize.width ?? 0) - rect.maxX
    return rect
  }

  // MARK: Attributes

  func attributes(of element: FlowElement) -> UICollectionViewLayoutAttributes? {
    guard let frame = solver?.frame(of: element) else { return nil }
    return attributes(of: FlowPlace(element: element, frame: frame))
  }

  func attributes(of place: FlowPlace) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(Self.layoutAttributesClass)
    attributes.values.center = mirrored(place.frame).center
    attributes.values.size = place.frame.size
    switch place.element {
    case .item(let item, let section):
      attributes.indexPath = IndexPath(item: item, section: section)
      attributes.estimates =
        estimates && !measured.isKnown(ItemPlace(section, item)) ? .both : EstimatedSides.none
    case .header(let section):
      attributes.become(
        .supplementaryView, UICollectionView.elementKindSectionHeader,
        IndexPath(item: 0, section: section),
        sectionHeadersPinToVisibleBounds ? Self.pinnedZIndex : 0)
      attributes.estimates = EstimatedSides.none
    case .footer(let section):
      attributes.become(
        .supplementaryView, UICollectionView.elementKindSectionFooter,
        IndexPath(item: 0, section: section),
        sectionFootersPinToVisibleBounds ? Self.pinnedZIndex : 0)
      attributes.estimates = EstimatedSides.none
    }
    return attributes
  }

  // MARK: Invalidation

  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    let isReloaded = context.invalidateDataSourceCounts || context.invalidateEverything
    if context.asksMetrics || isReloaded { asksMetrics = true }
    if context.invalidateEverything {
      measured.forget()
    } else if context.asksMetrics, !context.invalidateDataSourceCounts {
      measured.doubt()
    }
    if context.breaksLines { breaksLines = true }
  }

  /// What scrolls moves what is pinned, and no more; another size of the view may mean other sizes of items.
  func limit(
    _ context: UICollectionViewLayoutInvalidationContext, toBounds newBounds: CGRect
  ) {
    guard newBounds.size == collectionView?.bounds.size else { return }
    context.asksMetrics = false
    context.breaksLines = false
  }
}

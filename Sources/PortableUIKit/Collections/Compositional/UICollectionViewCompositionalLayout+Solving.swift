import CollectionSolving
import ScrollGeometry

extension UICollectionViewCompositionalLayout {
  var axis: LayoutAxis {
    switch configuration.scrollDirection {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }

  var pinsAnything: Bool {
    configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      || sections.contains {
        $0.section?.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } ?? false
      }
  }

  /// What sections lie in, points.
  private func room(in view: UICollectionView) -> Size {
    let insets = Insets(view.adjustedContentInset)
    let bounds = Size(view.bounds.size)
    return Size(
      width: max(0, bounds.width - insets.horizontal),
      height: max(0, bounds.height - insets.vertical))
  }

  private func environment(of view: UICollectionView) -> LayoutSurroundings {
    LayoutSurroundings(
      CGSize(room(in: view)), view.traitCollection, insets: reference(of: nil, in: view))
  }

  func solve(_ provider: UICollectionViewCompositionalLayoutSectionProvider) {
    guard let view = collectionView else {
      solver = nil
      return
    }
    if solves || solver == nil { solveAll(view, provider) }
    solves = false
    let seen = axis.span(Rect(view.bounds))
    let ends = axis.ends(Insets(view.adjustedContentInset))
    solver?.visible = (seen.low + ends.leading, seen.high - ends.trailing)
  }

  private func solveAll(
    _ view: UICollectionView, _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let environment = environment(of: view)
    sections = []
    knownReferences = []
    kindsOfItems = []
    var composed: [ComposedSection] = []
    var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
    for index in 0..<view.numberOfSections {
      var described = DescribedSection(section: provider(index, environment))
      if index == 0 { described.section?.becomesFirstList() }
      for other in providers { _ = described.parts.add(other) }
      let count = view.numberOfItems(inSection: index)
      var section =
        described.section?.composed(count, &described.parts) ?? ComposedSection.nothing
      if let known = described.section {
        if let bars = barReference(of: known, in: view) {
          section.barInsets = (section.barInsets ?? section.insets) + bars
        }
        section.insets = section.insets + reference(of: known, in: view)
      }
      composed.append(section)
      knownReferences.append(references(of: described.section, in: view))
      providers = described.parts.providers
      kindsOfItems += described.parts.attached.map { $0.elementKind }
      sections.append(described)
    }
    listChanged(in: view)
    var solver = CompositionalSolver(
      axis: axis, container: room(in: view), pixelsPerPoint: view.pixelsPerPoint,
      sections: composed, spacing: configuration.interSectionSpacing.native,
      bars: configuration.boundarySupplementaryItems.map { $0.bar }
    ) { number, size in
      let environment = LayoutSurroundings(CGSize(size), view.traitCollection)
      return providers[number](environment).map {
        CustomPlace(frame: Rect($0.frame), zIndex: $0.zIndex)
      }
    }
    view.farLanes.removeAll { solver.lane(ofSection: $0.section) == nil }
    for (section, offset) in view.laneOffsets { solver.setOffset(offset, ofSection: section) }
    self.solver = solver
    hasEstimates =
      sections.contains { $0.section?.estimates ?? false }
      || configuration.boundarySupplementaryItems.contains { $0.layoutSize.estimates }
    if hasEstimates { applyMeasured(in: room(in: view)) }
  }

  // MARK: Attributes

  func attributes(of element: ComposedElement) -> UICollectionViewLayoutAttributes? {
    solver?.place(of: element).flatMap { attributes(of: $0) }
  }

  func attributes(of place: ComposedPlace) -> UICollectionViewLayoutAttributes? {
    let attributes = makeAttributes(Self.layoutAttributesClass)
    attributes.values.center = place.frame.center
    attributes.values.size = place.frame.size
    attributes.estimates = estimates(of: place)
    switch place.element {
    case .item(let item, let section):
      attributes.indexPath = IndexPath(item: item, section: section)
      attributes.zIndex = place.zIndex + sections[section].promotion
      attributes.values.lane = lane(section)
      attributes.values.row = listRow(item, section)
    case .badge(let number, let item, let section):
      let badge = sections[section].parts.attached[number]
      attributes.become(
        .supplementaryView, badge.elementKind, IndexPath(item: item, section: section),
        badge.zIndex + sections[section].promotion)
      attributes.values.lane = lane(section)
    case .bar(let number, let section):
      guard let bar = sections[section].section?.boundarySupplementaryItems[number] else {
        return nil
      }
      attributes.become(
        .supplementaryView, bar.elementKind, IndexPath(item: 0, section: section),
        zIndex(of: bar) + sections[section].promotion)
    case .layoutBar(let number):
      let bar = configuration.boundarySupplementaryItems[number]
      attributes.become(
        .supplementaryView, bar.elementKind, IndexPath(index: 0), zIndex(of: bar))
    case .background(let number, let section):
      guard let item = sections[section].section?.decorationItems[number] else { return nil }
      attributes.become(
        .decorationView, item.elementKind, IndexPath(item: 0, section: section), item.zIndex)
    }
    return attributes
  }

  private func lane(_ section: Int) -> Int? {
    sections[section].section?.orthogonalScrollingBehavior.lane == nil ? nil : section
  }

  private func zIndex(of bar: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    bar.pinToVisibleBounds ? max(bar.zIndex, Self.pinnedZIndex) : bar.zIndex
  }

  func supplementary(_ kind: String, _ path: IndexPath) -> ComposedElement? {
    if path.count == 1 {
      return configuration.boundarySupplementaryItems.firstIndex {
        $0.elementKind.isSame(as: kind)
      }.map { .layoutBar($0) }
    }
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let described = sections[path.section]
    if let bar = described.section?.boundarySupplementaryItems.firstIndex(where: {
      $0.elementKind.isSame(as: kind)
    }) {
      return .bar(bar, section: path.section)
    }
    return described.parts.attached.firstIndex { $0.elementKind.isSame(as: kind) }.map {
      .badge($0, item: path.item, section: path.section)
    }
  }

  func decoration(_ kind: String, _ path: IndexPath) -> ComposedElement? {
    guard path.count > 0, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].section?.decorationItems.firstIndex {
      $0.elementKind.isSame(as: kind)
    }.map { .background($0, section: path.section) }
  }

  // MARK: Who changes how things look

  /// Everything that can be seen of a section goes to who asked for it.
  func callHandlers(_ elements: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, dependsOnOffset else { return }
    for (index, described) in sections.enumerated() {
      guard let handler = described.section?.visibleItemsInvalidationHandler else { continue }
      let seen = elements.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      guard !seen.isEmpty else { continue }
      let offset = view.lanes[index]?.contentOffset ?? view.contentOffset
      let items = seen.map { attributes -> any NSCollectionLayoutVisibleItem in
        let shift = attributes.values.lane.flatMap { view.lanes[$0]?.shift } ?? .zero
        // Along the layout the content's coordinates hold.
        return VisibleItem(
          attributes,
          shiftedBy: scrollsSideways ? Vector(dx: 0, dy: shift.dy) : Vector(dx: shift.dx, dy: 0))
      }
      handler(items, offset, environment(of: view))
    }
  }

  // MARK: Scrolling across

  func seenLanes(in rect: CGRect) -> [Int] {
    guard let solver else { return [] }
    let seen = axis.span(Rect(rect))
    return sections.indices.filter { index in
      guard sections[index].section?.orthogonalScrollingBehavior.lane != nil else { return false }
      let span = solver.span(ofSection: index)
      return span.low < seen.high && span.high > seen.low
    }
  }
}

extension ComposedSection {
  /// A section that shows nothing.
  fileprivate static var nothing: ComposedSection {
    ComposedSection(
      group: ComposedItem(size: ComposedSize(width: .points(0), height: .points(0))), count: 0)
  }
}

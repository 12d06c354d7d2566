import PortableUIKit
import Testing

/// The layout's objects become what the solver knows, and what it answers becomes views.
@MainActor
struct CompositionalLayoutTests {
  private static let item = NSCollectionLayoutItem(layoutSize: .whole)

  private func row(_ height: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [Self.item])
  }

  private func frame(_ shelf: Shelf, _ item: Int, _ section: Int = 0) -> CGRect? {
    shelf.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func bar(
    _ kind: String = UICollectionView.elementKindSectionHeader,
    _ alignment: NSRectAlignment = .top, pins: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: kind, alignment: alignment)
    bar.pinToVisibleBounds = pins
    return bar
  }

  @Test func whatIsSetIsThere() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.3).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.3).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(44).isAbsolute)
    let estimate = NSCollectionLayoutDimension.estimated(44)
    #expect(estimate.isEstimated && !estimate.isAbsolute && estimate.dimension == 44)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    let section = NSCollectionLayoutSection(group: row(44))
    #expect(section.orthogonalScrollingBehavior == .none && section.interGroupSpacing == 0)
    #expect(section.supplementariesFollowContentInsets && section.contentInsets == .zero)
    let header = bar()
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 0)
  }

  @Test func spacingAndInsets() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitem: Self.item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.interGroupSpacing = 6
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let shelf = Shelf(
      [3, 1],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    shelf.loop.frame(at: 0)
    #expect(frame(shelf, 1) == CGRect(x: 192.5, y: 5, width: 172.5, height: 44))
    #expect(frame(shelf, 2) == CGRect(x: 10, y: 55, width: 172.5, height: 44))
    #expect(frame(shelf, 0, 1)?.minY == 129)
    #expect(shelf.view.contentSize == CGSize(width: 375, height: 178))
    #expect(shelf.view.visibleCells.count == 4)
  }

  @Test func sectionsLeaveFreeWhatTheyReferTo() {
    let (plain, margins, readable, whole) = (
      NSCollectionLayoutSection(group: row(44)), NSCollectionLayoutSection(group: row(44)),
      NSCollectionLayoutSection(group: row(44)), NSCollectionLayoutSection(group: row(44))
    )
    margins.contentInsetsReference = .layoutMargins
    margins.contentInsets.leading = 5
    readable.contentInsetsReference = .readableContent
    whole.contentInsetsReference = .none
    var rooms: [[CGFloat]] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let container = environment.container
      rooms.append([container.contentSize.width, container.effectiveContentSize.width])
      return [plain, margins, readable, whole][section]
    }
    let shelf = Shelf([1, 1, 1, 1], size: CGSize(width: 1000, height: 500), layout: layout)
    // Of its own, so that nothing else comes to it.
    shelf.view.contentInsetAdjustmentBehavior = .never
    shelf.window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
    shelf.view.insetsLayoutMarginsFromSafeArea = false
    shelf.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    func spans() -> [[CGFloat]] {
      (0..<4).map { section in frame(shelf, 0, section).map { [$0.minX, $0.maxX] } ?? [] }
    }
    shelf.loop.frame(at: 0)
    // 950 points between the margins, 672 of which can be read: 139 are left on either side.
    #expect(spans() == [[40, 940], [25, 970], [159, 831], [0, 1000]])
    #expect(rooms.allSatisfy { $0 == [1000, 900] } && rooms.count >= 4)
    // Others are followed.
    shelf.view.layoutMargins.left = 50
    shelf.loop.frame(at: 1)
    #expect(spans() == [[40, 940], [55, 970], [174, 846], [0, 1000]])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    layout.configuration = configuration
    shelf.loop.frame(at: 2)
    #expect(spans()[0] == [50, 970])
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.loop.frame(at: 3)
    #expect(spans() == [[50, 970], [50, 965], [174, 846], [0, 1000]])
  }

  @Test func aNestedGroup() {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: Self.item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.4)),
      subitems: [leading, trailing])
    let shelf = Shelf(
      [3],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    shelf.loop.frame(at: 0)
    #expect(frame(shelf, 0) == CGRect(x: 0, y: 0, width: 262.5, height: 267))
    #expect(frame(shelf, 2) == CGRect(x: 262.5, y: 133.5, width: 112.5, height: 133.5))
  }

  @Test func aCustomGroupIsAskedWithItsRoom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 0, width: 50, height: 80), zIndex: 4),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 80)),
      ]
    }
    let shelf = Shelf(
      [4],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    shelf.loop.frame(at: 0)
    #expect(frame(shelf, 2) == CGRect(x: 325, y: 80, width: 50, height: 80))
    #expect(
      shelf.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 4)
  }

  @Test func headersFootersAndBadges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .points(20, 20), elementKind: UICollectionView.elementKindSectionFooter,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(layoutSize: .whole, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        subitems: [item]))
    section.boundarySupplementaryItems = [bar()]
    let shelf = Shelf([2], layout: UICollectionViewCompositionalLayout(section: section))
    shelf.loop.frame(at: 0)
    let kind = UICollectionView.elementKindSectionFooter
    #expect(
      shelf.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame == CGRect(x: 0, y: 0, width: 375, height: 30))
    let view = shelf.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 1, section: 0))
    #expect(view?.frame == CGRect(x: 361, y: 68, width: 20, height: 20))
    // In front of the cells.
    let subviews = shelf.view.subviews
    let cell = shelf.view.cellForItem(at: IndexPath(item: 1, section: 0))
    let places = [cell, view].compactMap { view in subviews.firstIndex { $0 === view } }
    #expect(places.count == 2 && places[0] < places[1])
  }

  @Test func aPinnedHeaderStaysInView() {
    let section = NSCollectionLayoutSection(group: row(400))
    section.boundarySupplementaryItems = [bar(pins: true)]
    let shelf = Shelf([4, 4], layout: UICollectionViewCompositionalLayout(section: section))
    shelf.loop.frame(at: 0)
    shelf.view.contentOffset.y = 500
    shelf.loop.frame(at: 0.1)
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 500)
    shelf.view.contentOffset.y = 1615
    shelf.loop.frame(at: 0.2)
    #expect(header?.frame.minY == 1600)
  }

  @Test func barsOfTheWholeLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [bar()]
    let shelf = Shelf(
      [1],
      layout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row(44)), configuration: configuration))
    shelf.loop.frame(at: 0)
    #expect(frame(shelf, 0)?.minY == 30)
    #expect(
      shelf.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0)) != nil)
  }

  private final class Backdrop: UICollectionReusableView {}

  /// Behind all else, made by the layout: the data and the delegate hear nothing.
  @Test func aDecorationLiesBehind() {
    let section = NSCollectionLayoutSection(group: row(44))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    section.decorationItems = [decoration]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let shelf = Shelf([3, 3], layout: layout)
    shelf.loop.frame(at: 0)
    let backdrops = shelf.view.subviews.compactMap { $0 as? Backdrop }
    #expect(backdrops.map(\.frame.minY).sorted() == [2, 154])
    #expect(backdrops.first?.frame.size == CGSize(width: 367, height: 148))
    let cell = shelf.view.cellForItem(at: IndexPath(item: 0, section: 1))
    let place = shelf.view.subviews.firstIndex { $0 === cell } ?? -1
    #expect(shelf.view.subviews.prefix(place).filter { $0 is Backdrop }.count == 2)
    #expect(!shelf.takeLog().contains { $0.contains("Supplementary") })
    let attributes = layout.layoutAttributesForDecorationView(
      ofKind: "backdrop", at: IndexPath(item: 0, section: 0))
    #expect(attributes?.representedElementCategory == .decorationView)
    shelf.view.performBatchUpdates {
      shelf.counts = [3]
      shelf.view.deleteSections([0])
    }
    for step in 0...60 { shelf.loop.frame(at: Double(step) / 60) }
    #expect(shelf.view.subviews.filter { $0 is Backdrop && !$0.isHidden }.count == 1)
    #expect(!shelf.takeLog().contains { $0.contains("Supplementary") })
  }

  /// The provider hears how much room there is, for each section anew when that changes.
  @Test func theProviderHearsOfItsRoom() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append("\(section) \(Int(environment.container.effectiveContentSize.width))")
      return section == 1 ? nil : NSCollectionLayoutSection(group: self.row(44))
    }
    let shelf = Shelf([1, 5, 1], layout: layout)
    shelf.loop.frame(at: 0)
    #expect(asked == ["0 375", "1 375", "2 375"])
    #expect(frame(shelf, 0, 1) == nil && frame(shelf, 0, 2)?.minY == 44)
    asked = []
    shelf.view.contentOffset.y = 10
    shelf.loop.frame(at: 0.1)
    #expect(asked == [])
    shelf.view.frame.size.width = 200
    shelf.loop.frame(at: 0.2)
    #expect(asked == ["0 200", "1 200", "2 200"])
    #expect(frame(shelf, 0)?.width == 200)
  }
}

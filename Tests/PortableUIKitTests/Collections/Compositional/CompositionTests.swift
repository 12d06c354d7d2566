import PortableUIKit
import Testing

/// Items, groups and sections as programs describe them, and the frames that come of it: 375 × 667 points, two pixels a
/// point.
@MainActor
struct CompositionTests {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func row(_ height: CGFloat = 44) -> NSCollectionLayoutSize {
    size(.fractionalWidth(1), .absolute(height))
  }

  private func section(
    _ group: Group, leading: CGFloat = 0, trailing: CGFloat = 0, top: CGFloat = 0,
    bottom: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return section
  }

  private func shelf(_ section: NSCollectionLayoutSection, _ counts: Int...) -> Shelf {
    let shelf = Shelf(counts, layout: UICollectionViewCompositionalLayout(section: section))
    shelf.view.layoutIfNeeded()
    return shelf
  }

  private func frames(_ shelf: Shelf, _ items: Range<Int>) -> [CGRect?] {
    items.map {
      shelf.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Golden C20.
  @Test func aList() {
    let shelf = shelf(
      section(.horizontal(layoutSize: row(), subitems: [Item(layoutSize: .whole)])), 94)
    for (item, frame) in frames(shelf, 0..<94).enumerated() {
      #expect(frame == CGRect(x: 0, y: 44 * item, width: 375, height: 44))
    }
    #expect(shelf.view.contentSize == CGSize(width: 375, height: 4136))
  }

  /// Golden C21, C22.
  @Test(arguments: [0, 5.0]) func fiveInARow(inset: Double) {
    let inset = CGFloat(inset)
    let item = Item(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let shelf = shelf(
      section(
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])), 12)
    for (item, frame) in frames(shelf, 0..<12).enumerated() {
      let cell = CGRect(x: item % 5 * 75, y: item / 5 * 75, width: 75, height: 75)
      #expect(frame == cell.insetBy(dx: inset, dy: inset))
    }
    #expect(shelf.view.contentSize.height == 225)
  }

  /// Golden C23.
  @Test func aCount() {
    let group = Group.horizontal(
      layoutSize: row(), subitem: Item(layoutSize: .whole), count: 2)
    group.interItemSpacing = .fixed(10)
    let shelf = shelf(section(group, leading: 10, trailing: 10), 2)
    #expect(
      frames(shelf, 0..<2) == [
        CGRect(x: 10, y: 0, width: 172.5, height: 44),
        CGRect(x: 192.5, y: 0, width: 172.5, height: 44),
      ])
  }

  /// Golden C24.
  @Test func halvesThatDoNotFit() {
    let half = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = Group.horizontal(layoutSize: row(), subitems: [half, half])
    group.interItemSpacing = .fixed(10)
    let shelf = shelf(section(group, leading: 10, trailing: 10), 2)
    #expect(
      frames(shelf, 0..<2) == [
        CGRect(x: 10, y: 0, width: 177.5, height: 44),
        CGRect(x: 10, y: 44, width: 177.5, height: 44),
      ])
  }

  /// Golden C25.
  @Test func spacingThatGrows() {
    let item = Item(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = Group.horizontal(layoutSize: row(), subitems: [item, item, item])
    group.interItemSpacing = .flexible(0)
    #expect(frames(shelf(section(group), 3), 0..<3).map { $0?.minX } == [0, 137.5, 275])
  }

  /// Golden C26.
  @Test func insetsAndEdges() {
    let inset = Item(layoutSize: .points(20, 20))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    #expect(
      frames(shelf(section(.horizontal(layoutSize: row(24), subitems: [inset])), 2), 0..<2) == [
        CGRect(x: 2, y: 2, width: 16, height: 16), CGRect(x: 22, y: 2, width: 16, height: 16),
      ])
    let moved = Item(layoutSize: .points(20, 20))
    moved.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(2), top: .fixed(2), trailing: .fixed(2), bottom: .fixed(2))
    #expect(
      frames(shelf(section(.horizontal(layoutSize: row(24), subitems: [moved])), 2), 0..<2) == [
        CGRect(x: 2, y: 2, width: 20, height: 20), CGRect(x: 26, y: 2, width: 20, height: 20),
      ])
  }

  /// Golden C27.
  @Test func aGroupInAGroup() {
    let leading = Item(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: Item(layoutSize: .whole), count: 2)
    let shelf = shelf(
      section(
        .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
          subitems: [leading, trailing])), 3)
    #expect(
      frames(shelf, 0..<3) == [
        CGRect(x: 0, y: 0, width: 262.5, height: 267),
        CGRect(x: 262.5, y: 0, width: 112.5, height: 133.5),
        CGRect(x: 262.5, y: 133.5, width: 112.5, height: 133.5),
      ])
  }

  /// Golden C28.
  @Test func spacingBetweenGroups() {
    let section = section(.horizontal(layoutSize: row(), subitems: [Item(layoutSize: .whole)]))
    section.interGroupSpacing = 5
    let shelf = shelf(section, 3)
    #expect(frames(shelf, 0..<3).map { $0?.minY } == [0, 49, 98])
    #expect(shelf.view.contentSize.height == 142)
  }

  /// Golden C29.
  @Test func spacingBetweenSections() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let section = section(
      .horizontal(layoutSize: row(), subitems: [Item(layoutSize: .whole)]), top: 10, bottom: 10)
    let shelf = Shelf(
      [1, 1],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    shelf.view.layoutIfNeeded()
    let tops = (0..<2).map {
      shelf.view.cellForItem(at: IndexPath(item: 0, section: $0))?.frame.minY
    }
    #expect(tops == [10, 94] && shelf.view.contentSize.height == 148)
  }

  /// Golden C30.
  @Test func insetsOfASection() {
    let shelf = shelf(
      section(
        .horizontal(layoutSize: row(), subitems: [Item(layoutSize: .whole)]), leading: 10,
        trailing: 10), 1)
    #expect(frames(shelf, 0..<1) == [CGRect(x: 10, y: 0, width: 355, height: 44)])
  }

  /// Golden C31.
  @Test(arguments: [true, false]) func aHeaderBesideOrOverTheItems(isBeside: Bool) {
    let section = section(
      .horizontal(layoutSize: row(), subitems: [Item(layoutSize: .whole)]), top: 10)
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: row(), elementKind: kind, alignment: .top)
    header.extendsBoundary = isBeside
    section.boundarySupplementaryItems = [header]
    let shelf = shelf(section, 1)
    #expect(frames(shelf, 0..<1).map { $0?.minY } == [isBeside ? 54 : 10])
    let view = shelf.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(shelf.view.contentSize.height == (isBeside ? 98 : 54))
  }
}

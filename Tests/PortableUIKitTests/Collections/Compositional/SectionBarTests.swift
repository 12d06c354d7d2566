import PortableUIKit
import Testing

/// What lies at the edges of sections keeps room of its own; and what a group says of itself.
@MainActor
struct SectionBarTests {
  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: .whole)]))
    section.contentInsets.leading = 5
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    return section
  }

  @Test func barsLeaveFreeWhatTheyReferTo() {
    let (usual, margins, wide) = (section(), section(), section())
    margins.supplementaryContentInsetsReference = .layoutMargins
    wide.supplementaryContentInsetsReference = .layoutMargins
    wide.supplementariesFollowContentInsets = false
    let layout = UICollectionViewCompositionalLayout { number, _ in [usual, margins, wide][number] }
    let shelf = Shelf([1, 1, 1], size: CGSize(width: 1000, height: 500), layout: layout)
    shelf.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    layout.prepare()
    let spans = (0..<3).map { section -> [CGFloat] in
      let frame = layout.layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(item: 0, section: section))?.frame
      return frame.map { [$0.minX, $0.maxX] } ?? []
    }
    #expect(spans == [[5, 1000], [25, 970], [20, 970]])
    // The rows are where they were.
    let rows = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.frame.minX
    }
    #expect(rows == [5, 5, 5])
  }

  @Test func aGroupSaysWhatIsInIt() {
    let chip = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(80), heightDimension: .uniformAcrossSiblings(estimate: 32)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
      repeatingSubitem: chip, count: 3)
    group.interItemSpacing = .fixed(8)
    #expect(
      group.visualDescription() == """
        horizontal group of 3, spacing 8.0: 1.0 of the width × 32.0
          item: estimated 80.0 × uniform, estimated 32.0
        """)
    #expect(chip.layoutSize.heightDimension.isUniformAcrossSiblings)
    #expect(!chip.layoutSize.heightDimension.isEstimated)
    #expect(chip.layoutSize.heightDimension.dimension == 32)
  }
}

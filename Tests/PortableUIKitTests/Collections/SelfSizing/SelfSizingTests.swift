import PortableUIKit
import Testing

/// Cells that say how large they are: the estimates count until they are seen, and nothing jumps.
@MainActor
struct SelfSizingTests {
  enum Kind: CaseIterable { case flow, compositional }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .flow: Pile.flow()
    case .compositional: Pile.compositional()
    }
  }

  @Test(arguments: Kind.allCases) func estimatesCountUntilCellsAreSeen(kind: Kind) {
    let pile = Pile(Array(repeating: 60, count: 100), layout: layout(kind))
    pile.view.layoutIfNeeded()
    // 14 cells 44 high can be seen; when they are 60 high, the first ten.
    #expect(pile.view.contentSize.height == 4624)
    #expect(pile.view.visibleCells.count == 10)
    #expect(pile.top(9) == 540 && pile.view.cellForItem(at: pile.path(9))?.frame.height == 60)
    for step in 1...100 {
      pile.view.contentOffset.y = CGFloat(step) * 60
      pile.view.layoutIfNeeded()
    }
    #expect(pile.view.contentSize.height == 6000)
  }

  /// Golden C16.
  @Test(arguments: Kind.allCases) func tenThatAreSixteenHigher(kind: Kind) {
    let pile = Pile(Array(repeating: 60, count: 100), height: 440, layout: layout(kind))
    pile.view.collectionViewLayout.prepare()
    #expect(pile.view.collectionViewLayout.collectionViewContentSize.height == 4400)
    pile.view.layoutIfNeeded()
    #expect(pile.takeLog().count { $0.hasPrefix("measure") } == 10)
    #expect(pile.view.contentSize.height == 4560)
  }

  @Test(arguments: Kind.allCases) func cellsAreAskedOnceBeforeTheyAreShown(kind: Kind) {
    let pile = Pile([200, 300, 400], layout: layout(kind))
    pile.view.layoutIfNeeded()
    #expect(
      pile.takeLog() == (0..<3).flatMap { ["cell \($0)", "measure \($0)", "show \($0)"] })
    pile.view.contentOffset.y = 200
    pile.view.layoutIfNeeded()
    pile.view.contentOffset.y = 0
    pile.view.layoutIfNeeded()
    #expect(!pile.takeLog().contains { $0.hasPrefix("measure") })
  }

  /// A sequence in which neighbours differ.
  private static let heights = (0..<200).map { CGFloat(40 + $0 * 37 % 90) }

  @Test(arguments: Kind.allCases) func nothingJumpsOnTheWayUp(kind: Kind) throws {
    let pile = Pile(Self.heights, layout: layout(kind))
    pile.view.layoutIfNeeded()
    pile.view.contentOffset.y = 5000
    pile.view.layoutIfNeeded()
    for step in 0..<120 {
      let seen = pile.view.indexPathsForVisibleItems.sorted()
      let item = seen[seen.count / 2].item
      let before = try #require(pile.top(item))
      pile.view.contentOffset.y -= 35
      pile.view.layoutIfNeeded()
      guard pile.view.contentOffset.y > 0 else { break }
      #expect(pile.top(item) == before + 35, "step \(step)")
    }
  }

  @Test(arguments: Kind.allCases) func aScrollToAnItemEndsThere(kind: Kind) {
    let pile = Pile(Self.heights, layout: layout(kind))
    pile.view.layoutIfNeeded()
    for item in [150, 20, 90] {
      pile.view.scrollToItem(at: pile.path(item), at: .top, animated: false)
      pile.view.layoutIfNeeded()
      #expect(pile.top(item) == 0)
      #expect(pile.view.cellForItem(at: pile.path(item))?.frame.height == Self.heights[item])
    }
    pile.view.scrollToItem(at: pile.path(199), at: .bottom, animated: false)
    pile.view.layoutIfNeeded()
    #expect(pile.top(199) == 600 - Self.heights[199])
    var time = 0.0
    pile.loop.frame(at: time)
    pile.view.scrollToItem(at: pile.path(60), at: .top, animated: true)
    for _ in 0..<120 {
      time += 1.0 / 60
      pile.loop.frame(at: time)
    }
    #expect(pile.top(60) == 0)
  }

  @Test func aRowIsAsHighAsItsHighestItem() {
    let pile = Pile([50, 80, 30, 20], layout: Pile.compositional(columns: 2))
    pile.view.layoutIfNeeded()
    let frames = (0..<4).map { pile.view.layoutAttributesForItem(at: pile.path($0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 0, width: 160, height: 80),
        CGRect(x: 0, y: 80, width: 160, height: 30), CGRect(x: 160, y: 80, width: 160, height: 20),
      ])
    #expect(pile.view.contentSize.height == 110)
  }

  @Test(arguments: Kind.allCases) func sizesMoveAlongWithUpdates(kind: Kind) {
    let pile = Pile([60, 70, 80], layout: layout(kind))
    pile.view.layoutIfNeeded()
    pile.lines = []
    UIView.performWithoutAnimation {
      pile.view.performBatchUpdates {
        pile.heights = [100, 60, 80]
        pile.view.insertItems(at: [pile.path(0)])
        pile.view.deleteItems(at: [pile.path(1)])
      }
    }
    #expect(pile.takeLog() == ["cell 0", "measure 0", "show 0"])
    #expect((0..<3).map { pile.top($0) } == [0, 100, 160])
    pile.view.layoutIfNeeded()
    #expect(pile.view.contentSize.height == 240 && pile.takeLog() == [])
  }

  @Test(arguments: Kind.allCases) func aCellThatIsFilledAgainIsMeasuredAgain(kind: Kind) {
    let pile = Pile([60, 70, 80], layout: layout(kind))
    pile.view.layoutIfNeeded()
    pile.heights[1] = 100
    pile.view.reconfigureItems(at: [pile.path(1)])
    pile.view.layoutIfNeeded()
    #expect(pile.view.layoutAttributesForItem(at: pile.path(2))?.frame.minY == 160)
  }

  @Test(arguments: Kind.allCases) func anotherWidthMeasuresAnew(kind: Kind) {
    let pile = Pile([60, 70], layout: layout(kind))
    pile.view.layoutIfNeeded()
    pile.heights = [90, 70]
    (pile.view.cellForItem(at: pile.path(0)) as? PileCell)?.height = 90
    pile.view.frame.size.width = 300
    pile.view.layoutIfNeeded()
    #expect(pile.view.layoutAttributesForItem(at: pile.path(1))?.frame.minY == 90)
  }

  @Test func constraintsSayHowHighACellIs() {
    let pile = Pile([0, 0], layout: Pile.compositional())
    pile.view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
    pile.view.layoutIfNeeded()
    let frames = (0..<2).map { pile.view.cellForItem(at: pile.path($0))?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 320, height: 33.5),
        CGRect(x: 0, y: 33.5, width: 320, height: 33.5),
      ])
  }

  @Test func aLayoutOfOnesOwnHearsWhatACellWants() {
    let layout = StackLayout()
    let pile = Pile([60, 70], layout: layout)
    pile.view.layoutIfNeeded()
    #expect(layout.lines == ["60 for 44", "70 for 44"])
    #expect(pile.view.cellForItem(at: pile.path(1))?.frame.minY == 60)
  }

  /// Golden C17: what a layout asks for itself.
  @Test func aContextMovesWhatIsSeen() {
    let layout = StackLayout()
    let pile = Pile(Array(repeating: 44, count: 100), layout: layout)
    pile.view.contentOffset.y = 500
    pile.view.layoutIfNeeded()
    let top = pile.top(12)
    let cells = pile.cells
    pile.lines = []
    pile.notesScrolls = true
    layout.heights[2] = 60
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 16)
    layout.invalidateLayout(with: context)
    pile.view.layoutIfNeeded()
    #expect(pile.view.contentOffset.y == 516 && pile.top(12) == top)
    // The same cells, and who listens hears of it once.
    #expect(cells.count == 14 && pile.cells == cells)
    #expect(pile.takeLog() == ["didScroll"])
  }

  /// What is a share of its group takes what the group is estimated at, whatever its content needs. Golden C32.
  @Test func aShareOfAnEstimateIsNotMeasured() {
    let item = NSCollectionLayoutItem(layoutSize: .whole)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: [item])
    let pile = Pile(
      [300, 300],
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    pile.view.layoutIfNeeded()
    #expect(pile.cells.values.map(\.frame.height) == [100, 100])
    #expect(pile.top(1) == 100 && pile.view.contentSize.height == 200)
  }
}

/// Items below each other that are 44 high until they say otherwise.
private final class StackLayout: UICollectionViewLayout {
  var heights: [Int: CGFloat] = [:]
  var lines: [String] = []

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: (0..<count).map { heights[$0] ?? 44 }.reduce(0, +))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var y: CGFloat = 0
    return (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: y, width: 320, height: heights[item] ?? 44)
      y += attributes.frame.height
      return attributes
    }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size != originalAttributes.size else { return false }
    lines.append(
      "\(Int(preferredAttributes.size.height)) for \(Int(originalAttributes.size.height))")
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return true
  }
}

private final class ConstrainedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 23.4),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

import PortableUIKit
import Testing

/// Chips in a row that scrolls sideways: each is as wide as its text.
@MainActor
struct LaneSizingTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private final class Chips: UICollectionViewDataSource {
    var widths: [CGFloat] = Array(repeating: [50, 120, 70, 30], count: 10).flatMap { $0 }
    /// By item, over and over; points.
    var heights: [CGFloat] = [10]
    var measures = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
      guard let chip = cell as? Chip else { return cell }
      chip.width = widths[indexPath.item]
      chip.height = heights[indexPath.item % heights.count]
      chip.onMeasure = { [unowned self] in measures += 1 }
      return chip
    }
  }

  private final class Chip: UICollectionViewCell {
    /// Points.
    var width: CGFloat = 0
    var height: CGFloat = 0
    var onMeasure: (() -> Void)?

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      onMeasure?()
      return CGSize(width: width, height: height)
    }
  }

  private let chips = Chips()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let loop: FrameLoop

  init() {
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = 2
    loop = FrameLoop(window: window)
  }

  private func row(
    _ behavior: Behavior, width: NSCollectionLayoutDimension = .estimated(80),
    height: NSCollectionLayoutDimension = .absolute(36)
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Chip.self, forCellWithReuseIdentifier: "chip")
    view.dataSource = chips
    window.addSubview(view)
    loop.frame(at: 0)
    return view
  }

  private func lane(_ view: UICollectionView) -> UIScrollView {
    view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
  }

  private func frame(_ item: Int, _ view: UICollectionView) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func eachIsAsWideAsItNeeds() {
    let view = row(.continuous)
    #expect(frame(0, view) == CGRect(x: 16, y: 8, width: 50, height: 36))
    #expect(frame(1, view) == CGRect(x: 74, y: 8, width: 120, height: 36))
    #expect(frame(2, view) == CGRect(x: 202, y: 8, width: 70, height: 36))
    #expect(frame(3, view) == CGRect(x: 280, y: 8, width: 30, height: 36))
    #expect(view.visibleCells.count == 5 && chips.measures == 5)
    #expect(view.contentSize == CGSize(width: 320, height: 52))
    // Five are known, and 35 are still estimated.
    let estimated: CGFloat = 35 * 80
    #expect(lane(view).contentSize.width == 664 + estimated)
  }

  @Test func theOthersAreMeasuredAsTheyComeIntoView() {
    let view = row(.continuous)
    let lane = lane(view)
    var time = 0.0
    var end: CGFloat { lane.contentSize.width - 320 }
    while lane.contentOffset.x < end {
      lane.contentOffset.x = min(lane.contentOffset.x + 100, end)
      time += 1
      loop.frame(at: time)
    }
    #expect(chips.measures == 40)
    #expect(lane.contentSize.width == 3044)
    #expect(frame(39, view)?.maxX == 304)
    // And stay as wide on the way back.
    lane.contentOffset.x = 0
    loop.frame(at: time + 1)
    #expect(chips.measures == 40 && frame(1, view)?.minX == 74)
  }

  @Test func whatComesAndGoesTakesItsWidthAlong() {
    let view = row(.continuous)
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        chips.widths.remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    loop.frame(at: 1)
    #expect(frame(0, view) == CGRect(x: 16, y: 8, width: 120, height: 36))
    #expect(frame(1, view)?.minX == 144)
  }

  /// Where rests depend on groups, estimates hold.
  @Test func groupsThatRestAreAsWideAsSaid() {
    let view = row(.groupPaging)
    #expect((0..<3).map { frame($0, view)?.minX } == [16, 104, 192])
    #expect(chips.measures == 0)
  }

  /// However its groups rest, a row is as high as the highest of those that were seen.
  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .paging,
    .groupPagingCentered, .continuousGroupLeadingBoundary,
  ])
  func aRowIsAsHighAsTheHighestSeen(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    chips.heights = [20, 60, 30, 90, 15]
    let view = row(behavior, width: .absolute(250), height: .estimated(44))
    let seen = lane(view).bounds.maxX > 550 ? 3 : 2
    #expect(chips.measures == seen)
    #expect((0..<2).map { frame($0, view)?.height } == [20, 60])
    #expect((0..<2).map { frame($0, view)?.minY } == [8, 8])
    // One that nobody has seen is as high as it was said to be.
    #expect(frame(30, view)?.height == 44)
    #expect(view.contentSize.height == 76 && lane(view).frame.height == 60)
    lane(view).contentOffset.x = 520
    loop.frame(at: 1)
    #expect(frame(3, view)?.height == 90 && view.contentSize.height == 106)
    // It is no lower when that one is out of sight, but when it has become so.
    lane(view).contentOffset.x = 0
    loop.frame(at: 2)
    #expect(view.contentSize.height == 106)
    chips.heights[3] = 25
    lane(view).contentOffset.x = 520
    loop.frame(at: 3)
    view.reconfigureItems(at: [IndexPath(item: 3, section: 0)])
    loop.frame(at: 4)
    loop.frame(at: 5)
    #expect(frame(3, view)?.height == 25 && view.contentSize.height == 76)
  }

  @Test func bothSidesAreMeasuredWhereGroupsRestAnywhere() {
    chips.heights = [20, 60, 30]
    let view = row(.continuous, height: .estimated(44))
    #expect(frame(0, view) == CGRect(x: 16, y: 8, width: 50, height: 20))
    #expect(frame(1, view) == CGRect(x: 74, y: 8, width: 120, height: 60))
    #expect(frame(2, view) == CGRect(x: 202, y: 8, width: 70, height: 30))
    #expect(view.contentSize == CGSize(width: 320, height: 76))
  }
}

import PortableUIKit
import ScrollBed
import Testing

/// Letters at the edge of a collection view that lead to its items.
@MainActor
struct ItemIndexTests {
  /// Ten sections of five items, 100 points each, one a line, below headers of 30.
  private let catalogue = Catalogue()
  private let bed: Bed

  init() {
    bed = Bed(
      bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: catalogue.view)
    catalogue.view.delegate = catalogue
    bed.frame()
  }

  private var letters: UIView? {
    catalogue.view.subviews.first { $0.frame.width == 15 && !$0.subviews.isEmpty }
  }

  private func top(of section: Int) -> CGFloat { CGFloat(section) * 530 }

  @Test func theyStandAtTheEdgeInFrontOfTheItems() throws {
    let letters = try #require(letters)
    #expect(letters.frame == CGRect(x: 360, y: 0, width: 15, height: 667))
    letters.layoutIfNeeded()
    #expect(letters.subviews.compactMap { ($0 as? UILabel)?.text } == catalogue.titles)
    catalogue.view.contentOffset.y = 1000
    bed.frame()
    #expect(letters.frame.minY == 1000 && catalogue.view.subviews.last === letters)
  }

  @Test func aFingerGoesAlongThem() {
    // The middle of the fourth letter of ten, 14 points each: 263.5 + 3.5 × 14.
    bed.touch(1, .down, 368, 312)
    bed.wait(0.05)
    // Its section's header is in sight.
    #expect(catalogue.view.contentOffset.y == top(of: 3))
    #expect(catalogue.view.indexPathsForSelectedItems == [])
    bed.touch(1, .move, 368, 270)
    bed.wait(0.05)
    #expect(catalogue.view.contentOffset.y == top(of: 0))
    bed.touch(1, .up, 368, 270)
    #expect(catalogue.asked == [3, 0])
  }

  @Test func aLetterLeadsToAnItemInTheMiddleOfASection() {
    catalogue.path = { IndexPath(item: 2, section: $0) }
    bed.touch(1, .down, 368, 312)
    bed.wait(0.05)
    #expect(catalogue.view.contentOffset.y == top(of: 3) + 30 + 200)
    bed.touch(1, .up, 368, 312)
  }

  @Test func theyAreAskedForAnewWithTheData() {
    catalogue.titles = ["x", "y"]
    bed.frame()
    #expect(letters?.subviews.count == 10)
    catalogue.view.reloadData()
    bed.frame()
    letters?.layoutIfNeeded()
    #expect(letters?.subviews.count == 2)
    catalogue.titles = nil
    catalogue.view.reloadData()
    bed.frame()
    #expect(letters == nil)
  }

  @Test func aLetterThatLeadsNowhereIsNamed() {
    var said: [String] = []
    catalogue.view.inconsistencyHandler = { said.append($0) }
    catalogue.path = { IndexPath(item: 99, section: $0) }
    bed.touch(1, .down, 368, 312)
    bed.wait(0.05)
    bed.touch(1, .up, 368, 312)
    #expect(said == ["the index title D leads to an item that does not exist"])
  }
}

@MainActor
private final class Catalogue: UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  var titles: [String]? = "ABCDEFGHIJ".map(String.init)
  var path: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
  private(set) var asked: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ShelfLabel.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "label")
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "label", for: path)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append(index)
    return path(index)
  }
}

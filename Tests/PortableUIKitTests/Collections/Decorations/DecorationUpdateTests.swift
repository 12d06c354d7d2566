import PortableUIKit
import Testing

/// Decoration views that come and go in an update because the layout says so.
@MainActor
struct DecorationUpdateTests {
  private static let kind = "line"

  private final class Line: UICollectionReusableView {
    private(set) var path: IndexPath?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      path = layoutAttributes.indexPath
    }
  }

  /// Rows 100 high, each with a line at its top.
  private final class Ruled: UICollectionViewLayout {
    var coming: [IndexPath] = []
    var going: [IndexPath] = []
    private(set) var asked: [String] = []

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 375, height: 100 * CGFloat(count))
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).flatMap { item in
        let path = IndexPath(item: item, section: 0)
        let row = UICollectionViewLayoutAttributes(forCellWith: path)
        row.frame = CGRect(x: 0, y: 100 * CGFloat(item), width: 375, height: 100)
        return [row, line(path)]
      }
    }
    private func line(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: DecorationUpdateTests.kind, with: path)
      line.frame = CGRect(x: 0, y: 100 * CGFloat(path.item), width: 375, height: 1)
      return line
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { line(indexPath) }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      asked.append("insert \(elementKind)")
      return coming
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      asked.append("delete \(elementKind)")
      return going
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard going.contains(decorationIndexPath) else { return nil }
      let end = line(decorationIndexPath)
      end.frame.origin.x = 400
      return end
    }
  }

  private let layout = Ruled()
  private let shelf: Shelf

  init() {
    layout.register(Line.self, forDecorationViewOfKind: Self.kind)
    shelf = Shelf([3], size: CGSize(width: 375, height: 500), layout: layout)
    shelf.loop.frame(at: 0)
  }

  private func lines(_ item: Int) -> [Line] {
    shelf.view.subviews.compactMap { $0 as? Line }
      .filter { !$0.isHidden && $0.path == IndexPath(item: item, section: 0) }
  }

  /// A row comes, and of the lines that one by name.
  private func insert(_ item: Int, withLine line: Int) {
    layout.coming = [IndexPath(item: line, section: 0)]
    shelf.view.performBatchUpdates {
      shelf.counts = [4]
      shelf.view.insertItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  private func opacity(_ line: Line) -> Float { line.layer.presentation()?.opacity ?? -1 }

  @Test func aLineThatComesFadesInAndLeavesTheOthersAlone() throws {
    let old = try #require(lines(0).first)
    insert(0, withLine: 3)
    #expect(layout.asked == ["insert line", "delete line"])
    let new = try #require(lines(3).first)
    shelf.loop.frame(at: 0)
    #expect(opacity(new) == 0 && opacity(old) == 1)
    shelf.loop.frame(at: 0.125)
    #expect((opacity(new) - 0.5).magnitude < 1e-3 && opacity(old) == 1)
    shelf.loop.frame(at: 1)
    #expect(opacity(new) == 1 && lines(0).first === old)
  }

  /// One that is named takes no view that showed another line at its place.
  @Test func aLineThatComesInAnothersPlaceIsANewView() throws {
    let old = try #require(lines(1).first)
    insert(1, withLine: 1)
    let new = try #require(lines(1).first { $0 !== old })
    shelf.loop.frame(at: 0)
    shelf.loop.frame(at: 0.125)
    #expect((opacity(new) - 0.5).magnitude < 1e-3)
    shelf.loop.frame(at: 1)
    #expect(lines(1).count == 1 && lines(1).first === new)
  }

  @Test func aLineThatGoesGoesWhereTheLayoutSendsIt() throws {
    let old = try #require(lines(0).first)
    layout.going = [IndexPath(item: 0, section: 0)]
    shelf.view.performBatchUpdates {
      shelf.counts = [2]
      shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    shelf.loop.frame(at: 0)
    #expect(old.layer.presentation()?.frame.minX == 0)
    shelf.loop.frame(at: 0.125)
    let x = Double(old.layer.presentation()?.frame.minX ?? -1)
    #expect((x - 200).magnitude < 1e-3)
    shelf.loop.frame(at: 1)
    #expect(lines(0).allSatisfy { $0 !== old })
  }
}

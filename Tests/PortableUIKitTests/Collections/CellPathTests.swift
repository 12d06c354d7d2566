import PortableUIKit
import Testing

/// A cell knows where it stands.
@MainActor
struct CellPathTests {
  /// Counts how often it is asked for its place.
  private final class Asked: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) static var questions = 0

    override var indexPath: IndexPath {
      get {
        Self.questions += 1
        return super.indexPath
      }
      set { super.indexPath = newValue }
    }
  }

  private final class Grid: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Asked.self }
  }

  @Test func allCellsOfADenseGridAskFewQuestions() {
    let layout = Grid()
    layout.itemSize = CGSize(width: 10, height: 10)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let shelf = Shelf([1000], size: CGSize(width: 200, height: 200), layout: layout)
    shelf.view.layoutIfNeeded()
    let cells = shelf.view.visibleCells
    #expect(cells.count == 400)
    Asked.questions = 0
    let items = cells.compactMap { shelf.view.indexPath(for: $0)?.item }
    #expect(items.sorted() == Array(0..<400))
    #expect(Asked.questions > 0 && Asked.questions <= 2 * 400)
    Asked.questions = 0
    let found = items.map { shelf.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(zip(found, cells).allSatisfy { $0 === $1 })
    #expect(Asked.questions <= 2 * 400)
  }

  @Test func aCellThatIsNotShownStandsNowhere() throws {
    let shelf = Shelf([200])
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(shelf.view.indexPath(for: cell) == IndexPath(item: 3, section: 0))
    #expect(Shelf([3]).view.indexPath(for: cell) == nil)
    #expect(shelf.view.indexPath(for: ShelfCell(frame: .zero)) == nil)
    shelf.view.reloadData()
    #expect(shelf.view.indexPath(for: cell) == nil)
    #expect(shelf.view.cellForItem(at: IndexPath(index: 0)) == nil)
  }

  @Test func aCellOnItsWayKnowsItsNewPlace() throws {
    let shelf = Shelf([10])
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    let gone = try #require(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    shelf.view.performBatchUpdates {
      shelf.counts = [9]
      shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(shelf.view.indexPath(for: cell) == IndexPath(item: 3, section: 0))
    }
    #expect(shelf.view.indexPath(for: cell) == IndexPath(item: 2, section: 0))
    #expect(shelf.view.indexPath(for: gone) == nil)
  }
}

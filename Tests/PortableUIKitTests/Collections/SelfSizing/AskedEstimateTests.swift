import PortableUIKit
import Testing

/// With an estimate the delegate's sizes are what items are taken for until their cells were asked.
@MainActor
struct AskedEstimateTests {
  private final class Sizes: UICollectionViewDelegateFlowLayout {
    var size: (Int) -> CGSize = { CGSize(width: 320, height: 20 + $0 * 10) }
    var asked: [Int] = []

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked.append(path.item)
      return size(path.item)
    }
  }

  /// Leaves sizes to the layout.
  private final class Others: UICollectionViewDelegateFlowLayout {}

  private let sizes = Sizes()
  private let others = Others()

  private func frames(_ shelf: Shelf, _ items: Range<Int>) -> [CGRect?] {
    items.map {
      shelf.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Cells of no opinion are as large as the delegate says.
  @Test func theDelegateSaysHowLargeItemsAre() {
    let shelf = Shelf([4], size: CGSize(width: 320, height: 600), layout: Pile.flow())
    shelf.view.delegate = sizes
    shelf.view.layoutIfNeeded()
    #expect(sizes.asked == [0, 1, 2, 3])
    #expect(
      frames(shelf, 0..<4) == [
        CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 0, y: 20, width: 320, height: 30),
        CGRect(x: 0, y: 50, width: 320, height: 40), CGRect(x: 0, y: 90, width: 320, height: 50),
      ])
    #expect(shelf.view.visibleCells.count == 4 && shelf.view.contentSize.height == 140)
  }

  /// Those that were seen are 60 high, the others as high as the delegate says.
  @Test func cellsThatWantAnotherSizeHaveIt() {
    let pile = Pile(Array(repeating: 60, count: 100), height: 440, layout: Pile.flow())
    sizes.size = { _ in CGSize(width: 320, height: 30) }
    pile.view.delegate = sizes
    pile.view.layoutIfNeeded()
    // Fifteen that are 30 high can be seen; when they are 60 high, the first eight.
    #expect(pile.view.visibleCells.count == 8 && pile.view.contentSize.height == 3450)
    #expect(pile.top(7) == 420)
    // As high as it was taken for, it moves nothing.
    pile.heights = Array(repeating: 30, count: 100)
    pile.view.reloadData()
    pile.view.layoutIfNeeded()
    #expect(pile.view.contentSize.height == 3000 && pile.top(14) == 420)
  }

  @Test func whoSaysNothingLeavesTheEstimate() {
    for size in [nil, UICollectionViewFlowLayout.automaticSize] {
      let shelf = Shelf([100], size: CGSize(width: 320, height: 440), layout: Pile.flow())
      if let size {
        sizes.size = { _ in size }
        shelf.view.delegate = sizes
      } else {
        shelf.view.delegate = others
      }
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.contentSize.height == 4400)
    }
  }
}

import PortableUIKit
import ScrollBed
import Testing

/// Programs that change everything while they are told of a part.
@MainActor
struct ReloadMeanwhileTests {
  private static let first = IndexPath(item: 0, section: 0)

  private func replaceFirst(_ owner: Interrupter) {
    owner.view.performBatchUpdates {
      owner.names[0] = "x"
      owner.view.deleteItems(at: [Self.first])
      owner.view.insertItems(at: [Self.first])
    }
  }

  private func texts(_ owner: Interrupter) -> [String] {
    owner.view.indexPathsForVisibleItems.sorted().map {
      (owner.view.cellForItem(at: $0) as? ShelfCell)?.text ?? "?"
    }
  }

  @Test(arguments: [false, true]) func aReloadInsideAnUpdateLeavesNothingBehind(isAnimated: Bool) {
    let owner = Interrupter(["a", "b", "c"])
    owner.whenShown = { owner.view.reloadData() }
    if isAnimated {
      replaceFirst(owner)
    } else {
      UIView.performWithoutAnimation { replaceFirst(owner) }
    }
    owner.settle()
    #expect(texts(owner) == ["x", "b", "c"])
    #expect(owner.cellsInSight == 3 && owner.displayed == 3)
  }

  @Test func anUpdateInsideAnUpdateIsCarriedOutToo() {
    let owner = Interrupter(["a", "b", "c"])
    owner.whenShown = {
      owner.view.performBatchUpdates {
        owner.names.append("d")
        owner.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      }
    }
    replaceFirst(owner)
    owner.settle()
    #expect(texts(owner) == ["x", "b", "c", "d"])
    #expect(owner.cellsInSight == 4 && owner.displayed == 4)
  }

  @Test func everyCompletionIsCalled() {
    let owner = Interrupter(["a", "b", "c"])
    owner.whenShown = { owner.view.reloadData() }
    var ended = 0
    owner.view.performBatchUpdates({
      owner.names.insert("x", at: 0)
      owner.view.insertItems(at: [Self.first])
    }) { _ in ended += 1 }
    owner.settle()
    #expect(ended == 1)
  }

  @Test func afterAReloadNobodyAsksForWhatIsGone() {
    let owner = Interrupter((0..<100).map(String.init))
    owner.whenGone = {
      owner.names = ["only"]
      owner.view.reloadData()
    }
    owner.view.contentOffset.y = 667
    owner.settle()
    #expect(owner.strayRequests == 0)
    #expect(texts(owner) == ["only"] && owner.cellsInSight == 1 && owner.displayed == 1)
  }

  /// One that comes twice into the pool is handed out for two items.
  @Test func aReloadInsideAReloadKeepsNoCellTwice() {
    let owner = Interrupter(["a", "b", "c", "d"])
    owner.whenGone = { owner.view.reloadData() }
    owner.view.reloadData()
    owner.settle()
    #expect(texts(owner) == ["a", "b", "c", "d"])
    #expect(owner.cellsInSight == 4 && owner.displayed == 4)
  }

  @Test func whatIsGoneIsNotSelected() {
    let owner = Interrupter(["a", "b"])
    let chooser = Chooser()
    chooser.whenAsked = {
      owner.names = ["a"]
      owner.view.reloadData()
    }
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: owner.view)
    owner.view.delegate = chooser
    bed.frame()
    bed.touch(1, .down, 75, 25)
    bed.wait(0.3)
    bed.touch(1, .up, 75, 25)
    bed.wait(0.1)
    #expect(chooser.asked == [1] && chooser.selected == [])
    #expect(owner.view.indexPathsForSelectedItems == [])
  }
}

@MainActor
private final class Chooser: UICollectionViewDelegate {
  var whenAsked: (() -> Void)?
  var asked: [Int] = []
  var selected: [Int] = []

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    asked.append(path.item)
    whenAsked?()
    return true
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    selected.append(path.item)
  }
}

import PortableUIKit
import TestSupport
import Testing

/// What happens in an update, and in which order.
@MainActor
struct BatchUpdateTests {
  private let layout = LoggedUpdates()
  private let shelf: Shelf

  init() {
    shelf = Shelf([4], size: CGSize(width: 375, height: 300), layout: layout)
    shelf.loop.frame(at: 0)
    clear()
  }

  private func clear() {
    layout.lines = []
    shelf.lines = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func cell(_ item: Int) -> ShelfCell? {
    shelf.view.cellForItem(at: path(item)) as? ShelfCell
  }

  private func top(_ cell: ShelfCell?) -> Double? {
    cell.map { Double($0.layer.presentation()?.frame.minY ?? .nan) }
  }

  @Test func everyCallHasItsPlace() {
    var order: [String] = []
    shelf.ignored = []
    shelf.view.performBatchUpdates {
      order = layout.takeLog() + shelf.takeLog()
      shelf.counts = [4]
      shelf.view.insertItems(at: [path(1)])
      shelf.view.deleteItems(at: [path(2)])
    } completion: {
      shelf.note("completion \($0)")
    }
    // Where everything was is asked before it changes.
    #expect(order == ["elements -300…600"])
    #expect(
      layout.takeLog() == [
        "invalidate counts", "prepare", "contentSize", "elements 0…400", "prepare for 2",
        "target 0",
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2", "finalize",
      ])
    #expect(layout.updates == ["insert - 0.1", "delete 0.2 -"])
    #expect(
      shelf.takeLog() == [
        "numberOfSections", "numberOfItems 0", "cellForItem 0.1", "willDisplay 0.1",
      ])
    shelf.loop.frame(at: 0)
    shelf.loop.frame(at: 0.24)
    #expect(layout.takeLog() == [] && shelf.takeLog() == [])
    shelf.loop.frame(at: 0.26)
    #expect(shelf.takeLog() == ["didEndDisplaying 0.2", "completion true"])
  }

  @Test func elementsAreOnTheirWayInBetween() throws {
    let old = try (0..<3).map { try #require(cell($0)) }
    shelf.view.performBatchUpdates {
      shelf.counts = [4]
      shelf.view.insertItems(at: [path(1)])
      shelf.view.deleteItems(at: [path(0)])
    }
    let new = try #require(cell(1))
    #expect(cell(0) === old[1] && cell(2) === old[2])
    for share in [0.25, 0.5, 0.75] {
      shelf.loop.frame(at: 0.25 * share)
      let way = eased(share)
      #expect(isClose(top(old[1]), 100 - 100 * way))
      #expect(isClose(top(old[2]), 200))
      #expect(top(old[0]) == 0 && top(new) == 100)
      #expect(isClose(Double(old[0].layer.presentation()?.opacity ?? 9), 1 - way))
      #expect(isClose(Double(new.layer.presentation()?.opacity ?? 9), way))
    }
    shelf.loop.frame(at: 0.25)
    #expect(top(old[1]) == 0 && new.alpha == 1 && old[0].isHidden)
  }

  @Test func whatWasNearComesFromWhereItWasAndLeavesForWhereItIs() throws {
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    let last = try #require(cell(3))
    let first = try #require(cell(1))
    shelf.view.performBatchUpdates {
      shelf.view.moveItem(at: path(3), to: path(0))
    }
    shelf.loop.frame(at: 0.125)
    // Items 0, 1, 2 are 1, 2, 3 now; what was last left for the top, out of sight.
    #expect(isClose(top(last), 150) && isClose(top(first), 150))
    #expect(isClose(top(cell(1)), 50))
    #expect(shelf.view.visibleCells.count == 3 && cell(2) === first)
    shelf.loop.frame(at: 0.25)
    #expect(last.isHidden)
    #expect(shelf.takeLog().last == "didEndDisplaying 0.3")
  }

  @Test func aLayoutSaysFromWhereAndToWhere() throws {
    layout.initial = { path in
      guard path.item == 1 else { return nil }
      let attributes = layout.row(path)
      attributes.center.x += 400
      return attributes
    }
    layout.final = { path in
      guard path.item == 2 else { return nil }
      let attributes = layout.row(path)
      attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      attributes.alpha = 0.5
      return attributes
    }
    let gone = try #require(cell(2))
    shelf.view.performBatchUpdates {
      shelf.view.insertItems(at: [path(1)])
      shelf.view.deleteItems(at: [path(2)])
    }
    let new = try #require(cell(1))
    shelf.loop.frame(at: 0.125)
    #expect(isClose(Double(new.layer.presentation()?.position.x ?? 0), 187.5 + 200))
    #expect(isClose(Double(gone.layer.presentation()?.opacity ?? 0), 0.75))
    #expect(isClose(Double(gone.layer.presentation()?.affineTransform().a ?? 0), 0.75))
  }

  @Test func aShorterContentIsShownFromItsNewEndOn() {
    shelf.view.contentOffset.y = 100
    shelf.view.layoutIfNeeded()
    shelf.view.performBatchUpdates {
      shelf.counts = [3]
      shelf.view.deleteItems(at: [path(3)])
    }
    #expect(shelf.view.contentOffset.y == 0 && shelf.view.contentSize.height == 300)
    shelf.loop.frame(at: 0.125)
    #expect(isClose(Double(shelf.view.layer.presentation()?.bounds.minY ?? 9), 50))
    #expect(shelf.view.visibleCells.count == 3)
  }

  @Test func theOffsetStaysUnlessTheLayoutOrTheDelegateWantAnother() {
    shelf.counts = [100]
    shelf.view.reloadData()
    shelf.view.layoutIfNeeded()
    shelf.view.contentOffset.y = 1000
    shelf.view.layoutIfNeeded()
    shelf.view.performBatchUpdates {
      shelf.counts = [97]
      shelf.view.deleteItems(at: [path(0), path(1), path(2)])
    }
    #expect(shelf.view.contentOffset.y == 1000)
    layout.target = { CGPoint(x: $0.x, y: $0.y + 100) }
    clear()
    shelf.view.performBatchUpdates {
      shelf.counts = [98]
      shelf.view.insertItems(at: [path(0)])
    }
    #expect(shelf.view.contentOffset.y == 1100)
    #expect(layout.lines.contains("elements 800…1700"))
    #expect(shelf.takeLog().filter { $0.hasPrefix("cellForItem") } == [])
    #expect(shelf.view.indexPathsForVisibleItems.sorted() == [path(11), path(12), path(13)])
  }

  /// Golden C43.
  @Test func insideOfTheBlockEverythingIsAsItWas() {
    let second = cell(1)
    shelf.view.performBatchUpdates {
      shelf.counts = [5]
      shelf.view.insertItems(at: [path(0)])
      #expect(shelf.view.numberOfItems(inSection: 0) == 4)
      #expect(cell(1) === second)
    }
    #expect(shelf.view.numberOfItems(inSection: 0) == 5)
    #expect(cell(2) === second)
  }

  @Test func nestedBlocksAreOneUpdate() {
    shelf.view.performBatchUpdates {
      shelf.counts = [6]
      shelf.view.insertItems(at: [path(0)])
      shelf.view.performBatchUpdates {
        shelf.view.insertItems(at: [path(1)])
      } completion: {
        shelf.note("inner \($0)")
      }
    } completion: {
      shelf.note("outer \($0)")
    }
    #expect(layout.updates == ["insert - 0.0", "insert - 0.1"])
    shelf.loop.frame(at: 1)
    shelf.loop.frame(at: 2)
    #expect(shelf.takeLog().suffix(2) == ["outer true", "inner true"])
  }

  @Test func eachChangeOutsideOfABlockIsAnUpdate() {
    shelf.counts = [5]
    shelf.view.insertItems(at: [path(4)])
    #expect(layout.updates == ["insert - 0.4"])
    shelf.counts = [5, 2]
    shelf.view.insertSections([1])
    #expect(layout.updates == ["insert - 1.all"])
    shelf.counts = [2, 5]
    shelf.view.moveSection(1, toSection: 0)
    #expect(layout.updates == ["move 1.all 0.all"])
    #expect(shelf.view.numberOfSections == 2)
  }

  @Test func anEmptyUpdateAnimatesToWhatTheLayoutSaysNow() throws {
    let second = try #require(cell(1))
    layout.height = 80
    shelf.view.performBatchUpdates(nil)
    shelf.loop.frame(at: 0.125)
    #expect(isClose(top(second), 90))
    #expect(isClose(Double(second.layer.presentation()?.bounds.height ?? 0), 90))
    #expect(layout.lines.contains("invalidate") && !layout.lines.contains("invalidate counts"))
  }

  @Test func withoutAnimationsAllIsThereAtOnceButTheCompletion() {
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.view.insertItems(at: [path(1)])
        shelf.view.deleteItems(at: [path(2)])
      } completion: {
        shelf.note("completion \($0)")
      }
    }
    #expect(
      shelf.takeLog().suffix(3) == ["cellForItem 0.1", "willDisplay 0.1", "didEndDisplaying 0.2"])
    shelf.loop.frame(at: 1)
    #expect(shelf.takeLog() == ["completion true"])
  }

  /// Golden C48.
  @Test func reloadingTakesAnotherCellAndConfiguringTheSame() throws {
    let (first, second) = (try #require(cell(0)), try #require(cell(1)))
    shelf.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    shelf.view.performBatchUpdates {
      shelf.view.reloadItems(at: [path(0)])
      shelf.view.reconfigureItems(at: [path(1)])
    }
    #expect(cell(0) !== first && cell(1) === second)
    #expect(second.reuses == 0 && second.isSelected)
    #expect(layout.updates == ["reload 0.0 0.0"])
    #expect(
      shelf.takeLog() == [
        "numberOfSections", "numberOfItems 0", "cellForItem 0.0", "willDisplay 0.0",
        "cellForItem 0.1",
      ])
    shelf.loop.frame(at: 0.125)
    #expect(isClose(Double(first.layer.presentation()?.opacity ?? 9), 0.5))
    #expect(isClose(Double(cell(0)?.layer.presentation()?.opacity ?? 9), 0.5))
  }

  /// Named by where it was, asked for where it is. Golden C40.
  @Test func whatIsReloadedIsAskedForWhereItIs() throws {
    shelf.counts = [3]
    shelf.view.reloadData()
    shelf.loop.frame(at: 0)
    let (first, second, third) = (
      try #require(cell(0)), try #require(cell(1)), try #require(cell(2))
    )
    clear()
    shelf.view.performBatchUpdates {
      shelf.counts = [2]
      shelf.view.deleteItems(at: [path(0)])
      shelf.view.reloadItems(at: [path(2)])
    }
    #expect(shelf.lines.filter { $0.hasPrefix("cellForItem") } == ["cellForItem 0.1"])
    #expect(cell(0) === second && cell(1) !== third && cell(1) !== first)
    shelf.loop.frame(at: 1)
    #expect(first.isHidden && third.isHidden && shelf.view.visibleCells.count == 2)
  }

  @Test func whatIsConfiguredAgainMayMove() throws {
    let second = try #require(cell(1))
    shelf.view.performBatchUpdates {
      shelf.counts = [5]
      shelf.view.insertItems(at: [path(0)])
      shelf.view.reconfigureItems(at: [path(1)])
    }
    #expect(cell(2) === second && second.reuses == 0 && second.text == "0.2")
  }

  @Test func reloadingEverythingEndsABatch() {
    shelf.view.performBatchUpdates {
      shelf.counts = [2]
      shelf.view.deleteItems(at: [path(0)])
      shelf.view.reloadData()
    } completion: {
      shelf.note("completion \($0)")
    }
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.visibleCells.count == 2 && layout.updates == [])
    shelf.loop.frame(at: 1)
    #expect(shelf.takeLog().last == "completion true")
  }

  @Test func aReloadDuringAnAnimationPutsEverythingAway() {
    shelf.counts = [3]
    shelf.view.deleteItems(at: [path(0)])
    shelf.loop.frame(at: 0.1)
    clear()
    shelf.view.reloadData()
    #expect(shelf.lines.filter { $0.hasPrefix("didEndDisplaying") }.count == 4)
    shelf.loop.frame(at: 2)
    #expect(shelf.lines.filter { $0.hasPrefix("cellForItem") }.count == 3)
    #expect(shelf.view.subviews.filter { !$0.isHidden && $0 is ShelfCell }.count == 3)
  }

  @Test func selectionAndPressesMoveAlong() throws {
    shelf.view.allowsMultipleSelection = true
    for item in 0..<3 {
      shelf.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    shelf.view.performBatchUpdates {
      shelf.view.moveItem(at: path(0), to: path(3))
      shelf.view.reloadItems(at: [path(1)])
    }
    #expect(shelf.view.indexPathsForSelectedItems == [path(1), path(3)])
    #expect(cell(0)?.isSelected == false && cell(1)?.isSelected == true)
  }
}

func isClose(_ a: Double?, _ b: Double) -> Bool { a.map { ($0 - b).magnitude < 1e-4 } ?? false }

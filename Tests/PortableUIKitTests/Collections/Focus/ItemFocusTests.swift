import PortableUIKit
import ScrollBed
import ScrollEngine
import Testing

/// Keys that go from item to item.
@MainActor
struct ItemFocusTests {
  /// Three a line and 110 points from line to line; two in the seventh and last.
  private let shelf: Shelf
  private let bed: Bed

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    shelf = Shelf([20], layout: layout)
    bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = shelf
    bed.frame()
    shelf.view.becomeFirstResponder()
    shelf.lines = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The item whose cell has the ring; nil for none, −1 for several.
  private var focused: Int? {
    let cells = shelf.view.visibleCells.filter {
      $0.subviews.contains { $0.layer.borderWidth == 3 }
    }
    let means = shelf.view.visibleCells.filter(\.isAccessibilityFocus)
    guard cells.count < 2, cells == means else { return -1 }
    return cells.first.flatMap { shelf.view.indexPath(for: $0)?.item }
  }

  private func press(_ keys: KeySample.Key...) -> Int? {
    for key in keys {
      bed.key(key)
      bed.settle()
    }
    return focused
  }

  @Test func arrowsGoToWhatIsThere() {
    #expect(shelf.view.isFirstResponder && focused == nil)
    // The first one only shows where one is.
    #expect(press(.down) == 0)
    #expect(press(.right) == 1)
    #expect(press(.right) == 2)
    #expect(press(.right) == 2)
    #expect(press(.down) == 5)
    #expect(press(.left) == 4)
    #expect(press(.up, .up) == 1)
    // Nothing is below in the last line: the nearest is.
    #expect(press(.right, .down, .down, .down, .down, .down, .down) == 19)
    #expect(press(.up) == 16)
  }

  @Test func endsAndPagesAreScrolledTo() {
    #expect(press(.end) == 19 && shelf.view.contentOffset.y == 93)
    #expect(press(.home) == 0 && shelf.view.contentOffset.y == 0)
    #expect(press(.pageDown) == 18 && shelf.view.contentOffset.y == 93)
    #expect(press(.pageUp) == 0 && shelf.view.contentOffset.y == 0)
  }

  @Test func returnSelectsAsATapDoes() {
    #expect(press(.enter) == nil && shelf.takeLog() == [])
    #expect(press(.home, .right, .enter) == 1)
    #expect(
      shelf.takeLog().filter { $0.contains("elect") } == ["shouldSelect 0.1", "didSelect 0.1"])
    #expect(press(.right, .space) == 2)
    #expect(
      shelf.takeLog().filter { $0.contains("elect") } == [
        "shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2",
      ])
    shelf.maySelect = false
    #expect(press(.left, .enter) == 1)
    #expect(shelf.takeLog().filter { $0.contains("elect") } == ["shouldSelect 0.1"])
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func aSelectionMayFollow() {
    shelf.view.selectionFollowsFocus = true
    #expect(press(.home, .right) == 1)
    #expect(shelf.view.indexPathsForSelectedItems == [path(1)])
    #expect(
      shelf.takeLog().filter { $0.contains("elect") } == [
        "shouldSelect 0.0", "didSelect 0.0", "shouldSelect 0.1", "didDeselect 0.0",
        "didSelect 0.1",
      ])
  }

  @Test func theFocusGoesWithItsItem() {
    #expect(press(.home, .down, .right) == 4)
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.counts = [21]
        shelf.view.insertItems(at: [path(0), path(1)])
        shelf.view.deleteItems(at: [path(0)])
      }
    }
    bed.frame()
    #expect(focused == 5)
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.counts = [20]
        shelf.view.deleteItems(at: [path(5)])
      }
    }
    shelf.view.setNeedsLayout()
    bed.frame()
    #expect(focused == nil)
  }

  @Test func withoutFocusKeysAreOthers() {
    #expect(press(.home) == 0)
    shelf.view.allowsFocus = false
    #expect(focused == nil && press(.down) == nil)
    #expect(!shelf.view.canBecomeFirstResponder)
  }

  @Test func aStripGoesSideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    shelf.view.collectionViewLayout = layout
    shelf.view.frame.size.height = 210
    bed.frame()
    // Two a column.
    #expect(press(.home, .right) == 2)
    #expect(press(.down) == 3)
    #expect(press(.down) == 3)
    #expect(press(.end) == 19)
  }

  @Test func keysPassOverWhatMayNotHaveTheFocus() {
    let picky = PickyDelegate()
    shelf.view.delegate = picky
    #expect(press(.home) == 1)
    #expect(press(.right) == 2)
    #expect(press(.left, .left) == 1)
    #expect(press(.down) == 4)
    #expect(picky.log == ["nil to 1", "1 to 2", "2 to 1", "1 to 4"])
    picky.keeps = true
    #expect(press(.down) == 4 && picky.log.count == 4)
    picky.keeps = false
    picky.selects = true
    #expect(press(.down) == 7)
    #expect(shelf.view.indexPathsForSelectedItems == [path(7)])
  }

  @Test func keysBeginWhereTheDelegateWantsIt() {
    let picky = PickyDelegate()
    picky.first = path(5)
    shelf.view.delegate = picky
    #expect(press(.down) == 5)
    picky.first = path(0)
    shelf.view.allowsFocus = false
    shelf.view.allowsFocus = true
    // The first one may not have it.
    #expect(press(.down) == 1)
  }

  @Test(arguments: [false, true])
  func keysComeBackToWhereTheyWereIfTheViewRemembersIt(remembers: Bool) {
    shelf.view.remembersLastFocusedIndexPath = remembers
    #expect(press(.down) == 0)
    #expect(press(.right, .right) == 2)
    // What is the first responder already is told again: nothing changes.
    shelf.view.becomeFirstResponder()
    #expect(press(.left) == 1)
    shelf.view.resignFirstResponder()
    shelf.view.becomeFirstResponder()
    #expect(press(.right) == (remembers ? 2 : 0))
  }

  /// As a collection view is that some controller has put into its view: nobody has made it the first responder.
  @Test func theTabulatorLeadsToListsAndFields() {
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))
    let second = UITableView(frame: CGRect(x: 200, y: 600, width: 100, height: 60))
    let window = bed.window
    window.addSubview(field)
    window.addSubview(second)
    bed.settle()
    let (one, other) = (shelf.view, second)
    one.resignFirstResponder()
    #expect(focused == nil)
    #expect(press(.tab) == 0)
    #expect(one.isFirstResponder)
    #expect(press(.right) == 1)
    // Where somebody writes it leads to nothing else.
    #expect(press(.tab) == 1)
    #expect(field.isFirstResponder)
    #expect(press(.tab) == 1)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    bed.key(.tab, .shift)
    bed.settle()
    #expect(other.isFirstResponder)
    #expect(press(.tab) == 0)
    #expect(one.isFirstResponder)
    one.resignFirstResponder()
    one.allowsFocus = false
    _ = press(.tab)
    #expect(field.isFirstResponder)
  }

  @Test func aCellIsConfiguredForTheFocus() {
    shelf.view.becomeFirstResponder()
    #expect(press(.down) == 0)
    var states: [Int: [Bool]] = [:]
    for cell in shelf.view.visibleCells {
      let item = shelf.view.indexPath(for: cell)?.item ?? -1
      cell.configurationUpdateHandler = { _, state in
        states[item, default: []].append(state.isFocused)
      }
    }
    bed.settle()
    #expect(states[0] == [true] && states[1] == [false])
    #expect(press(.right) == 1)
    #expect(states[0] == [true, false] && states[1] == [false, true] && states[2] == [false])
  }
}

@MainActor
private final class PickyDelegate: UICollectionViewDelegate {
  var log: [String] = []
  var keeps = false
  var selects = false
  var first: IndexPath?

  func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    path.item != 0
  }
  func collectionView(
    _ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath
  ) -> Bool { selects }
  func collectionView(
    _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { !keeps }
  func collectionView(
    _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "nil" }
    log.append(
      "\(text(context.previouslyFocusedIndexPath)) to \(text(context.nextFocusedIndexPath))")
  }
  func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { first }
}

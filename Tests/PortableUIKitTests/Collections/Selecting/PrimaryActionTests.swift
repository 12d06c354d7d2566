import PortableUIKit
import ScrollBed
import ScrollEngine
import Testing

/// What an item or a row is for is done by a tap or a key that chooses it, beside what is selected.
@MainActor
struct PrimaryActionTests {
  private let opener = Opener()
  private let shelf = Shelf([20], layout: LoggedLayout())
  private let roster = Roster([20])

  /// The delegate's calls of a tap on the item or the row in which a point lies.
  private func tap(_ bed: Bed, _ y: Double) -> [String] {
    bed.touch(1, .down, 100, y)
    bed.wait(0.3)
    bed.touch(1, .up, 100, y)
    bed.wait(0.1)
    return opener.take()
  }

  private func shelfBed() -> Bed {
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = opener
    bed.frame()
    return bed
  }

  private func rosterBed() -> Bed {
    roster.view.rowHeight = 100
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    roster.view.delegate = opener
    bed.frame()
    return bed
  }

  @Test func anItemIsSelectedAndThenOpened() {
    let bed = shelfBed()
    #expect(tap(bed, 150) == ["didSelect 1", "can 1", "perform 1"])
    // One that is selected is opened again.
    #expect(tap(bed, 150) == ["didSelect 1", "can 1", "perform 1"])
  }

  @Test func whatCannotBeSelectedIsOpenedAllTheSame() {
    opener.maySelect = false
    let bed = shelfBed()
    #expect(tap(bed, 150) == ["can 1", "perform 1"])
    shelf.view.allowsSelection = false
    #expect(tap(bed, 150) == [])
    let rows = rosterBed()
    #expect(tap(rows, 150) == ["can 1", "perform 1"])
    roster.view.allowsSelection = false
    #expect(tap(rows, 150) == [])
  }

  @Test func theDelegateMayRefuse() {
    opener.mayPerform = false
    #expect(tap(shelfBed(), 150) == ["didSelect 1", "can 1"])
    #expect(tap(rosterBed(), 150) == ["didSelect 1", "can 1"])
  }

  @Test func choosingSeveralOpensNothing() {
    shelf.view.allowsMultipleSelection = true
    let bed = shelfBed()
    #expect(tap(bed, 150) == ["didSelect 1", "can 1", "perform 1"])
    #expect(tap(bed, 250) == ["didSelect 2"])
    #expect(tap(bed, 150) == ["didDeselect 1"])
    #expect(tap(bed, 250) == ["didDeselect 2"])
    roster.view.allowsMultipleSelection = true
    let rows = rosterBed()
    #expect(tap(rows, 150) == ["didSelect 1", "can 1", "perform 1"])
    #expect(tap(rows, 250) == ["didSelect 2"])
    #expect(tap(rows, 150) == ["didDeselect 1"])
  }

  @Test func aRowIsSelectedAndThenOpened() {
    let bed = rosterBed()
    #expect(tap(bed, 150) == ["didSelect 1", "can 1", "perform 1"])
    #expect(tap(bed, 250) == ["didDeselect 1", "didSelect 2", "can 2", "perform 2"])
  }

  /// Unless the delegate says otherwise, actions are for when nothing is edited.
  @Test func editingOpensNothing() {
    let plain = PlainOpener()
    shelf.view.allowsSelectionDuringEditing = true
    let bed = shelfBed()
    shelf.view.delegate = plain
    _ = tap(bed, 150)
    #expect(plain.opened == [1])
    shelf.view.isEditing = true
    bed.wait(1)
    _ = tap(bed, 250)
    #expect(plain.opened == [1] && shelf.view.indexPathsForSelectedItems?.map(\.item) == [2])
    roster.view.allowsSelectionDuringEditing = true
    let rows = rosterBed()
    roster.view.delegate = plain
    _ = tap(rows, 350)
    #expect(plain.opened == [1, 3])
    roster.view.isEditing = true
    rows.wait(1)
    _ = tap(rows, 450)
    #expect(plain.opened == [1, 3] && roster.view.indexPathForSelectedRow?.row == 4)
  }

  @Test func keysOpenWhatHasTheFocusAndOnlySelectOnTheirWay() {
    shelf.view.selectionFollowsFocus = true
    let bed = shelfBed()
    shelf.view.becomeFirstResponder()
    for key in [KeySample.Key.down, .down] {
      bed.key(key)
      bed.settle()
    }
    #expect(opener.take() == ["didSelect 0", "didDeselect 0", "didSelect 1"])
    bed.key(.enter)
    bed.settle()
    #expect(opener.take() == ["didSelect 1", "can 1", "perform 1"])
  }

  /// A program selects and opens nothing.
  @Test func aProgramOpensNothing() {
    let bed = shelfBed()
    shelf.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    bed.frame()
    #expect(opener.take() == [])
  }
}

/// Writes down what is selected and opened, by numbers of items or rows.
@MainActor
private final class Opener: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  var maySelect = true
  var mayPerform = true
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ what: String, _ path: IndexPath) { lines.append("\(what) \(path.item)") }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    maySelect
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    note("didSelect", path)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    note("didDeselect", path)
  }
  func collectionView(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool {
    note("can", path)
    return mayPerform
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    note("perform", path)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    maySelect ? path : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    note("didSelect", path)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    note("didDeselect", path)
  }
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt path: IndexPath
  ) -> Bool {
    note("can", path)
    return mayPerform
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    note("perform", path)
  }
}

/// Says nothing about when actions may be performed.
@MainActor
private final class PlainOpener: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  private(set) var opened: [Int] = []

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    opened.append(path.item)
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    opened.append(path.row)
  }
}

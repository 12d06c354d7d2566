import ScrollTesting
import Testing

@testable import PortableUIKit

/// A list of a collection view that is edited: its signs, and what they do.
@MainActor
struct ListEditingTests {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let stage: Stage
  private let listener = Listener()

  private init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
      ])
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [
        .delete(), .multiselect(displayed: text == "b" ? .always : .whenEditing), .reorder(),
        .checkmark(displayed: .whenNotEditing),
      ]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    view.delegate = listener
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
    snapshot.appendItems(["e"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage = Stage(size: CGSize(width: 320, height: 480), view: view)
    stage.settle()
  }

  private func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
    view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
  }

  /// From left to right.
  private func signs(_ item: Int) -> [CellSign] {
    let cell = cell(item)
    return (cell.leadingSigns + cell.trailingSigns).compactMap { $0 as? CellSign }
  }

  private func tap(_ x: CGFloat, row: Int) {
    stage.tap(at: CGPoint(x: x, y: CGFloat(row) * 44 + 22))
    stage.settle()
  }

  @Test func signsAreThereWhileItIsEdited() {
    #expect(!view.isEditing && signs(0).map(\.kind) == [.checkmark])
    #expect(signs(1).map(\.kind) == [.unticked, .checkmark])
    let wide = cell(0).contentView.frame
    #expect(wide == CGRect(x: 0, y: 0, width: 320 - 16 - 14, height: 44))
    view.isEditing = true
    #expect(cell(0).isEditing && cell(0).configurationState.isEditing)
    stage.settle()
    #expect(signs(0).map(\.kind) == [.delete, .unticked, .reorder])
    #expect(signs(0).map(\.frame.minX) == [16, 54, 320 - 16 - 22])
    #expect(cell(0).contentView.frame == CGRect(x: 76, y: 0, width: 320 - 76 - 38, height: 44))
    view.isEditing = false
    stage.settle()
    #expect(signs(0).map(\.kind) == [.checkmark] && cell(0).contentView.frame == wide)
    #expect(cell(0).subviews.filter { $0 is CellSign }.count == 1)
  }

  @Test func theyFadeWhereTheyStandAndWhatIsBetweenMoves() throws {
    view.isEditing = true
    stage.wait(0.125)
    let sign = try #require(signs(0).first)
    let opacity = try #require(sign.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(sign.layer.presentation()?.frame.minX == 16)
    let x = try #require(cell(0).contentView.layer.presentation()).frame.minX
    #expect(x > 10 && x < 66)
    // What was there is on its way out.
    #expect(cell(0).subviews.contains { ($0 as? CellSign)?.kind == .checkmark })
    stage.settle()
    #expect(!cell(0).subviews.contains { ($0 as? CellSign)?.kind == .checkmark })
    // One that stays is the same.
    let tick = signs(1)[1]
    view.isEditing = false
    stage.settle()
    #expect(tick === signs(1)[0])
  }

  @Test func rowsThatComeLaterAreEditedToo() {
    view.isEditing = true
    stage.settle()
    var snapshot = source.snapshot()
    snapshot.insertItems(["new"], beforeItem: "a")
    source.apply(snapshot)
    stage.settle()
    #expect(cell(0).isEditing && signs(0).map(\.kind) == [.delete, .unticked, .reorder])
  }

  @Test func selectionIsAnotherMatter() {
    tap(150, row: 0)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    view.isEditing = true
    stage.settle()
    #expect(view.indexPathsForSelectedItems == [])
    tap(150, row: 0)
    #expect(view.indexPathsForSelectedItems == [] && listener.selected == 1)
    view.allowsMultipleSelectionDuringEditing = true
    tap(150, row: 0)
    tap(150, row: 2)
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 2] && listener.selected == 3)
    #expect(signs(0)[1].kind == .ticked && signs(1)[1].kind == .unticked)
    tap(150, row: 0)
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [2])
    #expect(signs(0)[1].kind == .unticked)
    view.isEditing = false
    stage.settle()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func deleteShowsWhatASwipeWould() {
    view.isEditing = true
    stage.settle()
    tap(27, row: 1)
    #expect(cell(1).swipeButtons != nil && cell(1).swipeOffset < -40)
    // A tap on the row closes it again.
    tap(150, row: 0)
    #expect(cell(1).swipeOffset == 0)
  }

  @Test func aSignHoldsItsRow() throws {
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.willReorder = { [unowned source] in
      told.append("will \(source.snapshot().itemIdentifiers == $0.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [unowned source] transaction in
      let all = transaction.difference.map { change in
        switch change {
        case .remove(let offset, let item, _): "-\(item)\(offset)"
        case .insert(let offset, let item, _): "+\(item)\(offset)"
        }
      }
      told.append(
        "did \(source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers) \(all)"
      )
      let sections = transaction.sectionTransactions
      told += sections.map {
        "\($0.sectionIdentifier): \($0.initialSnapshot.items) \($0.finalSnapshot.items)"
      }
    }
    // Not edited, a finger there means nothing.
    drag(from: 0, to: 2)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "d", "e"])
    view.isEditing = true
    stage.settle()
    drag(from: 0, to: 2)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d", "e"])
    #expect(
      told == [
        "will true", "did true [\"-a0\", \"+a2\"]",
        "0: [\"a\", \"b\", \"c\", \"d\"] [\"b\", \"c\", \"a\", \"d\"]",
      ])
    drag(from: 3, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d", "e"])
    told = []
    drag(from: 0, to: 4)
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["e", "b"])
    #expect(
      told.suffix(2) == [
        "0: [\"b\", \"c\", \"a\", \"d\"] [\"c\", \"a\", \"d\"]", "1: [\"e\"] [\"e\", \"b\"]",
      ])
  }

  @Test func aRowThatIsMovedIsLifted() throws {
    source.reorderingHandlers.canReorderItem = { _ in true }
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    stage.settle()
    let cell = cell(1)
    stage.touch((1, .down, 293, 66))
    stage.wait(0.3)
    #expect(!cell.isHighlighted)
    stage.touch((1, .move, 293, 90))
    stage.wait(0.1)
    let opacity = try #require(cell.layer.presentation()).shadowOpacity
    #expect(opacity > 0 && opacity < cell.layer.shadowOpacity && !cell.clipsToBounds)
    #expect(cell.configurationState.isReordering)
    stage.wait(0.3)
    stage.touch((1, .up, 293, 90))
    stage.settle()
    #expect(cell.layer.shadowOpacity == 0 && cell.clipsToBounds)
    #expect(!cell.configurationState.isReordering && listener.selected == 0)
  }

  /// By the sign, to the middle of another row.
  private func drag(from row: Int, to other: Int) {
    let (start, end) = (Double(row) * 44 + 22, Double(other) * 44 + 22)
    stage.touch((1, .down, 293, start))
    for step in 1...10 {
      stage.wait(1 / 60)
      stage.touch((1, .move, 293, start + (end - start) * Double(step) / 10))
    }
    stage.wait(0.5)
    stage.touch((1, .up, 293, end))
    stage.settle()
  }

  @Test func aControllerEditsItsList() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.isEditing == false)
    controller.setEditing(true, animated: true)
    #expect(controller.collectionView.isEditing && controller.isEditing)
    controller.setEditing(false, animated: false)
    #expect(!controller.collectionView.isEditing)
  }

  private final class Listener: UICollectionViewDelegate {
    var selected = 0
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected += 1
    }
  }
}

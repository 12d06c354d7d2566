import PortableUIKit
import Testing

/// Cells and views, from where they come and where they go.
@MainActor
struct CellReuseTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func cellsThatLeaveAreUsedForThoseThatCome() throws {
    let shelf = Shelf([20], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    let first = try #require(shelf.view.cellForItem(at: path(0)) as? ShelfCell)
    #expect(first.reuses == 0)
    shelf.view.contentOffset.y = 700
    shelf.view.layoutIfNeeded()
    let cells = shelf.view.visibleCells.compactMap { $0 as? ShelfCell }
    #expect(cells.map(\.reuses) == Array(repeating: 1, count: 7))
    #expect(cells.contains { $0 === first })
    #expect(Set(cells.map(\.text)) == Set((7..<14).map { "0.\($0)" }))
    #expect(shelf.view.cellForItem(at: path(0)) == nil)
    #expect(shelf.view.indexPath(for: first) != nil)
    #expect(
      cells.allSatisfy { $0.frame == CGRect(x: 0, y: $0.frame.minY, width: 375, height: 100) })
  }

  @Test func aClassIsMadeByItsOwnInitialiser() throws {
    let shelf = Shelf([1], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.visibleCells.first as? ShelfCell)
    #expect(cell.label.superview === cell.contentView)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.applied.count == 1)
  }

  @Test func aRegistrationHasAQueueOfItsOwn() throws {
    let shelf = Shelf([3], layout: LoggedLayout())
    let view = shelf.view
    let cell = view.dequeueConfiguredReusableCell(using: shelf.cells, for: path(1), item: "text")
    #expect(cell.text == "text")
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 375, height: 100))
    let labels = UICollectionView.SupplementaryRegistration<ShelfLabel>(elementKind: "badge") {
      label, kind, path in
      label.restorationIdentifier = "\(kind) \(path.item)"
    }
    let label = view.dequeueConfiguredReusableSupplementary(using: labels, for: path(2))
    #expect(label.restorationIdentifier == "badge 2")
  }

  @Test func attributesAreAppliedWhenTheyChange() throws {
    let layout = LoggedLayout()
    let shelf = Shelf([2], layout: layout)
    shelf.view.layoutIfNeeded()
    let cell = try #require(shelf.view.cellForItem(at: path(0)) as? ShelfCell)
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(cell.applied.count == 1)
    layout.adjust = {
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(cell.applied.count == 2)
    #expect(cell.alpha == 0.5 && cell.transform.a == 2)
    #expect(cell.bounds.size == CGSize(width: 375, height: 100))
    #expect(cell.center == CGPoint(x: 187.5, y: 50))
    layout.adjust = { $0.isHidden = true }
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.visibleCells.isEmpty)
    layout.adjust = nil
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(cell.transform == .identity && cell.alpha == 1 && !cell.isHidden)
  }

  @Test func theHigherIndexIsInFront() {
    let layout = LoggedLayout()
    layout.adjust = { $0.zIndex = $0.indexPath.item == 1 ? 5 : -$0.indexPath.item }
    let shelf = Shelf([4], layout: layout)
    let background = UIView(frame: .zero)
    shelf.view.backgroundView = background
    shelf.view.layoutIfNeeded()
    let texts = shelf.view.subviews.compactMap { ($0 as? ShelfCell)?.text }
    #expect(texts == ["0.3", "0.2", "0.0", "0.1"])
    #expect(shelf.view.subviews.first === background)
    shelf.view.contentSize = CGSize(width: 375, height: 2000)
    shelf.view.contentOffset.y = 20
    shelf.view.layoutIfNeeded()
    #expect(background.frame == shelf.view.bounds)
    #expect(shelf.view.contentSize.height == 400)
  }

  @Test func headersAreInFrontOfCellsAndFoundByKind() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    layout.footerReferenceSize = CGSize(width: 10, height: 20)
    let shelf = Shelf([2, 1], layout: layout)
    shelf.view.layoutIfNeeded()
    #expect(
      shelf.takeLog() == [
        "numberOfSections", "numberOfItems 0", "numberOfItems 1", "header 0.0",
        "willDisplaySupplementary 0.0", "cellForItem 0.0", "willDisplay 0.0", "cellForItem 0.1",
        "willDisplay 0.1", "footer 0.0", "willDisplaySupplementary 0.0", "header 1.0",
        "willDisplaySupplementary 1.0", "cellForItem 1.0", "willDisplay 1.0", "footer 1.0",
        "willDisplaySupplementary 1.0",
      ])
    let header = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 1)
    #expect(
      shelf.view.supplementaryView(forElementKind: header, at: path)?.frame
        == CGRect(x: 0, y: 100, width: 375, height: 30))
    #expect(shelf.view.visibleSupplementaryViews(ofKind: header).count == 2)
    #expect(
      shelf.view.indexPathsForVisibleSupplementaryElements(ofKind: header).sorted()
        == [IndexPath(item: 0, section: 0), path])
    let kinds = shelf.view.subviews.map { $0 is ShelfCell ? "c" : $0 is ShelfLabel ? "s" : "" }
    #expect(kinds.joined().hasPrefix("cccssss"))
  }

  @Test func backgroundsLieBehindTheContent() {
    let cell = ShelfCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let (plain, selected) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(plain.frame == cell.bounds && selected.frame == cell.bounds)
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden && cell.label.isHighlighted)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!selected.isHidden && !cell.label.isHighlighted)
    cell.isSelected = false
    #expect(selected.isHidden)
    cell.frame.size = CGSize(width: 100, height: 100)
    #expect(cell.contentView.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func bothNamesOfTheDelegateAreOne() {
    let shelf = Shelf([1])
    let scrollView: UIScrollView = shelf.view
    #expect(scrollView.delegate === shelf && shelf.view.delegate === shelf)
    scrollView.delegate = nil
    #expect(shelf.view.delegate == nil)
    scrollView.delegate = shelf
    #expect(shelf.view.delegate === shelf)
  }
}

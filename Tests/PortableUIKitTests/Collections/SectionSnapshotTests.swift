import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Sections whose items lie below each other.
@MainActor
struct SectionSnapshotTests {
  private let ledger = Ledger(
    [[], ["end"]], UICollectionLayoutListConfiguration(appearance: .plain))

  private func texts() -> [String] { ledger.source.snapshot().itemIdentifiers }

  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    return tree
  }

  @Test func whatIsOpenIsShown() {
    var tree = tree
    ledger.source.apply(tree, to: 0)
    #expect(texts() == ["a", "b", "end"])
    let cell = ledger.cell(1)
    tree.expand(["a"])
    ledger.source.apply(tree, to: 0)
    #expect(texts() == ["a", "a1", "a2", "b", "end"])
    ledger.stage.settle()
    #expect(ledger.cell(3) === cell && ledger.frame(3)?.minY == 132)
    #expect(ledger.source.snapshot(for: 0).level(of: "a1") == 1)
    #expect(ledger.source.snapshot(for: 1).items == ["end"])
  }

  @Test func aSectionThatIsNewComesLast() {
    ledger.source.apply(tree, to: 7, animatingDifferences: false)
    #expect(ledger.source.snapshot().sectionIdentifiers == [0, 1, 7])
    #expect(texts() == ["end", "a", "b"])
  }

  @Test func aTapOnTheSignOpensAndCloses() {
    var log: [String] = []
    ledger.source.sectionSnapshotHandlers.willExpandItem = { log.append("open \($0)") }
    ledger.source.sectionSnapshotHandlers.willCollapseItem = { log.append("close \($0)") }
    ledger.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
    ledger.source.apply(tree, to: 0, animatingDifferences: false)
    ledger.stage.settle()
    for item in 0..<2 { ledger.cell(item)?.accessories = [.outlineDisclosure()] }
    ledger.view.layoutIfNeeded()
    ledger.stage.tap(Point(x: 297, y: 22))
    ledger.stage.settle()
    #expect(texts() == ["a", "a1", "a2", "b", "end"] && log == ["open a"])
    ledger.stage.tap(Point(x: 297, y: 22))
    ledger.stage.settle()
    #expect(texts() == ["a", "b", "end"] && log == ["open a", "close a"])
    ledger.stage.tap(Point(x: 297, y: 66))
    ledger.stage.settle()
    #expect(log.count == 2 && ledger.view.indexPathsForSelectedItems == [])
  }
}

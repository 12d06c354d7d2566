import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// Lists of places to go to, whose headers open and close.
@MainActor
struct SidebarTests {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let stage: Stage

  private init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = ["Library", "Trips"].contains(text) ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Library"])
    snapshot.append(["All", "Trips", "Recent"], to: "Library")
    snapshot.append(["Rome", "Oslo"], to: "Trips")
    snapshot.expand(["Library"])
    source.apply(snapshot, to: 0, animatingDifferences: false)
    stage = Stage(size: Size(width: 320, height: 480), pixelsPerPoint: 2, view: view)
    stage.settle()
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
    return try #require(cell as? UICollectionViewListCell)
  }

  private func sign(_ item: Int) throws -> CellSign {
    try #require(try cell(item).trailingSigns.first as? CellSign)
  }

  @Test func rowsAreChosenByARoundedRectangleInsideOfThem() throws {
    #expect(view.backgroundColor === UIColor.secondarySystemBackground)
    let path = IndexPath(item: 1, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    stage.settle()
    let row = try cell(1)
    let ground = try #require(row.subviews.first)
    #expect(ground.frame == row.bounds.insetBy(dx: 8, dy: 0))
    #expect(ground.layer.cornerRadius == 10 && ground.backgroundColor === UIColor.systemFill)
    #expect(row.backgroundColor == nil && row.line.isHidden)
    view.deselectItem(at: path, animated: false)
    stage.settle()
    #expect(row.subviews.first?.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func headersHaveALargerText() throws {
    let header = try #require(try cell(0).contentConfiguration as? UIListContentConfiguration)
    let row = try #require(try cell(1).contentConfiguration as? UIListContentConfiguration)
    #expect(header.textProperties.font.pointSize == 20 && row.textProperties.font.pointSize == 17)
  }

  /// A header's rows are at home below it.
  @Test func rowsAreMovedInByTheirLevel() throws {
    stage.tap(Point(x: 297, y: Double(try cell(2).frame.midY)))
    stage.settle()
    #expect(
      source.snapshot().itemIdentifiers == ["Library", "All", "Trips", "Rome", "Oslo", "Recent"])
    let levels = try (0..<6).map { try cell($0).indentationLevel }
    #expect(levels == [0, 0, 0, 1, 1, 0])
    #expect(try cell(3).contentView.frame.minX == 10)
  }

  @Test func signsTurnAsRowsOpen() throws {
    let sign = try sign(2)
    #expect(sign.transform == .identity)
    let place = sign.center
    stage.tap(Point(x: 297, y: Double(try cell(2).frame.midY)))
    stage.wait(0.1)
    let shown = try #require(sign.layer.presentation()).affineTransform()
    #expect(shown.b > 0.05 && shown.b < 0.95, "between both: \(shown)")
    stage.settle()
    #expect(sign.transform.b == 1 && sign.center == place)
    // By program, too.
    var tree = source.snapshot(for: 0)
    tree.collapse(["Trips"])
    source.apply(tree, to: 0)
    stage.wait(0.1)
    let back = try #require(sign.layer.presentation()).affineTransform()
    #expect(back.b > 0.05 && back.b < 0.95, "between both: \(back)")
    stage.settle()
    #expect(sign.transform == .identity)
  }
}

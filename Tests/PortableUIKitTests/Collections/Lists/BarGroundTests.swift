import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// What lies behind headers below which rows go on.
@MainActor
struct BarGroundTests {
  private static let kind = UICollectionView.elementKindSectionHeader

  private func header(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) throws -> (Ledger, UICollectionReusableView) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    change(&configuration)
    let ledger = Ledger([(0..<40).map(String.init)], configuration)
    ledger.view.contentOffset.y = 300
    ledger.stage.frame()
    let header = ledger.view.supplementaryView(
      forElementKind: Self.kind, at: IndexPath(item: 0, section: 0))
    return (ledger, try #require(header ?? nil))
  }

  @Test func rowsAreNotSeenThroughIt() throws {
    let (ledger, header) = try header(.plain)
    #expect(header.frame.minY == 300 && header.backgroundColor === UIColor.systemBackground)
    // As the list that a program has coloured.
    ledger.view.backgroundColor = .yellow
    header.setNeedsLayout()
    ledger.stage.frame()
    #expect(header.backgroundColor === UIColor.yellow)
  }

  @Test func aListThatIsSeenThroughHasBarsThatAreNot() throws {
    let (_, header) = try header(.plain) { $0.backgroundColor = .clear }
    #expect(header.backgroundColor === UIColor.systemBackground)
  }

  @Test func aProgramSaysOtherwise() throws {
    let (ledger, header) = try header(.plain)
    let cell = try #require(header as? UICollectionViewListCell)
    cell.backgroundConfiguration = .clear()
    ledger.stage.frame()
    #expect(cell.backgroundColor == nil)
  }

  @Test func barsOfGroupsLieInTheOpen() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let ledger = Ledger([["a"]], configuration)
    let header = ledger.view.supplementaryView(
      forElementKind: Self.kind, at: IndexPath(item: 0, section: 0))
    #expect(try #require(header).backgroundColor == nil)
  }

  private final class Owner: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Header"
      return view
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func tablesHaveTheSame(style: UITableView.Style) throws {
    let owner = Owner()
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = owner
    table.delegate = owner
    let stage = Stage(size: Size(width: 320, height: 400), view: table)
    stage.settle()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.backgroundColor === (style == .plain ? UIColor.systemBackground : nil))
    header.backgroundView = UIView()
    header.setNeedsLayout()
    stage.frame()
    #expect(header.backgroundColor == nil)
  }
}

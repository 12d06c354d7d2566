import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// Collection views that look like lists.
@MainActor
struct ListLayoutTests {
  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    header: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header
    return configuration
  }

  @Test func rowsLieBelowEachOther() {
    let ledger = Ledger([["a", "b", "c"]], configuration(.plain))
    #expect(
      (0..<3).map { ledger.frame($0) }
        == (0..<3).map {
          CGRect(x: 0, y: $0 * 44, width: 320, height: 44)
        })
    #expect(ledger.view.contentSize == CGSize(width: 320, height: 132))
  }

  @Test func aRowIsAsHighAsItsText() throws {
    let long = String(repeating: "many words ", count: 30)
    let ledger = Ledger([["a", long, "c"]], configuration(.plain))
    let height = try #require(ledger.frame(1)?.height)
    #expect(height > 100)
    #expect(ledger.frame(2)?.minY == 44 + height)
    // A narrower list needs more lines.
    ledger.view.frame.size.width = 200
    ledger.stage.settle()
    #expect(try #require(ledger.frame(1)?.height) > height)
  }

  @Test func groupsStandApart() {
    let ledger = Ledger([["a", "b"], ["c"]], configuration(.insetGrouped))
    #expect(ledger.frame(0) == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(ledger.frame(0, 1)?.minY == 158)
    let corners = [ledger.cell(0), ledger.cell(1), ledger.cell(0, 1)].map {
      $0?.layer.maskedCorners
    }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(corners == [top, bottom, top.union(bottom)])
  }

  @Test func headersStayInView() throws {
    let rows = (0..<40).map(String.init)
    let ledger = Ledger([rows, ["end"]], configuration(.plain, header: .supplementary))
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(ledger.view.supplementaryView(forElementKind: kind, at: path))
    let height = header.frame.height
    #expect(header.frame.minY == 22 && ledger.frame(0)?.minY == 22 + height)
    ledger.view.contentOffset.y = 500
    ledger.view.layoutIfNeeded()
    #expect(ledger.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 500)
  }

  @Test func theFirstItemCanBeTheHeader() {
    let ledger = Ledger(
      [["A", "b", "c"]], configuration(.insetGrouped, header: .firstItemInSection))
    #expect(ledger.cell(0)?.layer.cornerRadius == 0)
    #expect(ledger.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func signsTakeRoomFromTheContent() {
    let ledger = Ledger([["a", ">b"]], configuration(.plain))
    #expect(ledger.cell(0)?.contentView.frame.width == 320)
    #expect(ledger.cell(1)?.contentView.frame.width == 296)
  }

  @Test func whatIsConfiguredHearsOfTheState() throws {
    let ledger = Ledger([["a", "b"]], configuration(.plain))
    let cell = try #require(ledger.cell(1))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    ledger.view.layoutIfNeeded()
    ledger.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    ledger.view.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func aRowThatComesIsMeasuredBeforeItMoves() throws {
    let ledger = Ledger([["a", "b"]], configuration(.plain))
    let long = String(repeating: "many words ", count: 30)
    var snapshot = ledger.source.snapshot()
    snapshot.insertItems([long], beforeItem: "b")
    ledger.source.apply(snapshot)
    let height = try #require(ledger.frame(1)?.height)
    #expect(height > 100 && ledger.frame(2)?.minY == 44 + height)
    ledger.stage.settle()
    #expect(ledger.frame(2)?.minY == 44 + height)
  }

  @Test func aTableCellTakesAConfiguration() {
    let table = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = table.defaultContentConfiguration()
    content.text = "one"
    content.secondaryText = "two"
    table.contentConfiguration = content
    #expect((table.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "two")
    #expect(table.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > 44)
    table.contentConfiguration = nil
    #expect(table.contentView.subviews.isEmpty)
  }

  @Test func barsAndRowsLookAsTheirKindDoes() throws {
    for (appearance, header, footer) in [
      (
        UICollectionLayoutListConfiguration.Appearance.plain,
        UIListContentConfiguration.plainHeader(), UIListContentConfiguration.plainFooter()
      ), (.insetGrouped, .groupedHeader(), .groupedFooter()),
    ] {
      var configuration = configuration(appearance, header: .supplementary)
      configuration.footerMode = .supplementary
      var fonts: [String: UIFont] = [:]
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
        fonts["row"] = cell.defaultContentConfiguration().textProperties.font
      }
      let bars = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].map { kind in
        UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
          cell, kind, _ in fonts[kind] = cell.defaultContentConfiguration().textProperties.font
        }
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueConfiguredReusableSupplementary(
          using: bars[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      let stage = Stage(size: Size(width: 320, height: 600), pixelsPerPoint: 2, view: view)
      stage.frame()
      #expect(fonts["row"] == UIListContentConfiguration.cell().textProperties.font)
      #expect(fonts[UICollectionView.elementKindSectionHeader] == header.textProperties.font)
      #expect(fonts[UICollectionView.elementKindSectionFooter] == footer.textProperties.font)
    }
  }

  /// The header is a row that has just been made.
  @Test func aFirstRowThatIsAHeaderLooksLikeOne() throws {
    let ledger = Ledger([["head", "a"]], configuration(.grouped, header: .firstItemInSection))
    let font = { (item: Int) in
      (ledger.cell(item)?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    }
    #expect(font(0) == UIListContentConfiguration.groupedHeader().textProperties.font)
    #expect(font(1) == UIListContentConfiguration.cell().textProperties.font)
  }

  @Test func aRowGrowsWithWhatItShows() throws {
    let ledger = Ledger([["a", "b", "c"]], configuration(.plain))
    var content = try #require(ledger.cell(1)?.contentConfiguration as? UIListContentConfiguration)
    let plain = content
    content.text = String(repeating: "many words ", count: 30)
    ledger.view.selfSizingInvalidation = .disabled
    ledger.cell(1)?.contentConfiguration = content
    ledger.stage.settle()
    #expect(ledger.frame(1)?.height == 44)
    ledger.view.selfSizingInvalidation = .enabled
    ledger.cell(1)?.contentConfiguration = content
    ledger.stage.settle()
    let height = try #require(ledger.frame(1)?.height)
    #expect(height > 100 && ledger.frame(2)?.minY == 44 + height)
    ledger.cell(1)?.contentConfiguration = plain
    ledger.stage.settle()
    #expect(ledger.frame(1)?.height == 44 && ledger.frame(2)?.minY == 88)
  }

  @Test func linesAreAsTheListSays() throws {
    var configuration = configuration(.plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, usual in
      var line = usual
      if path.item == 1 { line.bottomSeparatorVisibility = .hidden }
      if path.item == 2 {
        line.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 5, bottom: 0, trailing: 9)
      }
      return line
    }
    let ledger = Ledger([["a", "b", "c"]], configuration)
    let lines = (0..<3).compactMap { ledger.cell($0)?.line }
    #expect(lines.map(\.isHidden) == [false, true, false])
    #expect(lines[0].backgroundColor == .red)
    #expect(lines[0].frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    #expect(lines[2].frame == CGRect(x: 5, y: 43.5, width: 306, height: 0.5))
  }

  @Test func aListThatALayoutAsksForBeginsAsOthersDo() {
    let configuration = configuration(.grouped)
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    let ledger = Ledger([["a"], ["b"]], configuration)
    let frames = [ledger.frame(0), ledger.frame(0, 1)]
    ledger.view.collectionViewLayout = layout
    ledger.stage.settle()
    #expect([ledger.frame(0), ledger.frame(0, 1)] == frames && frames[0]?.minY == 35)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, CGFloat?.none, CGFloat(22)),
    (.plain, 0, 0), (.plain, 9, 9), (.grouped, nil, 0), (.grouped, 9, 9),
  ])
  func aboveHeadersSomeRoomIsFree(
    appearance: UICollectionLayoutListConfiguration.Appearance, padding: CGFloat?, free: CGFloat
  ) {
    var configuration = configuration(appearance, header: .supplementary)
    configuration.headerTopPadding = padding
    let ledger = Ledger([["a"], ["b"]], configuration)
    let headers = (0..<2).map {
      ledger.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))?
        .frame ?? .zero
    }
    #expect(headers[0].minY == free && ledger.frame(0)?.minY == headers[0].maxY)
    let gap: CGFloat = appearance == .plain ? 0 : 17.5
    #expect(ledger.frame(0).map { headers[1].minY - $0.maxY } == gap + free)
  }

  @Test func theLineBeginsWhereAProgramTiesIt() throws {
    let ledger = Ledger([["a", "b"]], configuration(.plain))
    let cell = try #require(ledger.cell(0))
    let mark = UIView(frame: CGRect(x: 60, y: 5, width: 100, height: 20))
    cell.contentView.addSubview(mark)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: mark.leadingAnchor).isActive = true
    ledger.stage.settle()
    #expect(cell.line.frame == CGRect(x: 60, y: 43.5, width: 260, height: 0.5))
    cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: mark.trailingAnchor).isActive =
      true
    ledger.stage.settle()
    #expect(cell.line.frame == CGRect(x: 60, y: 43.5, width: 100, height: 0.5))
    #expect(ledger.cell(1)?.line.frame.minX == 16)
  }
}

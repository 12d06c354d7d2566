import Testing

@testable import PortableUIKit

/// How titles above and below sections are written.
@MainActor
struct TableTitleTests {
  private final class Titles: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Büro and more" }
    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "What it is for" }
  }

  private let titles = Titles()

  private func labels(_ style: UITableView.Style) -> [UILabel?] {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    view.dataSource = titles
    FrameLoop(window: window).frame(at: 0)
    return [view.headerView(forSection: 0)?.textLabel, view.footerView(forSection: 0)?.textLabel]
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func headersOfGroupsAreInCapitals(style: UITableView.Style) {
    let labels = labels(style)
    #expect(labels.map { $0?.text } == ["BÜRO AND MORE", "What it is for"])
    #expect(labels.allSatisfy { $0?.font.pointSize == 13 && $0?.font.cssWeight == 400 })
  }

  @Test func ofPlainTablesOnlyHeadersAreBold() {
    let labels = labels(.plain)
    #expect(labels.map { $0?.text } == ["Büro and more", "What it is for"])
    #expect(labels.map { $0?.font.pointSize } == [17, 17])
    #expect(labels.map { $0?.font.cssWeight } == [600, 400])
    #expect(labels.map { $0?.textColor } == [.label, .secondaryLabel])
  }

  /// What a view of a list shows of two texts.
  private func shown(_ configuration: UIListContentConfiguration) -> [String?] {
    var configuration = configuration
    configuration.text = "one Two"
    configuration.secondaryText = "three Four"
    return configuration.makeContentView().subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test func configurationsSayHowTextsAreWritten() {
    #expect(shown(.groupedHeader()) == ["ONE TWO", "three Four"])
    #expect(shown(.plainHeader()) == ["one Two", "three Four"])
    var row = UIListContentConfiguration.cell()
    #expect(row.textProperties.transform == .none)
    row.textProperties.transform = .capitalized
    row.secondaryTextProperties.transform = .lowercase
    #expect(shown(row) == ["One Two", "three four"])
    row.textProperties.transform = .none
    #expect(shown(row).first == "one Two")
  }
}

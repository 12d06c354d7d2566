import ScrollTesting
import Testing
import UIKit

/// Cells and headers are configured for their first state before they are seen.
@MainActor struct FirstConfigurationTests {
  private let source = ConfiguredSource()

  @Test func items() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(ConfiguredItem.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let stage = Stage(size: CGSize(width: 300, height: 300), view: view)
    stage.frame()
    let cells = view.visibleCells.compactMap { $0 as? ConfiguredItem }
    #expect(cells.map(\.updates) == [1, 1, 1])
    #expect(cells.allSatisfy { $0.contentView.backgroundColor == .systemGray })
    // Once more for each state, and no more than that.
    stage.settle()
    #expect(cells.map(\.updates) == [1, 1, 1])
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.settle()
    #expect(cells.map(\.updates).sorted() == [1, 1, 2])
  }

  @Test func rows() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.register(ConfiguredRow.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    let stage = Stage(size: CGSize(width: 300, height: 300), view: view)
    stage.frame()
    let cells = view.visibleCells.compactMap { $0 as? ConfiguredRow }
    #expect(cells.count == 3 && cells.allSatisfy { $0.updates > 0 })
  }

  @Test func aTextFieldOfManyLinesIsSeenOnAnyGround() {
    #expect(UITextView().backgroundColor == .systemBackground)
  }
}

@MainActor
private final class ConfiguredSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
}

@MainActor private final class ConfiguredItem: UICollectionViewCell {
  var updates = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updates += 1
    contentView.backgroundColor = state.isSelected ? .systemBlue : .systemGray
  }
}

@MainActor private final class ConfiguredRow: UITableViewCell {
  var updates = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updates += 1
  }
}

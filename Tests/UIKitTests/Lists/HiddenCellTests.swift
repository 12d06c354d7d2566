import ScrollTesting
import Testing
import UIKit

/// What a program hides stays hidden, and what is used again does not.
@MainActor struct HiddenCellTests {
  private final class Badges: UICollectionViewController {
    private var badges: UICollectionView.SupplementaryRegistration<UICollectionReusableView>!

    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
          let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            supplementaryItems: [badge])
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            subitems: [item])
          return NSCollectionLayoutSection(group: group)
        })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      badges = UICollectionView.SupplementaryRegistration(elementKind: "badge") { view, _, path in
        view.isHidden = path.item % 3 != 0
      }
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if indexPath.item % 4 == 1 { cell.isHidden = true }
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
    }
  }

  @Test func aGridLeavesItHidden() {
    let controller = Badges()
    let stage = Stage(size: CGSize(width: 300, height: 400), root: controller)
    let view = controller.collectionView!
    for offset in [0.0, 900, 1800, 300] {
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      stage.settle()
      let cells = view.indexPathsForVisibleItems
      #expect(cells.count > 5)
      #expect(cells.allSatisfy { view.cellForItem(at: $0)?.isHidden == ($0.item % 4 == 1) })
      let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
      #expect(paths.count > 5)
      for path in paths {
        let badge = view.supplementaryView(forElementKind: "badge", at: path)
        #expect(badge?.isHidden == (path.item % 3 != 0), "\(path)")
      }
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if indexPath.row % 4 == 1 { cell.isHidden = true }
      return cell
    }
  }

  @Test func aTableDoes() {
    let controller = Rows()
    let stage = Stage(size: CGSize(width: 300, height: 400), root: controller)
    let view = controller.tableView!
    for offset in [0.0, 900, 1800, 300] {
      view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      stage.settle()
      let paths = view.indexPathsForVisibleRows ?? []
      #expect(paths.count > 5)
      #expect(paths.allSatisfy { view.cellForRow(at: $0)?.isHidden == ($0.row % 4 == 1) })
    }
  }
}

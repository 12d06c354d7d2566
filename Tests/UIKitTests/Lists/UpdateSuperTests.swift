import ScrollTesting
import Testing
import UIKit

/// Layouts that take what `super` says of who comes and goes, and change it.
@MainActor struct UpdateSuperTests {
  private final class Layout: UICollectionViewFlowLayout {
    var changes = true
    var isCopied = false
    var answers: [String] = []

    private func changed(
      _ attributes: UICollectionViewLayoutAttributes?, _ name: String, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answers.append(
        "\(name) \(path.item): \(attributes.map { "\($0.alpha) at \($0.center.y)" } ?? "nil")")
      guard changes, attributes?.alpha == 0 else { return attributes }
      let attributes =
        isCopied ? attributes?.copy() as? UICollectionViewLayoutAttributes : attributes
      attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return attributes
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      changed(
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath), "from", itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      changed(
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), "to", itemIndexPath)
    }
  }

  private final class Items: UIViewController, UICollectionViewDataSource {
    var count = 3
    let layout = Layout()
    lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func loadView() {
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      list.dataSource = self
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view = list
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let items = Items()
  private let stage: Stage

  init() { stage = Stage(size: CGSize(width: 300, height: 400), root: items) }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func insert() {
    items.count += 1
    items.list.insertItems(at: [path(1)])
  }

  /// New and old ones are faded where they are, those that move come from where they were.
  @Test func superSaysWhatIsUsual() {
    insert()
    #expect(
      items.layout.answers == [
        "to 0: 1.0 at 50.0", "to 1: 1.0 at 150.0", "to 2: 1.0 at 250.0", "from 0: 1.0 at 50.0",
        "from 1: 0.0 at 150.0", "from 2: 1.0 at 150.0", "from 3: 1.0 at 250.0",
      ])
    items.layout.answers = []
    stage.settle()
    items.count -= 1
    items.list.deleteItems(at: [path(1)])
    #expect(items.layout.answers.contains("to 1: 0.0 at 150.0"))
    // Nobody is asked about at other times.
    #expect(items.layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
  }

  @Test(arguments: [false, true]) func whatIsChangedOfItCounts(isCopied: Bool) throws {
    items.layout.isCopied = isCopied
    insert()
    let cell = try #require(items.list.cellForItem(at: path(1)))
    stage.frame()
    // It grows from half its size, and appears.
    let half = try #require(cell.layer.presentation())
    #expect(half.opacity < 0.5 && half.affineTransform().a < 0.75)
    stage.settle()
    #expect(cell.transform == .identity && cell.alpha == 1)
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
  }

  /// Whoever gives it back as it was has asked for nothing.
  @Test func whatIsUnchangedIsUsual() throws {
    items.layout.changes = false
    insert()
    stage.wait(0.1)
    let moving = try #require(items.list.cellForItem(at: path(2))?.layer.presentation())
    #expect(moving.position.y > 150 && moving.position.y < 250)
    stage.settle()
    #expect(items.list.cellForItem(at: path(2))?.center.y == 250)
  }
}

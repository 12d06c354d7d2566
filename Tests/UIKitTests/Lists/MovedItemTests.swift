import ScrollTesting
import Testing
import UIKit

/// Items and rows that a hand moves, in programs that say no more than they have to.
@MainActor struct MovedItemTests {
  private class Tiles: UICollectionViewController {
    var moves: [String] = []

    convenience init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }

  /// By the newer name: never to the first place.
  private final class KeptTiles: Tiles {
    var asked: Set<String> = []

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      asked.insert("\(originalIndexPath.item) at \(currentIndexPath.item)")
      return proposedIndexPath.item == 0 ? currentIndexPath : proposedIndexPath
    }
  }

  private let place = CGPoint(x: 50, y: 50)

  /// A program that begins it means it; the gesture of all such controllers does not know.
  @Test func whoeverBeginsItMayMoveThem() {
    let tiles = Tiles()
    let stage = Stage(size: CGSize(width: 300, height: 400), root: tiles)
    #expect(
      tiles.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    tiles.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    stage.settle()
    tiles.collectionView.endInteractiveMovement()
    stage.settle()
    #expect(tiles.moves == ["0 to 2"])
  }

  @Test func thePlaceIsAskedForByItsNewerName() {
    let tiles = KeptTiles()
    let stage = Stage(size: CGSize(width: 300, height: 400), root: tiles)
    let view = tiles.collectionView!
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    for x in stride(from: 250.0, through: 50, by: -10) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: 50))
      stage.frame()
    }
    view.endInteractiveMovement()
    stage.settle()
    #expect(tiles.asked == ["2 at 2", "2 at 1"] && tiles.moves == ["2 to 1"])
  }

  private final class Step: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = CGFloat(tag)
      return layoutAttributes
    }
  }

  private final class Steps: UICollectionViewController {
    var proposed: [Int] = []
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Step.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item % 2 == 0 ? 50 : 150
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      proposed.append(proposedIndexPath.item)
      return proposedIndexPath
    }
  }

  /// Items of 50 and 150 points, one below the other: each is passed once.
  @Test func aLowItemPassesAHigherOneOnce() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let steps = Steps(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    let stage = Stage(size: CGSize(width: 300, height: 600), root: steps)
    stage.settle()
    #expect(
      steps.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    func carry(_ places: StrideThrough<Double>) {
      for y in places {
        steps.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
        stage.frame()
      }
    }
    carry(stride(from: 28.0, through: 310, by: 3))
    #expect(steps.proposed == [1, 2, 3])
    carry(stride(from: 310.0, through: 25, by: -3))
    #expect(steps.proposed == [1, 2, 3, 2, 1, 0])
    carry(stride(from: 25.0, through: 310, by: 3))
    steps.collectionView.endInteractiveMovement()
    stage.settle()
    #expect(steps.moves == ["0 to 3"])
  }

  private final class Rows: UITableViewController {
    var proposed: [Int] = []
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.isEditing = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row % 2 == 0 ? 50 : 150 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)") }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      proposed.append(proposedDestinationIndexPath.row)
      return proposedDestinationIndexPath
    }
  }

  /// Rows of 50 and 150 points: each is passed once, on the way there and on the way back.
  @Test func aLowRowPassesAHigherOneOnce() throws {
    let rows = Rows()
    let stage = Stage(size: CGSize(width: 300, height: 600), root: rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let signs = cell.subviews.filter { $0 !== cell.contentView && $0.frame.width < 60 }
    let x = Double(try #require(signs.map(\.frame.midX).max()))
    stage.touch((1, .down, x, 25))
    for y in stride(from: 28.0, through: 310, by: 3) { stage.touch((1, .move, x, y)) }
    #expect(rows.proposed == [1, 2, 3])
    for y in stride(from: 310.0, through: 25, by: -3) { stage.touch((1, .move, x, y)) }
    #expect(rows.proposed == [1, 2, 3, 2, 1, 0])
    for y in stride(from: 25.0, through: 310, by: 3) { stage.touch((1, .move, x, y)) }
    // Letters stay in front of what is held, and it lies with the others when it is put down.
    let views = rows.tableView.subviews
    let held = try #require(views.firstIndex { $0 === cell })
    #expect(views.suffix(from: held + 1).contains { !($0 is UITableViewCell) })
    stage.touch((1, .up, x, 310))
    stage.settle()
    #expect(
      rows.moves == ["0 to 3"] && rows.tableView.subviews.first { $0 is UITableViewCell } === cell)
  }
}

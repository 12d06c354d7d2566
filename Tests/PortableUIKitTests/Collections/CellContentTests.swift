import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// The view that cells' content is in, which programs move.
@MainActor
struct CellContentTests {
  private func cell<Cell: UICollectionViewCell>(_ type: Cell.Type) throws -> (Stage, Cell) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(size: Size(width: 320, height: 480), view: view)
    stage.settle()
    let found = view.cellForItem(at: IndexPath(item: 0, section: 0))
    return try withExtendedLifetime(source) { (stage, try #require(found as? Cell)) }
  }

  @Test func eachLayoutOfTheCellPutsItBack() throws {
    let (stage, cell) = try cell(UICollectionViewCell.self)
    cell.contentView.frame = CGRect(x: 30, y: 5, width: 60, height: 50)
    cell.setNeedsLayout()
    stage.frame()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func itsTransformStays() throws {
    let (stage, cell) = try cell(UICollectionViewCell.self)
    cell.contentView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    cell.contentView.center = CGPoint(x: 20, y: 40)
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    cell.contentView.layer.transform = turned
    cell.bounds.size = CGSize(width: 60, height: 60)
    cell.setNeedsLayout()
    stage.frame()
    #expect(CATransform3DEqualToTransform(cell.contentView.layer.transform, turned))
    #expect(cell.contentView.bounds.size == cell.bounds.size)
    #expect(cell.contentView.center == CGPoint(x: 0, y: cell.bounds.height / 2))
  }

  private final class Inset: UICollectionViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = contentView.frame.insetBy(dx: 8, dy: 4)
    }
  }

  @Test func whoMovesItInDoesSoOnce() throws {
    let (stage, cell) = try cell(Inset.self)
    for _ in 0..<3 {
      cell.setNeedsLayout()
      stage.frame()
    }
    #expect(cell.contentView.frame == CGRect(x: 8, y: 4, width: 84, height: 72))
  }

  /// What is constrained from inside of it to the cell lies where it would without the transform.
  @Test(arguments: [0.0, 0.7, 1.5707963267948966, 2.5])
  func whatIsInsideDoesNotKnowOfItsTransform(angle: Double) throws {
    let (stage, cell) = try cell(UICollectionViewCell.self)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 6),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    var turned = CATransform3DIdentity
    turned.m34 = -1.0 / 500
    turned = CATransform3DRotate(turned, CGFloat(angle), 0, 1, 0)
    cell.contentView.layer.transform = turned
    stage.settle()
    #expect(label.bounds.size == CGSize(width: 80, height: 20))
    #expect(label.center == CGPoint(x: 50, y: 16))
    cell.contentView.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    cell.contentView.center = CGPoint(x: 100, y: 40)
    cell.setNeedsLayout()
    stage.settle()
    #expect(label.bounds.size == CGSize(width: 80, height: 20))
    #expect(label.center == CGPoint(x: 50, y: 16))
  }
}

import ScrollTesting
import Testing
import UIKit

/// Cells whose content a configuration of the program's own makes, and what stands beside it.
@MainActor struct ContentCellTests {
  private struct Fixed: UIContentConfiguration {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { FixedView(self) }
    func updated(for state: any UIConfigurationState) -> Fixed { self }
  }

  private final class FixedView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Fixed) {
      self.configuration = configuration
      super.init(frame: .zero)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: configuration.height),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = Fixed(height: CGFloat(55 + 25 * indexPath.item))
      return cell
    }
  }

  @Test func plainCellsAreAsHighAsTheirContent() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let items = Items(collectionViewLayout: layout)
    let stage = Stage(size: CGSize(width: 300, height: 400), root: items)
    stage.settle()
    let heights = (0..<3).map {
      items.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height
    }
    #expect(heights == [55, 80, 105])
  }

  /// Each end of a line is what is usual by itself.
  @Test func aLineBeginsWhereItIsTold() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { _, configuration in
      var configuration = configuration
      configuration.bottomSeparatorInsets.leading = 60
      return configuration
    }
    let controller = Rows(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let stage = Stage(size: CGSize(width: 300, height: 400), root: controller)
    stage.settle()
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let lines = cell.subviews.filter { $0.frame.height <= 1 && !$0.isHidden }
    #expect(lines.map(\.frame.minX) == [60] && lines.map(\.frame.maxX) == [300])
  }

  private final class Rows: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: indexPath.item)
    }
  }

  /// In a stack that fills, what is hidden is as wide as what is not, and opens downwards only.
  @Test func whatIsHiddenInAStackKeepsItsWidth() {
    let labels = [UILabel(), UILabel()]
    labels[0].text = "Why?"
    labels[1].text = String(repeating: "Because of that. ", count: 20)
    labels[1].numberOfLines = 0
    labels[1].isHidden = true
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let stage = Stage(size: CGSize(width: 300, height: 400), view: view)
    stage.settle()
    #expect(labels[1].frame.width == 300 && labels[1].frame.height == 0)
    labels[1].isHidden = false
    stage.settle()
    #expect(labels[1].frame.width == 300 && labels[1].frame.height > 40)
  }

  /// As all sources for Apple's systems make it.
  @Test func aGradientTakesColoursAsTheyAreWritten() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) != nil)
  }
}

import ScrollTesting
import Testing
import UIKit

/// Sizes of texts are the program's, so no two tests change them at once.
@MainActor @Suite(.serialized)
struct DynamicTypeTests {
  private final class Told: UIView {
    var changes: [UIContentSizeCategory] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      changes.append(traitCollection.preferredContentSizeCategory)
    }
  }

  @MainActor
  private final class Listener {
    var told: [UIContentSizeCategory] = []
  }

  @Test(arguments: [
    (0.5, UIContentSizeCategory.extraSmall), (0.9, .small), (1, .large), (1.1, .extraLarge),
    (1.25, .extraExtraLarge), (1.5, .accessibilityMedium), (2, .accessibilityLarge),
    (3, .accessibilityExtraExtraExtraLarge),
  ])
  func `The desktop's factor is the category whose running text is nearest`(
    _ factor: Double, _ category: UIContentSizeCategory
  ) {
    let view = Told()
    let stage = Stage(view: view)
    // The window's size was news.
    view.changes = []
    stage.send(.appearance(.textSize(factor)))
    defer { stage.send(.appearance(.textSize(1))) }
    #expect(UIApplication.shared.preferredContentSizeCategory == category)
    #expect(view.traitCollection.preferredContentSizeCategory == category)
    #expect(UITraitCollection.current.preferredContentSizeCategory == category)
    #expect(view.changes == (category == .large ? [] : [category]))
    #expect(category.isAccessibilityCategory == (factor >= 1.5))
  }

  @Test func `Who asks is told, and labels that adjust their fonts have new ones`() {
    let listener = Listener()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let new = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      guard let category = new as? UIContentSizeCategory else { return }
      MainActor.assumeIsolated { listener.told.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let (style, own, fixed, still) = (UILabel(), UILabel(), UILabel(), UILabel())
    style.font = .preferredFont(forTextStyle: .body)
    own.font = metrics.scaledFont(for: .systemFont(ofSize: 14), maximumPointSize: 20)
    fixed.font = .systemFont(ofSize: 17)
    still.font = .preferredFont(forTextStyle: .body)
    let labels = [style, own, fixed, still]
    for label in labels {
      label.text = "text"
      label.adjustsFontForContentSizeCategory = label !== still
    }
    let view = UIView()
    for label in labels { view.addSubview(label) }
    let stage = Stage(view: view)
    let width = style.intrinsicContentSize.width
    stage.send(.appearance(.textSize(21.0 / 17)))
    defer { stage.send(.appearance(.textSize(1))) }
    #expect(listener.told == [.extraExtraLarge])
    #expect(labels.map(\.font.pointSize) == [21, 16, 17, 17])
    #expect(style.intrinsicContentSize.width > width)
    #expect(metrics.scaledValue(for: 7) == 8)
    stage.send(.appearance(.textSize(2)))
    #expect(labels.map(\.font.pointSize) == [33, 20, 17, 17])
    stage.send(.appearance(.textSize(1)))
    #expect(labels.map(\.font.pointSize) == [17, 14, 17, 17])
    #expect(listener.told == [.extraExtraLarge, .accessibilityLarge, .large])
  }

  @Test func `Traits say another category than the desktop's`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits).pointSize == 20)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits) == 56)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(!traits.containsTraits(in: usual))
  }

  @Test func `A driver's factor that cannot be is left out`() {
    let stage = Stage(view: UIView())
    for factor in [0, 0.1, 100, -1, Double.nan] { stage.send(.appearance(.textSize(factor))) }
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  private final class Rows: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.textProperties.adjustsFontForContentSizeCategory = number != 1
      cell.contentConfiguration = content
      cell.accessories = [.checkmark(displayed: .whenNotEditing), .label(text: "7")]
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

    func cell(_ item: Int) -> UICollectionViewCell? {
      collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
    /// Those with a text, wherever they are in the content.
    func labels(_ item: Int) -> [UILabel] {
      func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return cell(item).map { all(in: $0.contentView) }?.compactMap { $0 as? UILabel }
        .filter { $0.text != nil } ?? []
    }
    func accessory(_ item: Int) -> UILabel? {
      cell(item)?.subviews.compactMap { $0 as? UILabel }.first
    }
  }

  private func rows() -> (Rows, Stage) {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let rows = Rows(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let stage = Stage(size: CGSize(width: 300, height: 400), texts: .drawn, root: rows)
    stage.settle()
    return (rows, stage)
  }

  @Test func `Rows of lists have larger texts, and are as high as these need`() {
    let (rows, stage) = rows()
    let heights = (0..<3).map { rows.cell($0)?.bounds.height ?? 0 }
    #expect(rows.labels(0).map(\.font.pointSize) == [17])
    stage.send(.appearance(.textSize(2)))
    stage.settle()
    #expect((0..<3).map { rows.labels($0).first?.font.pointSize } == [33, 17, 33])
    let larger = (0..<3).map { rows.cell($0)?.bounds.height ?? 0 }
    #expect(larger[0] > heights[0] && larger[1] == heights[1] && larger[2] == larger[0])
    // Filled again it is as large as before.
    rows.collectionView.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    stage.settle()
    #expect(rows.labels(0).map(\.font.pointSize) == [33])
    stage.send(.appearance(.textSize(1)))
    stage.settle()
    #expect((0..<3).map { rows.cell($0)?.bounds.height ?? 0 } == heights)
  }

  /// On the way, there, and back.
  @Test func `A row's own text has room for it whatever else comes and goes`() throws {
    let (rows, stage) = rows()
    let label = try #require(rows.accessory(0))
    for isEditing in [true, false, true] {
      rows.setEditing(isEditing, animated: true)
      for _ in 0..<8 {
        stage.wait(0.05)
        #expect(rows.accessory(0) === label && label.alpha == 1)
        let shown = label.layer.presentation()?.bounds.width ?? 0
        #expect(shown >= label.sizeThatFits(.zero).width)
      }
    }
  }
}

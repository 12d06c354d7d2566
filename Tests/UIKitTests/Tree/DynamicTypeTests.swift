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
}

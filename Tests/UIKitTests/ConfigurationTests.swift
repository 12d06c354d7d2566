import ScrollTesting
import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let stars = UIConfigurationStateCustomKey("tests.stars")
}

/// What programs say of rows: margins, tints, backgrounds, and a state of their own.
@MainActor
struct ConfigurationTests {
  /// A cell that looks as its state of its own says.
  private final class StarCell: UICollectionViewListCell {
    var stars = 0 { didSet { if stars != oldValue { setNeedsUpdateConfiguration() } } }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.stars] = stars
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = "\(state[.stars] as? Int ?? -1)"
      contentConfiguration = content
      var ground = UIBackgroundConfiguration.clear()
      if state.isHighlighted {
        ground.backgroundColor = nil
        ground.backgroundColorTransformer = .init { $0.withAlphaComponent(0.3) }
      }
      backgroundConfiguration = ground
    }
  }

  private let cell = StarCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let stage: Stage

  init() {
    let root = UIViewController()
    stage = Stage(size: CGSize(width: 300, height: 400), root: root)
    root.view.addSubview(cell)
    cell.setNeedsUpdateConfiguration()
    stage.frame()
  }

  private var content: UIListContentView? {
    cell.contentView.subviews.first as? UIListContentView
  }
  private var label: UILabel? {
    content?.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
  }
  private var ground: UIColor? { cell.subviews.first?.backgroundColor }

  @Test func aProgramsOwnStateReachesTheContent() {
    #expect(label?.text == "0")
    cell.stars = 3
    stage.frame()
    #expect(label?.text == "3")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[.stars] == nil)
    state[.stars] = "many"
    #expect(state[.stars] as? String == "many")
    let any: any UIConfigurationState = state
    #expect(any[.stars] as? String == "many")
    state[.stars] = nil
    #expect(state[.stars] == nil)
  }

  @Test func aBackgroundWithoutAColourHasTheTint() {
    #expect(ground == .clear)
    cell.tintColor = .red
    cell.isHighlighted = true
    stage.frame()
    #expect(ground == UIColor.red.withAlphaComponent(0.3))
    cell.tintColor = .blue
    #expect(ground == UIColor.blue.withAlphaComponent(0.3))
    cell.isHighlighted = false
    stage.frame()
    #expect(ground == .clear)
  }

  @Test func coloursAreResolved() {
    var ground = UIBackgroundConfiguration.clear()
    #expect(ground.resolvedBackgroundColor(for: .red) == .clear)
    ground.backgroundColor = nil
    #expect(ground.resolvedBackgroundColor(for: .red) == .red)
    ground.backgroundColorTransformer = .grayscale
    #expect(ground.resolvedBackgroundColor(for: .red) == UIColor(white: 0.2126, alpha: 1))
    ground.strokeColorTransformer = .init { $0.withAlphaComponent(0.5) }
    #expect(ground.resolvedStrokeColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    ground.strokeColor = .green
    #expect(ground.resolvedStrokeColor(for: .red) == UIColor.green.withAlphaComponent(0.5))
    let rows = UIBackgroundConfiguration.listPlainCell()
    #expect(rows.resolvedBackgroundColor(for: .red) == .systemBackground)
    var content = UIListContentConfiguration.cell()
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    content.imageProperties.tintColor = .green
    content.imageProperties.tintColorTransformer = .init { $0.withAlphaComponent(0.2) }
    #expect(
      content.imageProperties.resolvedTintColor(for: .red)
        == UIColor.green.withAlphaComponent(0.2))
    content.textProperties.color = .green
    #expect(content.textProperties.resolvedColor() == .green)
    content.textProperties.colorTransformer = .init { _ in .blue }
    let view = UIListContentView(configuration: content)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.textColor }.first == .blue)
    #expect(
      view.subviews.compactMap { ($0 as? UIImageView)?.tintColor }.first
        == UIColor.green.withAlphaComponent(0.2))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func contentKeepsOutOfTheMarginsAroundIt() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "A"
    let view = UIListContentView(configuration: configuration)
    view.frame = container.bounds
    container.addSubview(view)
    let text = view.subviews.compactMap { $0 as? UILabel }[0]
    func left(_ axes: UIAxis) -> CGFloat {
      configuration.axesPreservingSuperviewLayoutMargins = axes
      view.configuration = configuration
      view.layoutIfNeeded()
      return text.frame.minX
    }
    func height() -> CGFloat { view.sizeThatFits(CGSize(width: 300, height: 0)).height }
    // Nobody has asked for margins: the row's own.
    #expect(left(.both) == 16)
    let usual = height()
    container.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 21, leading: 40, bottom: 31, trailing: 5)
    view.layoutIfNeeded()
    #expect(text.frame.minX == 40)
    #expect(abs(text.frame.width - 244) < 1e-9)
    #expect(height() == usual + 30)
    #expect(left(.vertical) == 16)
    #expect(height() == usual + 30)
    #expect(left(.horizontal) == 40)
    #expect(height() == usual)
    #expect(left([]) == 16)
    #expect(height() == usual)
  }

  /// Symbols and text sizes are Apple's: what sources say of them is kept.
  @Test func whatCannotBeShownIsKept() {
    let picture = UIImageView()
    #expect(picture.preferredSymbolConfiguration == nil)
    picture.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 13), scale: .small)
    #expect(picture.preferredSymbolConfiguration?.pointSize == 13)
    #expect(picture.preferredSymbolConfiguration?.scale == .small)
    #expect(UIImageView().preferredSymbolConfiguration == nil)
    var content = UIListContentConfiguration.cell()
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body, scale: .large)
    #expect(content.imageProperties.preferredSymbolConfiguration?.pointSize == 17)
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory =
      content.textProperties.adjustsFontForContentSizeCategory
    #expect(label.adjustsFontForContentSizeCategory && field.adjustsFontForContentSizeCategory)
    #expect(text.adjustsFontForContentSizeCategory)
  }
}

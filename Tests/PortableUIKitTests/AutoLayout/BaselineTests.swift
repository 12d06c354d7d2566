import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

/// Where a button's lines of text stand.
@MainActor struct BaselineTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let label = UILabel()
  private let button = UIButton(type: .custom)

  init() {
    let screen = UIScreen()
    screen.textMeasuring = FixedTextMeasuring()
    window.screen = screen
    window.isHidden = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Name"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Choose", for: .normal)
  }

  /// How much higher the label's text stands than a text of the button, points.
  private func difference(to text: UILabel?) -> CGFloat {
    window.layoutIfNeeded()
    guard let text else { return .infinity }
    return text.convert(text.bounds, to: window).minY - label.convert(label.bounds, to: window).minY
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func inARowTextsStandOnOneLine(alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.alignment = alignment
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    window.addSubview(stack)
    #expect(difference(to: button.titleLabel) == 0)
    // Six points above and below the title.
    #expect(button.frame.height == 32 && label.frame.minY == button.frame.minY + 6)
    // A button that is the first one, and has insets.
    stack.insertArrangedSubview(button, at: 0)
    button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 4, right: 0)
    #expect(difference(to: button.titleLabel) == 0)
    #expect(button.frame.height == 44 && label.frame.minY == button.frame.minY + 20)
  }

  @Test func whereverTheTitleLiesInTheButton() {
    window.addSubview(button)
    window.addSubview(label)
    let height = button.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: window.topAnchor, constant: 50), height,
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 90)
    button.contentVerticalAlignment = .top
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 50)
    button.contentVerticalAlignment = .bottom
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 130)
    button.titleEdgeInsets.bottom = 10
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 120)
    height.constant = 60
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 80)
    button.contentVerticalAlignment = .center
    button.titleEdgeInsets = .zero
    height.constant = 40
    #expect(difference(to: button.titleLabel) == 0 && label.frame.minY == 60)
  }

  @Test func theLastLineIsTheSubtitles() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Choose"
    configuration.subtitle = "a colour"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    stack.alignment = .firstBaseline
    window.addSubview(stack)
    let title = try #require(button.forFirstBaselineLayout as? UILabel)
    let subtitle = try #require(button.forLastBaselineLayout as? UILabel)
    #expect(title.text == "Choose" && subtitle.text == "a colour")
    #expect(difference(to: title) == 0)
    stack.alignment = .lastBaseline
    #expect(difference(to: subtitle) == 0)
    button.configuration?.subtitle = nil
    #expect(button.forLastBaselineLayout === title)
    #expect(difference(to: title) == 0)
  }

  @Test func aButtonInAStackInARow() {
    let inner = UIStackView(arrangedSubviews: [button])
    inner.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [label, inner])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    stack.alignment = .firstBaseline
    window.addSubview(stack)
    #expect(difference(to: button.titleLabel) == 0)
  }

  @Test func aTextThatGrowsMovesWhoStandsOnItsLine() {
    let screen = UIScreen()
    screen.textMeasuring = PlainTextMeasuring()
    window.screen = screen
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    stack.alignment = .firstBaseline
    window.addSubview(stack)
    let before = difference(to: button.titleLabel)
    label.font = .systemFont(ofSize: 36)
    // derivation: San Francisco, as Apple publishes it: the part of a line above its baseline.
    let ascent = 0.9521484375 / 1.193359375
    let gain = difference(to: button.titleLabel) - before
    #expect(abs(gain - CGFloat(19 * ascent)) <= 1)
  }

  @Test func aButtonWithoutATitleStandsAsAViewDoes() {
    let bare = UIButton()
    #expect(bare.forFirstBaselineLayout === bare && bare.forLastBaselineLayout === bare)
  }
}

/// A line is as high as its font.
private final class PlainTextMeasuring: TextMeasuring {
  func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    Size(width: fontSize * 4, height: fontSize)
  }
}

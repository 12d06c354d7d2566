import Testing
import UIKit

@MainActor
struct AttributedTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private init() {
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.addSubview(button)
    window.isHidden = false
    button.setTitle("plain", for: .normal)
  }

  private var texts: [Substring] {
    window.layoutIfNeeded()
    return window.displayList.description.split(separator: "\n").filter { $0.contains("text") }
  }

  private func title(_ text: String, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.foregroundColor: color])
  }

  @Test func `It is drawn in place of the title, by state`() throws {
    button.setAttributedTitle(title("red", .red), for: .normal)
    button.setAttributedTitle(title("blue", .blue), for: .selected)
    try #require(texts.count == 1)
    #expect(texts[0].contains("\"red\"") && texts[0].contains("#ff0000"))
    #expect(button.titleLabel?.text == "red")
    #expect(button.accessibilityLabel == "red")
    #expect(button.attributedTitle(for: .highlighted)?.string == "red")
    button.isSelected = true
    try #require(texts.count == 1)
    #expect(texts[0].contains("\"blue\"") && texts[0].contains("#0000ff"))
    #expect(button.currentAttributedTitle?.string == "blue")
    button.isSelected = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(texts[0].contains("\"plain\""))
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `What it does not say is the button's`() throws {
    button.setTitleColor(.green, for: .normal)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    button.setAttributedTitle(text, for: .normal)
    // A copy: what happens to it later is nothing to the button.
    text.mutableString.append("c")
    try #require(texts.count == 2)
    #expect(texts[0].contains("\"a\"") && texts[0].contains("#ff0000"))
    #expect(texts[1].contains("\"b\"") && texts[1].contains("#00ff00"))
    button.setTitleColor(.blue, for: .normal)
    #expect(texts[1].contains("#0000ff"))
  }

  @Test func `A title that stays is not laid out again and again`() {
    button.setAttributedTitle(title("red", .red), for: .normal)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(!button.layer.needsLayout() && !window.layer.needsLayout())
    button.sizeToFit()
    let size = button.titleLabel?.intrinsicContentSize
    #expect(size != .zero && button.bounds.width >= size?.width ?? 1000)
  }
}

import Testing
import UIKit

@MainActor
struct WrittenStyleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private init() {
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.isHidden = false
  }

  /// The texts that are drawn.
  private var texts: [Substring] {
    window.layoutIfNeeded()
    return window.displayList.description.split(separator: "\n").filter { $0.contains("text") }
  }

  private func styled(_ text: String) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    return NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: paragraph,
      ])
  }

  private func isStyled(_ attributes: [NSAttributedString.Key: Any]?) -> Bool {
    (attributes?[.font] as? UIFont)?.pointSize == 30
      && (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right
      && attributes?[.underlineStyle] as? Int == 1 && attributes?[.strikethroughStyle] == nil
  }

  @Test func `A field draws what an attributed text says, and says it again`() throws {
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    field.text = "plain"
    try #require(texts.count == 1)
    #expect(!texts[0].contains("underlined"))
    field.attributedText = styled("red")
    try #require(texts.count == 1)
    for word in ["\"red\"", "#ff0000", "size 30", "underlined"] {
      #expect(texts[0].contains(word), "\(texts)")
    }
    #expect(field.textAlignment == .right)
    #expect(isStyled(field.attributedText?.attributes(at: 0, effectiveRange: nil)))
    #expect(field.typingAttributes == nil && field.becomeFirstResponder())
    #expect(isStyled(field.typingAttributes))
    // What is written on is in the same style; another one ends it.
    field.insertText("der")
    #expect(texts[0].contains("underlined"))
    field.defaultTextAttributes = [.strikethroughStyle: 1]
    #expect(!texts[0].contains("underlined") && texts[0].contains("struck-through"))
  }

  @Test func `A text view draws it, too, in every line`() throws {
    let view = UITextView(frame: window.bounds)
    window.addSubview(view)
    view.attributedText = styled("one\ntwo")
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("underlined") }, "\(texts)")
    #expect(view.textAlignment == .right && isStyled(view.typingAttributes))
    view.typingAttributes = [:]
    #expect(texts.allSatisfy { !$0.contains("underlined") })
  }
}

import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct ButtonTests {
  private let hand = Hand()

  @Test func `Titles, colours and pictures fall back to the normal state`() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Stop", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.currentTitle == "Play")
    #expect(button.title(for: .highlighted) == "Play")
    #expect(button.titleLabel?.text == "Play")
    #expect(button.titleLabel?.textColor == button.tintColor)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Stop")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitleColor == .red)
    #expect(UIButton().titleColor(for: .normal) == .white)
    #expect(UIButton().buttonType == .custom && button.buttonType == .system)
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func `The title's shadow is the state's, whichever is set first`() {
    let button = UIButton(type: .custom)
    button.setTitleShadowColor(.black, for: .normal)
    button.setTitle("Play", for: .normal)
    #expect(button.titleLabel?.shadowColor == .black)
    button.setTitleShadowColor(.red, for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red)
    button.isHighlighted = false
    #expect(button.titleLabel?.shadowColor == .black)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)
    let later = UIButton(type: .system)
    later.setTitle("Stop", for: .normal)
    later.setTitleShadowColor(.blue, for: .normal)
    #expect(later.titleLabel?.shadowColor == .blue)
  }

  @Test func `It is as large as its content and its insets`() {
    let button = UIButton(type: .system)
    button.setTitle("Hello!", for: .normal)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(text.width > 30 && text.height > 15)
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: text.width + 6, height: text.height + 4))
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: 2, y: 1), size: text))
  }

  @Test func `Title and picture lie side by side, as they are aligned`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("Hi", for: .normal)
    button.setImage(
      UIImage(texture: TextureID(picture: 1), pixelSize: Size(width: 20, height: 20)), for: .normal)
    let width = button.titleLabel?.intrinsicContentSize.width ?? 0
    let x = 100 - (width + 20) / 2
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: x, y: 15, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == x + 20)
    #expect(button.titleLabel?.center.y == 25)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 28, y: 0))
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    button.titleEdgeInsets = .zero
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 180)
    #expect(button.titleLabel?.frame.maxX == 180)
  }

  @Test func `An action gives title and meaning`() {
    var count = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    hand.window.addSubview(button)
    #expect(button.currentTitle == "Go")
    hand.tap(50, 20)
    #expect(count == 1)
    button.changesSelectionAsPrimaryAction = true
    hand.wait(1)
    hand.tap(50, 20)
    #expect(button.isSelected && count == 2)
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test func `A configuration says it all at once`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    let size = button.intrinsicContentSize
    #expect(text.width > 0 && size.width == text.width + 24 && size.height == text.height + 14)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 20)
    #expect(button.backgroundColor == button.tintColor)
    #expect(button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.configuration?.title = "Saved"
    #expect(button.titleLabel?.text == "Saved")
  }

  @Test func `A pressed system button fades`() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    hand.window.addSubview(button)
    hand.down(50, 20)
    #expect(button.titleLabel?.alpha == 0.2)
    hand.up(50, 20)
    #expect(button.titleLabel?.alpha == 1)
  }
}

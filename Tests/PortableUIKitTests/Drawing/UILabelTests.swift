import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct UILabelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let measuring = FixedTextMeasuring()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private init() {
    window.isHidden = false
    window.screen = UIScreen()
    window.screen.textMeasuring = measuring
    window.addSubview(label)
  }

  @Test func `Sizes come from the window's screen`() {
    label.text = "twelve chars"
    #expect(label.intrinsicContentSize == CGSize(width: 120, height: 20))
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 20))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 60))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 120, height: 20))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 40))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `The text is set in the middle of the height`() {
    label.text = "abc"
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .red
    label.textAlignment = .center
    #expect(
      window.displayList.items == [
        .text(
          TextRun(
            text: "abc", bounds: Rect(x: 0, y: 15, width: 100, height: 20), fontSize: 20,
            fontWeight: 600, color: Color(red: 1, green: 0, blue: 0), alignment: .center,
            lineLimit: 1))
      ])
    label.text = ""
    #expect(window.displayList.items.isEmpty)
  }

  @Test func `A text is measured once, not in every frame`() {
    label.text = "abc"
    _ = window.displayList
    let count = measuring.count
    label.center.x += 10
    _ = window.displayList
    #expect(measuring.count == count)
    label.text = "abcd"
    _ = window.displayList
    #expect(measuring.count == count + 1)
    label.bounds.size.width = 60
    _ = window.displayList
    #expect(measuring.count == count + 2)
  }

  @Test func `Another scale or another measure lays everything out again`() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    window.addSubview(view)
    window.layoutIfNeeded()
    window.screen.textMeasuring = FixedTextMeasuring()
    window.layoutIfNeeded()
    #expect(view.count == 2)
    window.screen.scale = 3
    window.layoutIfNeeded()
    #expect(view.count == 3)
    #expect(view.contentScaleFactor == 3)
    window.screen.scale = 3
    window.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test func `A new text asks the parent to lay out again`() {
    final class Parent: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let parent = Parent()
    window.addSubview(parent)
    parent.addSubview(label)
    window.layoutIfNeeded()
    let count = parent.count
    label.text = "new"
    window.layoutIfNeeded()
    label.text = "new"
    window.layoutIfNeeded()
    #expect(parent.count == count + 1)
  }

  @Test func `Colours, shadow and fitting size are in what is drawn`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 25, dy: 0))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    window.addSubview(label)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.isEnabled)
    #expect(label.lineBreakMode == .byTruncatingTail && label.minimumScaleFactor == 0)
    label.text = "0123456789"
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    label.shadowColor = .green
    label.adjustsFontSizeToFitWidth = true
    func runs() -> [TextRun] {
      window.displayList.items.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }
    // Ten points for a character: a hundred into fifty.
    #expect(runs().map(\.fontSize) == [10, 10])
    #expect(runs().map(\.bounds.origin) == [Point(x: 25, y: 14), Point(x: 25, y: 15)])
    #expect(runs().map(\.color.green) == [1, 0])
    #expect(runs().map(\.color.blue) == [0, 1])
    label.minimumScaleFactor = 0.75
    #expect(runs().map(\.fontSize) == [15, 15])
  }

  /// Of widths that are no pixels.
  private final class FineMeasuring: TextMeasuring {
    func size(
      of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
    ) -> Size {
      let full = Double(text.utf8.count) * 7.3
      let lines = lineLimit == 1 ? 1 : max(1, (full / width).rounded(.up))
      return Size(width: min(full, width), height: 18.62 * lines)
    }
  }

  @Test func `A text has room for all of it on every screen`() {
    window.screen.textMeasuring = FineMeasuring()
    label.text = "seven c"
    window.screen.scale = 2
    #expect(label.intrinsicContentSize == CGSize(width: 51.5, height: 19))
    window.screen.scale = 3
    #expect(label.intrinsicContentSize == CGSize(width: 154.0 / 3, height: 56.0 / 3))
    window.screen.scale = 1
    #expect(label.intrinsicContentSize == CGSize(width: 52, height: 19))
    label.text = "ten chars!"
    #expect(label.intrinsicContentSize == CGSize(width: 73, height: 19))
  }

  @Test(arguments: [1.0, 2, 3], [10.0, 10.2, 10.4, 10.6, 10.8])
  func `Constraints leave a text no less than it needs`(_ scale: Double, _ place: Double) {
    window.screen.textMeasuring = FineMeasuring()
    window.screen.scale = CGFloat(scale)
    label.text = "seven c"
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: CGFloat(place)),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width >= 7 * 7.3)
    #expect(label.frame.width < 7 * 7.3 + 1 / CGFloat(scale))
    label.numberOfLines = 0
    label.trailingAnchor.constraint(equalTo: window.leadingAnchor, constant: 40).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.height >= 2 * 18.62)
    #expect(label.frame.height < 2 * 18.62 + 1 / CGFloat(scale))
  }
}

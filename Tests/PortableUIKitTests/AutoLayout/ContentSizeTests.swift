import Foundation
import PortableUIKit
import Testing

@MainActor struct ContentSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let label = UILabel()
  private let other = UILabel()

  init() {
    let screen = UIScreen()
    screen.textMeasuring = FixedTextMeasuring()
    window.screen = screen
    window.isHidden = false
    for label in [label, other] {
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
    }
  }

  @Test func aLabelIsAsLargeAsItsText() {
    label.text = "12345"
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10).isActive = true
    label.topAnchor.constraint(equalTo: window.topAnchor, constant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "1234567"
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 10, y: 10, width: 70, height: 20))
  }

  @Test func huggingDecidesWhoGrowsAndResistanceWhoShrinks() {
    label.text = "12345"
    other.text = "1234567890"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    window.layoutIfNeeded()
    #expect(label.frame.width == 50)
    #expect(other.frame == CGRect(x: 50, y: 0, width: 250, height: 20))
    label.text = String(repeating: "x", count: 40)
    other.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    window.layoutIfNeeded()
    #expect(label.frame.width == 200)
    #expect(other.frame.width == 100)
  }

  @Test func aTextThatWrapsIsAsHighAsItsWidthMakesIt() {
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 50)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -50),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      other.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 50, y: 0, width: 200, height: 60))
    #expect(other.frame.minY == 60)
    window.frame.size.width = 600
    window.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 50, y: 0, width: 500, height: 20))
  }

  @Test func fittingSizesAreSmallestOrGiven() {
    let box = UIView.constrained()
    box.addSubview(label)
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 30)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    window.addSubview(box)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 320, height: 30))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: 70))
    #expect(box.frame == .zero)
  }

  /// Such a size is found without the solver: the constraint of a view inside, which has nothing
  /// to do with it, brings that in for comparison.
  @Test(arguments: [0, 1, 2], [false, true])
  func aFittingSizeWithoutConstraintsIsTheSolvers(_ lines: Int, _ isFree: Bool) {
    let bystander = UIView.constrained()
    let width = bystander.widthAnchor.constraint(equalToConstant: 5)
    label.addSubview(bystander)
    label.numberOfLines = lines
    label.text = String(repeating: "x", count: 10)
    label.translatesAutoresizingMaskIntoConstraints = !isFree
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, UILayoutPriority(500), .defaultHigh, .required,
    ]
    for (index, horizontal) in priorities.enumerated() {
      let vertical = priorities[(index + 2) % priorities.count]
      for goal in [0, 30, 100, 400] {
        func size() -> CGSize {
          label.systemLayoutSizeFitting(
            CGSize(width: goal, height: goal), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        }
        width.isActive = true
        let solved = size()
        width.isActive = false
        #expect(size() == solved, "goal \(goal), \(horizontal.rawValue), \(vertical.rawValue)")
      }
    }
  }

  @Test func alignmentRectanglesLeaveOutWhatInsetsSay() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor, constant: 50).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: 49, width: 16, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 50, y: 50, width: 10, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 50, y: 50, width: 10, height: 20)) == view.frame)
  }
}

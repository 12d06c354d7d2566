import Foundation
import PortableUIKit
import Testing

@MainActor struct StackViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let views = [
    Block(40, 20), Block(60, 30), Block(20, 10),
  ]

  init() {
    window.screen = UIScreen()
    window.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
  }

  private var frames: [CGRect] {
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func defaultsAreUIKits() {
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    #expect(UIStackView.Alignment.bottom == .trailing)
  }

  @Test func fillStretchesWhatHugsLeast() {
    stack.spacing = 10
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 50, y: 0, width: 220, height: 100),
        CGRect(x: 280, y: 0, width: 20, height: 100),
      ])
  }

  @Test func equalParts() {
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(frames.map(\.width) == [90, 90, 90])
    #expect(frames.map(\.minX) == [0, 105, 210])
  }

  @Test func proportionalParts() {
    stack.distribution = .fillProportionally
    #expect(frames.map(\.width) == [100, 150, 50])
  }

  @Test func equalSpaces() {
    stack.distribution = .equalSpacing
    #expect(frames.map(\.minX) == [0, 130, 280])
    #expect(frames.map(\.width) == [40, 60, 20])
  }

  @Test func equalCentres() {
    stack.distribution = .equalCentering
    #expect(frames.map(\.midX) == [20, 155, 290])
  }

  @Test func alignments() {
    views[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    stack.alignment = .center
    #expect(frames.map(\.minY) == [40, 35, 45])
    #expect(frames.map(\.height) == [20, 30, 10])
    stack.alignment = .bottom
    #expect(frames.map(\.maxY) == [100, 100, 100])
    stack.alignment = .top
    #expect(frames.map(\.minY) == [0, 0, 0])
  }

  @Test func aColumn() {
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .leading
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 25, width: 60, height: 30),
        CGRect(x: 0, y: 60, width: 20, height: 40),
      ])
  }

  @Test func hiddenViewsTakeNoRoomAndComeBack() {
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    #expect(frames.map(\.minX) == [0, 70, 140])
    views[1].isHidden = true
    #expect(frames[2] == CGRect(x: 70, y: 0, width: 230, height: 100))
    #expect(frames[1].width == 0)
    views[1].isHidden = false
    #expect(frames.map(\.minX) == [0, 70, 140])
  }

  @Test func rightToLeftItBeginsOnTheRight() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .fillEqually
    #expect(frames.map(\.minX) == [200, 100, 0])
  }

  @Test func marginsAndItsOwnSize() {
    let outer = UIView.constrained()
    window.addSubview(outer)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.spacing = 10
    stack.alignment = .center
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 146, height: 34))
    #expect(frames.map(\.minX) == [2, 52, 122])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 146, height: 34))
  }

  @Test func removingTakesAViewOutOfTheArrangement() {
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
  }
}

private final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

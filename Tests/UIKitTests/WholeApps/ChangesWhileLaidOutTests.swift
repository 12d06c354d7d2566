import ScrollTesting
import Testing
import UIKit

/// What a program changes while it is laid out is seen with the frame that it is laid out for.
@MainActor struct ChangesWhileLaidOutTests {
  enum Moment: CaseIterable { case willLayOut, hasLaidOut, inView }

  /// A frame after the layout in which `action` was called.
  private func stage(_ moment: Moment, _ view: Acting, _ action: @escaping () -> Void) -> Stage {
    let controller = Acting.Controller()
    controller.view = view
    let stage = Stage(size: CGSize(width: 300, height: 300), root: controller)
    #expect(stage.settle())
    switch moment {
    case .willLayOut: controller.before = action
    case .hasLaidOut: controller.after = action
    case .inView: view.after = action
    }
    view.setNeedsLayout()
    stage.frame()
    #expect(!stage.loop.needsFrame)
    return stage
  }

  @Test(arguments: Moment.allCases) func aConstant(moment: Moment) {
    let view = Acting()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    _ = stage(moment, view) { width.constant = 120 }
    #expect(box.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
  }

  @Test(arguments: Moment.allCases) func aStack(moment: Moment) {
    let view = Acting()
    let (first, second) = (UIView(), UIView())
    for box in [first, second] { box.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 200),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let stage = stage(moment, view) { stack.axis = .vertical }
    #expect(second.frame == CGRect(x: 0, y: 20, width: 200, height: 20))
    view.after = { first.isHidden = true }
    view.setNeedsLayout()
    stage.frame()
    #expect(second.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(!stage.loop.needsFrame)
  }

  @Test func whatChangesForEverIsNotLaidOutForEver() {
    let view = Acting()
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    height.isActive = true
    let stage = Stage(size: CGSize(width: 300, height: 300), view: view)
    view.after = {
      height.constant += 1
      view.setNeedsLayout()
    }
    view.setNeedsLayout()
    stage.frame()
    #expect(height.constant <= 5)
  }

  /// Orders that are set in each layout, as programs do that add views meanwhile.
  @Test(arguments: ["front", "back", "added", "inserted", "below", "both"])
  func theOrderOfViews(way: String) {
    let view = Acting()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    view.after = {
      switch way {
      case "front": view.bringSubviewToFront(second)
      case "back": view.sendSubviewToBack(first)
      case "added": view.addSubview(second)
      case "inserted": view.insertSubview(first, at: 0)
      case "below": view.insertSubview(first, belowSubview: second)
      default:
        view.bringSubviewToFront(first)
        view.bringSubviewToFront(second)
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300), view: view)
    #expect(stage.settle())
    #expect(view.subviews == [first, second])
    #expect(way == "both" || !stage.loop.needsFrame)
  }

  /// A view comes above layers of the program's own, too.
  @Test func theFrontIsInFrontOfLayers() {
    let view = UIView()
    let box = UIView()
    view.addSubview(box)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    view.bringSubviewToFront(box)
    #expect(view.layer.sublayers == [layer, box.layer])
  }

  @Test func aTextThatDoesNotScrollIsAsHighAsItsLines() {
    let view = Acting()
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = String(repeating: "A text of some lines. ", count: 20)
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let width = text.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, text.topAnchor.constraint(equalTo: view.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let stage = Stage(size: CGSize(width: 300, height: 800), view: view)
    #expect(stage.settle())
    func isFilled() -> Bool {
      let height = text.sizeThatFits(CGSize(width: text.bounds.width, height: .infinity)).height
      return height > 100 && (text.bounds.height - height).magnitude < 1
    }
    #expect(text.bounds.width == 200 && isFilled())
    for (points, count) in [(280.0, 20), (150, 20), (150, 30)] {
      width.constant = points
      text.text = String(repeating: "A text of some lines. ", count: count)
      #expect(stage.settle())
      #expect(text.bounds.width == points && isFilled())
    }
    text.text = "Short"
    #expect(stage.settle())
    #expect(text.bounds.height < 50)
  }
}

/// Does something once in a layout, or for ever.
@MainActor private final class Acting: UIView {
  var after: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    after?()
  }

  final class Controller: UIViewController {
    var before: (() -> Void)?
    var after: (() -> Void)?

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      before?()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      after?()
    }
  }
}

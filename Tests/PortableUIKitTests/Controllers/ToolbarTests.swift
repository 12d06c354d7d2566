import Foundation
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct ToolbarTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func add(_ item: UIBarButtonItem) { calls.append("add") }
  }

  private let stage: Stage
  private let navigation: UINavigationController
  private let root = UIViewController()
  private let target = Target()

  init() {
    navigation = UINavigationController(rootViewController: root)
    stage = Stage(size: CGSize(width: 320, height: 480), root: navigation)
    stage.frame()
  }

  private func frames() -> [CGRect] {
    navigation.toolbar.subviews.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
  }

  @Test func `It lies below the content, whose safe area ends above it`() {
    #expect(navigation.isToolbarHidden)
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.setToolbarHidden(false, animated: false)
    stage.frame()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 44)
    navigation.setToolbarHidden(true, animated: true)
    stage.wait(0.1)
    let shown = navigation.toolbar.layer.presentation()!.frame.minY
    #expect(shown > 436 && shown < 480)
    stage.settle()
    #expect(navigation.toolbar.frame.minY == 480 && root.view.safeAreaInsets.bottom == 0)
  }

  @Test func `Flexible spaces share what is left, fixed ones are as wide as they say`() {
    root.toolbarItems = [
      UIBarButtonItem(systemItem: .add), .fixedSpace(20), UIBarButtonItem(systemItem: .trash),
      .flexibleSpace(), UIBarButtonItem(systemItem: .action),
    ]
    navigation.setToolbarHidden(false, animated: false)
    stage.frame()
    #expect(frames().map(\.minX) == [16, 80, 260])
    stage.send(.setting(.rightToLeft, true))
    defer { stage.send(.setting(.rightToLeft, false)) }
    navigation.toolbar.setNeedsLayout()
    stage.frame()
    #expect(frames().map(\.minX) == [16, 196, 260])
  }

  @Test func `A tap does what the item says, and not when it is disabled`() {
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: target, action: Selector(Target.add))
    var count = 0
    let other = UIBarButtonItem(title: "Other", primaryAction: UIAction { _ in count += 1 })
    root.toolbarItems = [item, other]
    navigation.setToolbarHidden(false, animated: false)
    stage.frame()
    let places = frames().map { CGPoint(x: $0.midX, y: $0.midY) }
    for place in places { stage.tap(at: place) }
    stage.settle()
    #expect(target.calls == ["add"] && count == 1)
    item.isEnabled = false
    stage.frame()
    stage.tap(at: places[0])
    stage.settle()
    #expect(target.calls == ["add"])
  }

  @Test func `Each controller brings its own items`() {
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.setToolbarHidden(false, animated: false)
    let next = UIViewController()
    next.toolbarItems = [UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .done)]
    navigation.pushViewController(next, animated: false)
    stage.frame()
    #expect(navigation.toolbar.items?.count == 2)
    // The way back is in the navigation bar.
    let labels = stage.window.accessibilityTree.elements.compactMap(\.label)
    #expect(labels == ["Back", "Delete", "Done"])
    navigation.popViewController(animated: false)
    stage.frame()
    #expect(navigation.toolbar.items?.count == 1)
  }
}

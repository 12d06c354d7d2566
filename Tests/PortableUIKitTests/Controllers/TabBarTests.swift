import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

/// Writes down who is told, and which tab was shown then.
private final class Tabs: UITabBarController, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  private func note(_ call: String) { calls.append("\(call), \(selectedIndex) shown") }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    note("bar \(item.tag)")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("should \(viewController.tabBarItem.tag)")
    return allows
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    note("did \(viewController.tabBarItem.tag)")
  }
}

@MainActor
struct TabBarTests {
  /// 320 × 480 points: four tabs of 80.
  private let hand = Hand()
  private let tabs = Tabs()
  private var bar: UITabBar { tabs.tabBar }

  private init() {
    // The main screen is everybody's.
    hand.window.screen = UIScreen()
    hand.window.screen.textMeasuring = FixedTextMeasuring()
    tabs.viewControllers = ["Pages", "Map", "Desk", "Peaks"].enumerated().map { tag, title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: tag)
      return controller
    }
    hand.window.rootViewController = tabs
    hand.wait(0.02)
  }

  private var items: [DisplayItem] {
    hand.wait(0.02)
    return hand.loop.displayList.items
  }
  private var texts: [TextRun] {
    items.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }
  private var fills: [(place: Rect, color: Color)] {
    items.compactMap { if case .fill(let place, _, let color) = $0 { (place, color) } else { nil } }
  }
  private func color(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> Color {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  private func picture(_ number: Int32) -> UIImage {
    UIImage(texture: TextureID(picture: number), pixelSize: Size(width: 25, height: 25))
  }
  /// Where each item's own coordinates lie in the window.
  private var buttons: [UIView] {
    hand.wait(0.02)
    return bar.subviews
  }

  @Test func `The titles share the width, low in the bar, and a tap chooses`() {
    let texts = texts
    #expect(texts.map(\.text) == ["Pages", "Map", "Desk", "Peaks"])
    #expect(bar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(
      buttons.map(\.frame)
        == (0..<4).map { CGRect(x: 80 * CGFloat($0), y: 0, width: 80, height: 49) })
    for text in texts {
      #expect(text.fontSize == 10 && text.fontWeight == 500 && text.alignment == .center)
    }
    for button in buttons {
      #expect(button.subviews[1].frame == CGRect(x: 0, y: 30.5, width: 80, height: 20))
    }
    hand.tap(120, 460)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `What is selected has the tint colour, the others are grey`() {
    #expect(
      texts.map(\.color) == [color(.systemBlue)] + Array(repeating: color(.systemGray), count: 3))
    tabs.selectedIndex = 2
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    #expect(texts.map(\.color) == [.green, .green, .red, .green].map { color($0) })
    #expect(bar.selectedItem === bar.items?[2])
    tabs.overrideUserInterfaceStyle = .dark
    bar.unselectedItemTintColor = nil
    #expect(texts[0].color == color(.systemGray, .dark))
    #expect(fills.contains { $0.color == color(.systemBackground, .dark) && $0.place.height == 49 })
  }

  @Test func `A line of one pixel lies above the items`() {
    hand.window.screen.scale = 2
    #expect(
      fills.contains {
        $0.place == Rect(x: 0, y: 0, width: 320, height: 0.5) && $0.color == color(.separator)
      })
  }

  @Test func `The items keep above what covers the bottom, and the content above both`() {
    hand.window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    hand.wait(0.02)
    #expect(bar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(buttons[0].frame.height == 49)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    hand.tap(120, 470)
    #expect(tabs.selectedIndex == 0)
    hand.tap(120, 440)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `A picture lies above the title and is tinted, unless it is to be as it is`() throws {
    let item = try #require(bar.items?[0])
    item.image = picture(1)
    item.selectedImage = picture(2).withRenderingMode(.alwaysOriginal)
    func shown() -> [Int32] {
      items.compactMap {
        if case .image(let texture, _, _, _) = $0 { texture.picture } else { nil }
      }
    }
    #expect(shown() == [2])
    #expect(!items.contains(.pushMask))
    tabs.selectedIndex = 3
    #expect(shown() == [1])
    #expect(items.contains(.pushMask))
    #expect(
      fills.contains {
        $0.place.size == Size(width: 25, height: 25) && $0.color == color(.systemGray)
      })
    let view = try #require(buttons[0].subviews.first)
    #expect(view.frame == CGRect(x: 27.5, y: 6, width: 25, height: 25))
    item.title = nil
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    hand.wait(0.02)
    #expect(view.frame.midY == 24.5)
  }

  @Test func `A change of an item shows in the next frame, and a frame later nothing does`() throws
  {
    let item = try #require(bar.items?[1])
    item.title = "Plan"
    #expect(texts.map(\.text) == ["Pages", "Plan", "Desk", "Peaks"])
    item.badgeValue = "12"
    #expect(texts.map(\.text) == ["Pages", "Plan", "12", "Desk", "Peaks"])
    #expect(
      fills.contains {
        $0.place.size == Size(width: 30, height: 18) && $0.color == color(.systemRed)
      })
    item.badgeColor = .blue
    #expect(fills.contains { $0.place.size.height == 18 && $0.color == color(.blue) })
    item.badgeValue = nil
    item.titlePositionAdjustment.vertical = -16
    #expect(texts.map(\.text) == ["Pages", "Plan", "Desk", "Peaks"])
    #expect(buttons[1].subviews[1].center.y == 24.5)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 1)
    #expect(texts.map(\.text) == ["Pages", "New", "Desk", "Peaks"])
    tabs.viewControllers?[2].title = "Table"
    #expect(texts.map(\.text) == ["Pages", "New", "Table", "Peaks"])
    hand.wait(0.1)
    #expect(!hand.loop.needsFrame)
  }

  @Test func `A controller's title is its tab's, and a stack's is that of its first controller`() {
    let (plain, first, named) = (UIViewController(), UIViewController(), UIViewController())
    plain.title = "Plain"
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
    let stack = UINavigationController(rootViewController: first)
    let titled = UINavigationController(rootViewController: named)
    titled.title = "Titled"
    stack.isNavigationBarHidden = true
    tabs.viewControllers = [plain, stack, titled]
    #expect(texts.map(\.text) == ["Plain", "First", "Titled"])
    stack.setViewControllers([named], animated: false)
    named.title = "Named"
    #expect(texts.map(\.text) == ["Plain", "Named", "Titled"])
    stack.title = "Stack"
    #expect(texts.map(\.text) == ["Plain", "Stack", "Titled"])
  }

  @Test func `Taps are told in order, to those that want to know`() {
    tabs.delegate = tabs
    hand.tap(200, 460)
    #expect(
      tabs.calls == ["bar 2, 0 shown", "should 2, 0 shown", "did 2, 2 shown"])
    tabs.calls = []
    hand.wait(1)
    hand.tap(200, 460)
    #expect(
      tabs.calls == ["bar 2, 2 shown", "should 2, 2 shown", "did 2, 2 shown"])
    tabs.calls = []
    tabs.allows = false
    hand.wait(1)
    hand.tap(40, 460)
    #expect(tabs.calls == ["bar 0, 2 shown", "should 0, 2 shown"])
    #expect(tabs.selectedIndex == 2 && bar.selectedItem === bar.items?[2])
    tabs.calls = []
    tabs.selectedIndex = 1
    #expect(tabs.calls.isEmpty)
  }

  @Test func `A tap on the tab that is shown takes its stack back to the first controller`() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    tabs.viewControllers = [stack, UIViewController()]
    stack.pushViewController(UIViewController(), animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    hand.wait(0.02)
    hand.tap(240, 460)
    #expect(tabs.selectedIndex == 1 && stack.viewControllers.count == 3)
    hand.wait(1)
    hand.tap(80, 460)
    #expect(tabs.selectedIndex == 0 && stack.viewControllers.count == 3)
    hand.wait(1)
    hand.tap(80, 460)
    #expect(tabs.selectedIndex == 0 && stack.viewControllers == [first])
  }

  @Test func `A disabled item takes no taps, and is said to be so`() throws {
    bar.items?[1].isEnabled = false
    hand.wait(0.02)
    hand.tap(120, 460)
    #expect(tabs.selectedIndex == 0)
    bar.items?[0].badgeValue = "3"
    bar.items?[3].accessibilityLabel = "Mountains"
    hand.wait(0.02)
    let elements = hand.window.accessibilityTree.elements
    #expect(elements.map(\.label) == ["Pages", "Map", "Desk", "Mountains"])
    #expect(elements.allSatisfy { $0.role == .button })
    #expect(elements.map(\.isSelected) == [true, false, false, false])
    #expect(elements.map(\.isEnabled) == [true, false, true, true])
    #expect(elements[0].value == "3")
    hand.window.performAccessibilityAction(.activate, on: elements[3].id)
    #expect(tabs.selectedIndex == 3)
  }

  @Test func `More tabs than five all lie in the bar; from right to left where one reads so`() {
    tabs.viewControllers = (0..<8).map { tag in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "T\(tag)", image: nil, tag: tag)
      return controller
    }
    #expect(texts.count == 8 && buttons[7].frame == CGRect(x: 280, y: 0, width: 40, height: 49))
    hand.tap(300, 460)
    #expect(tabs.selectedIndex == 7)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    #expect(buttons[7].frame.minX == 0)
    tabs.viewControllers = Array(tabs.viewControllers?.prefix(2) ?? [])
    #expect(buttons.map(\.frame.minX) == [160, 0])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A bar by itself selects, and tells its delegate`() {
    final class Listener: UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.delegate = listener
    bar.setItems(
      [UITabBarItem(title: "A", image: nil, tag: 5), UITabBarItem(title: "B", image: nil, tag: 6)],
      animated: false)
    hand.window.addSubview(bar)
    hand.wait(0.02)
    #expect(bar.selectedItem == nil)
    hand.tap(200, 20)
    #expect(bar.selectedItem?.tag == 6 && listener.tags == [6])
    bar.selectedItem = bar.items?[0]
    #expect(listener.tags == [6])
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 10)) == CGSize(width: 100, height: 49))
  }
}

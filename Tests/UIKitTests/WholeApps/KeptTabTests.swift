import ScrollTesting
import Testing
import UIKit

/// By Apple's reference of `viewControllers`: who is selected stays so; who has gone leaves the place to another.
@MainActor struct KeptTabTests {
  private let tabs = UITabBarController()
  private let a = UIViewController()
  private let b = UIViewController()
  private let c = UIViewController()
  private let stage: Stage

  init() {
    tabs.viewControllers = [a, b, c]
    stage = Stage(size: CGSize(width: 393, height: 852), root: tabs)
    tabs.selectedIndex = 1
    stage.settle()
  }

  private func set(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    stage.settle()
  }

  @Test func whoIsSelectedStaysSo() {
    set([b, c])
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 0)
    #expect(b.view.superview != nil && c.viewIfLoaded?.superview == nil)
    set([c, a, b])
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
  }

  @Test func whoHasGoneLeavesItsPlace() {
    set([a, c])
    #expect(tabs.selectedViewController === c && tabs.selectedIndex == 1)
    set([a])
    #expect(tabs.selectedViewController === a && tabs.selectedIndex == 0)
    #expect(a.view.superview != nil)
  }
}

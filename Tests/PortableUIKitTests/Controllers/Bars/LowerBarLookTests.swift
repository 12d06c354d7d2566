import Foundation
import ScrollTesting
import Testing

@testable import PortableUIKit

/// The looks of bars at the lower edge, which go with the end of the content.
@MainActor struct LowerBarLookTests {
  private let page = LookPage()

  private func stage(_ root: UIViewController) -> Stage {
    let made = Stage(size: CGSize(width: 400, height: 800), framesPerSecond: 100, root: root)
    made.frame()
    made.frame()
    return made
  }

  /// So far the content goes on under the bar, points.
  private func scroll(by way: CGFloat, covered: CGFloat, _ stage: Stage) {
    page.scrollView.contentOffset.y = 3000 - (800 - covered) - way
    stage.frame()
  }

  /// How red and how blue the bar is, where the page is green.
  private func seen(_ stage: Stage) -> (red: Double, blue: Double) {
    let color = stage.color(at: CGPoint(x: 3, y: 790))?.light
    return (color?.red ?? -1, color?.blue ?? -1)
  }

  @Test(arguments: [false, true])
  func `A tab bar's look goes with the end of the content`(isBack: Bool) {
    let tabs = UITabBarController()
    page.tabBarItem = UITabBarItem(title: "Peaks", image: nil, tag: 0)
    tabs.viewControllers = [page]
    let stage = stage(tabs)
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    tabs.tabBar.standardAppearance = look
    let ways: [CGFloat] = [0, 4, 8, 12, 16, 200]
    for way in isBack ? ways.reversed() : ways {
      scroll(by: way, covered: 49, stage)
      #expect(abs(seen(stage).red - min(1, way.native / 16)) < 0.012)
    }
    look.backgroundColor = .blue
    tabs.tabBar.scrollEdgeAppearance = look
    scroll(by: 0, covered: 49, stage)
    #expect(seen(stage) == (0, 1))
    let own = UITabBarAppearance()
    own.backgroundColor = .black
    page.tabBarItem.scrollEdgeAppearance = own
    stage.frame()
    #expect(seen(stage) == (0, 0))
    #expect(stage.color(at: CGPoint(x: 3, y: 790))?.light.green == 0)
  }

  @Test func `Tabs have the colours and places of their states`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    page.tabBarItem = UITabBarItem(title: "Peaks", image: nil, tag: 0)
    page.tabBarItem.badgeValue = "3"
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Hills", image: nil, tag: 1)
    let stage = stage(tabs)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
    let top = buttons[0].label.frame.minY
    let look = UITabBarAppearance()
    let states = look.stackedLayoutAppearance
    states.normal.iconColor = .yellow
    states.selected.iconColor = .red
    states.normal.badgeBackgroundColor = .blue
    states.normal.titlePositionAdjustment.vertical = -4
    states.selected.titlePositionAdjustment.vertical = -6
    tabs.tabBar.standardAppearance = look
    stage.frame()
    #expect(buttons.map(\.picture.tintColor) == [.red, .yellow])
    #expect(buttons[0].badge?.backgroundColor == .blue)
    #expect(buttons.map(\.label.frame.minY) == [top - 6, top - 4])
    tabs.selectedIndex = 1
    stage.frame()
    #expect(buttons.map(\.picture.tintColor) == [.yellow, .red])
  }

  @Test func `A toolbar's look goes with it, too, and with what the program names`() {
    let navigation = UINavigationController(rootViewController: page)
    let stage = stage(navigation)
    navigation.isToolbarHidden = false
    let look = UIToolbarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    navigation.toolbar.standardAppearance = look
    look.backgroundColor = .blue
    navigation.toolbar.scrollEdgeAppearance = look
    stage.frame()
    for way: CGFloat in [200, 16, 12, 8, 4, 0] {
      scroll(by: way, covered: 44, stage)
      let share = min(1, way.native / 16)
      #expect(abs(seen(stage).red - share) < 0.012 && abs(seen(stage).blue - 1 + share) < 0.012)
    }
    let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    page.view.addSubview(other)
    scroll(by: 200, covered: 44, stage)
    #expect(seen(stage) == (1, 0))
    page.setContentScrollView(other, for: .bottom)
    stage.frame()
    #expect(seen(stage) == (0, 1) && page.contentScrollView(for: .bottom) === other)
    #expect(page.contentScrollView(for: .top) == nil)
  }

  @Test func `Pictures in place of the ground, as they always were`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = stage(tabs)
    tabs.tabBar.backgroundImage = UIImage()
    tabs.tabBar.shadowImage = UIImage()
    stage.frame()
    #expect(seen(stage) == (0, 0))
    #expect(stage.color(at: CGPoint(x: 3, y: 790))?.light.green == 1)
    #expect(stage.color(at: CGPoint(x: 3, y: 751.5))?.light.green == 1)
  }

  private final class Bar: UINavigationBar {}

  @Test func `All bars of a class have the look that is said of it`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    Bar.appearance().standardAppearance = look
    Bar.appearance().scrollEdgeAppearance = look
    #expect(Bar.appearance().standardAppearance === look)
    let stage = stage(page)
    let (plain, own) = (Bar(), Bar())
    let mine = UINavigationBarAppearance()
    mine.backgroundColor = .blue
    own.standardAppearance = mine
    stage.window.addSubview(plain)
    stage.window.addSubview(own)
    #expect(plain.standardAppearance.backgroundColor == .red)
    #expect(plain.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(own.standardAppearance.backgroundColor == .blue)
    #expect(own.scrollEdgeAppearance?.backgroundColor == .red)
  }
}

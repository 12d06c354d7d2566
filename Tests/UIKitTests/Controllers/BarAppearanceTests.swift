import Foundation
import ScrollTesting
import Testing
import UIKit

/// What is said of bars as iOS programs say it.
@MainActor
struct BarAppearanceTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 200, height: 3000)
      view.addSubview(scrollView)
    }
  }

  private let stage: Stage
  private let navigation: UINavigationController
  private let page = Page()
  private var bar: UINavigationBar { navigation.navigationBar }

  private init() {
    page.title = "Peaks"
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
    ]
    navigation = UINavigationController(rootViewController: page)
    stage = Stage(size: CGSize(width: 400, height: 700), framesPerSecond: 100, root: navigation)
    stage.frame()
  }

  private func line(_ text: String) -> Substring? {
    stage.displayList.description.split(separator: "\n").first { $0.contains("\"\(text)\"") }
  }

  private func scroll(by way: CGFloat) {
    page.scrollView.contentOffset.y = way - 44
    stage.frame()
  }

  @Test func `Titles are as the look of where the content is says`() throws {
    let standard = UINavigationBarAppearance()
    standard.titleTextAttributes = [.foregroundColor: UIColor.red]
    standard.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    let edge = UINavigationBarAppearance(barAppearance: standard)
    edge.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(edge.largeTitleTextAttributes.isEmpty)
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = edge
    stage.frame()
    #expect(try #require(line("Peaks")).contains("#00ff00"))
    for (way, color) in [(7, "#00ff00"), (9, "#ff0000"), (40, "#ff0000"), (7, "#00ff00")] {
      scroll(by: CGFloat(way))
      #expect(try #require(line("Peaks")).contains(color))
    }
    bar.scrollEdgeAppearance = nil
    stage.frame()
    #expect(try #require(line("Peaks")).contains("#ff0000"))
    bar.prefersLargeTitles = true
    stage.settle()
    page.scrollView.contentOffset.y = -96
    stage.settle()
    #expect(stage.displayList.description.contains("#0000ff"))
  }

  @Test func `Buttons have the look of their kind and state`() throws {
    let look = UINavigationBarAppearance()
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    plain.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
    look.buttonAppearance = plain
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    bar.standardAppearance = look
    stage.frame()
    #expect(try #require(line("Go")).contains("#ff0000"))
    #expect(try #require(line("Done")).contains("#00ff00"))
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.frame()
    #expect(try #require(line("Go")).contains("#0000ff"))
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.black
    ]
    stage.frame()
    #expect(try #require(line("Done")).contains("#000000"))
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(try #require(line("Peaks")).contains("#ffff00"))
    #expect(stage.loop.isAtRest)
  }

  @Test func `A picture takes the chevron's place`() throws {
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    let plain = stage.displayList.description
    #expect(plain.contains("stroke"))
    let look = UINavigationBarAppearance()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    .withRenderingMode(.alwaysOriginal)
    look.setBackIndicatorImage(image, transitionMaskImage: image)
    bar.standardAppearance = look
    stage.settle()
    #expect(!stage.displayList.description.contains("stroke"))
    #expect(bar.standardAppearance.backIndicatorImage === image)
    bar.standardAppearance = UINavigationBarAppearance()
    stage.settle()
    #expect(stage.displayList.description.contains("stroke"))
  }

  @Test func `Effects are veils, and a default ground has one`() {
    let look = UIBarAppearance(idiom: .phone)
    #expect(look.backgroundEffect != nil && look.shadowColor != nil && look.idiom == .phone)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil && look.shadowColor == nil && look.shadowImage == nil)
    let effect = UIBlurEffect(style: .dark)
    look.backgroundEffect = effect
    let copy = look.copy() as? UIBarAppearance
    #expect(copy !== look && copy?.backgroundEffect === effect)
  }

  @Test func `Tabs' texts are as their states say`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Map", "Desk"].map {
      let made = UIViewController()
      made.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return made
    }
    let look = UITabBarAppearance()
    let item = UITabBarItemAppearance()
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.stackedLayoutAppearance = item
    tabs.tabBar.standardAppearance = look
    if #available(iOS 15, *) { tabs.tabBar.scrollEdgeAppearance = look }
    let stage = Stage(size: CGSize(width: 400, height: 300), framesPerSecond: 100, root: tabs)
    stage.settle()
    func color(_ text: String) -> Substring? {
      stage.displayList.description.split(separator: "\n").first { $0.contains("\"\(text)\"") }
    }
    #expect(try #require(color("Map")).contains("#00ff00"))
    #expect(try #require(color("Desk")).contains("#ff0000"))
    tabs.selectedIndex = 1
    stage.settle()
    #expect(try #require(color("Map")).contains("#ff0000"))
    #expect(try #require(color("Desk")).contains("#00ff00"))
    #expect(stage.loop.isAtRest)
  }
}

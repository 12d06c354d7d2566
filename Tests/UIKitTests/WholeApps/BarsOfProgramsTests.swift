import ScrollTesting
import Testing
import UIKit

/// What programs do with the bars of their controllers.
@MainActor struct BarsOfProgramsTests {
  private func stage(_ root: UIViewController) -> Stage {
    let stage = Stage(size: CGSize(width: 393, height: 852), root: root)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    #expect(stage.settle())
    return stage
  }

  @Test func aNavigationBarThatIsHiddenStaysSo() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let stage = stage(stack)
    #expect(page.view.safeAreaInsets.top == 94)
    stack.navigationBar.isHidden = true
    #expect(stage.settle())
    #expect(stack.navigationBar.isHidden)
    #expect(page.view.safeAreaInsets.top == 50)
    stack.view.setNeedsLayout()
    stack.pushViewController(UIViewController(), animated: true)
    #expect(stage.settle())
    #expect(stack.navigationBar.isHidden)
    stack.navigationBar.isHidden = false
    #expect(stage.settle())
    #expect(stack.topViewController?.view.safeAreaInsets.top == 94)
    stack.setNavigationBarHidden(true, animated: true)
    #expect(stage.settle())
    #expect(stack.navigationBar.isHidden)
    stack.setNavigationBarHidden(false, animated: true)
    #expect(stage.settle())
    #expect(!stack.navigationBar.isHidden)
  }

  @Test func aTabBarThatIsHiddenCoversNothing() {
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = stage(tabs)
    #expect(page.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    stage.frame()
    #expect(page.view.safeAreaInsets.bottom == 34)
    tabs.tabBar.isHidden = false
    #expect(stage.settle())
    #expect(page.view.safeAreaInsets.bottom == 83)
  }

  // MARK: Views in place of titles

  private func titled(_ view: UIView, left: String? = nil) -> Stage {
    let page = UIViewController()
    page.navigationItem.titleView = view
    if let left {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: left, style: .plain, target: nil, action: nil)
    }
    return stage(UINavigationController(rootViewController: page))
  }

  @Test func aLabelForATitle() {
    let label = UILabel()
    label.text = "Title"
    let stage = titled(label)
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(label.convert(label.bounds, to: nil).midX == 196.5)
    label.text = "A longer title"
    #expect(stage.settle())
    #expect(label.bounds.size == label.intrinsicContentSize)
    label.text = String(repeating: "A much longer title. ", count: 10)
    #expect(stage.settle())
    #expect(label.bounds.width > 300 && label.bounds.width <= 393)
  }

  @Test func aTitleThatGoesAndComesBack() {
    let label = UILabel()
    label.text = "Title"
    let page = UIViewController()
    page.navigationItem.titleView = label
    let stack = UINavigationController(rootViewController: page)
    let stage = stage(stack)
    stack.pushViewController(UIViewController(), animated: true)
    #expect(stage.settle())
    stack.popViewController(animated: true)
    #expect(stage.settle())
    label.text = "A longer title"
    #expect(stage.settle())
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test func aStackForATitle() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("Title", "Subtitle")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    _ = titled(stack)
    #expect(stack.bounds.width == max(first.bounds.width, second.bounds.width))
    #expect(stack.bounds.width > 10 && stack.bounds.height > 20)
  }

  @Test func aSearchForATitle() {
    let search = UISearchBar()
    let stage = titled(search, left: "Back to the beginning")
    let place = search.convert(search.bounds, to: stage.window)
    #expect(place.minX > 100)
    #expect(place.width > 100)
    #expect(place.maxX <= 393)
    #expect(place.height <= 44)
  }

  @Test func aSizeOfTheProgramsOwn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    _ = titled(view)
    #expect(view.bounds.size == CGSize(width: 120, height: 30))
  }
}

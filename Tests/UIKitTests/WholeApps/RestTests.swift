import ScrollTesting
import Testing
import UIKit

/// What programs have on screen comes to rest: a window draws nothing then, and screen readers are told what there is.
@MainActor struct RestTests {
  /// No frame is asked for, once scroll indicators have faded.
  private func rests(_ stage: Stage) -> Bool {
    guard stage.settle() else { return false }
    stage.wait(2)
    return !stage.loop.needsFrame
  }

  private func item(_ kind: String) -> UIBarButtonItem {
    switch kind {
    case "sign": UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    case "word": UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    case "title": UIBarButtonItem(title: "Shuffle", style: .plain, target: nil, action: nil)
    case "image":
      UIBarButtonItem(
        image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in },
        style: .plain, target: nil, action: nil)
    default: UIBarButtonItem(customView: UISwitch())
    }
  }

  @Test(arguments: ["sign", "word", "title", "image", "view"]) func barsWithItems(kind: String) {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item(kind)
    root.toolbarItems = [item(kind)]
    let stack = UINavigationController(rootViewController: root)
    stack.isToolbarHidden = false
    let stage = Stage(size: CGSize(width: 393, height: 852), root: stack)
    #expect(rests(stage))
    let next = UIViewController()
    next.navigationItem.leftItemsSupplementBackButton = true
    next.navigationItem.leftBarButtonItem = item(kind)
    stack.pushViewController(next, animated: true)
    #expect(rests(stage))
  }

  @Test func aListWithSearchInTabs() {
    let list = UITableViewController(style: .insetGrouped)
    list.title = "List"
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    list.refreshControl = UIRefreshControl()
    let stack = UINavigationController(rootViewController: list)
    stack.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let stage = Stage(size: CGSize(width: 393, height: 852), root: tabs)
    #expect(rests(stage))
    list.setEditing(true, animated: true)
    #expect(rests(stage))
  }

  @Test func aLabelWhoseFontIsSetAnewInEachLayout() {
    let stage = Stage(size: CGSize(width: 300, height: 300), view: Titled())
    #expect(rests(stage))
  }
}

private final class Titled: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Title"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: 17)
    label.frame = bounds
  }
}

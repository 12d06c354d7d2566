import Foundation
import ScrollTesting
import Testing

@testable import PortableUIKit

/// What pushes, pops and searches draw on their way is what they drew: `Golden` has the display lists. `KEEP_GOLDENS=1` keeps
/// them anew; `LOOK_PICTURES=FOLDER` also makes pictures of them.
@MainActor
struct NavigationLookTests {
  private let stage: Stage
  private let navigation: UINavigationController
  private let list: SearchPage

  init() {
    let drawn = ProcessInfo.processInfo.environment["LOOK_PICTURES"] != nil
    list = SearchPage((1...9).map { "Hill \($0)" })
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(
      size: CGSize(width: 375, height: 480), pixelsPerPoint: 2, framesPerSecond: 100,
      texts: drawn ? .drawn : .estimated, root: navigation)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    stage.settle()
  }

  /// The next frames, every so many seconds.
  private func check(_ name: String, every seconds: Double, count: Int) throws {
    var text = ""
    for index in 0..<count {
      if index > 0 { stage.wait(seconds) } else { stage.frame() }
      text += stage.displayList.description + "\n"
      guard let folder = ProcessInfo.processInfo.environment["LOOK_PICTURES"] else { continue }
      let file = URL(filePath: folder).appending(path: "\(name)-\(index).png")
      try stage.png().write(to: file)
    }
    guard ProcessInfo.processInfo.environment["LOOK_PICTURES"] == nil else { return }
    try expectKept(text, as: name)
  }

  private func next(_ mode: UINavigationItem.LargeTitleDisplayMode) -> UIViewController {
    let made = UITableViewController(style: .plain)
    made.title = "Valleys"
    made.navigationItem.largeTitleDisplayMode = mode
    made.view.backgroundColor = .systemBackground
    made.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    return made
  }

  @Test func `A push to a small title, and back`() throws {
    list.navigationItem.searchController = nil
    stage.settle()
    navigation.pushViewController(next(.never), animated: true)
    try check("push-small", every: 0.08, count: 4)
    stage.settle()
    // The list's indicators have faded by then.
    stage.wait(1)
    navigation.popViewController(animated: true)
    try check("pop-large", every: 0.08, count: 4)
  }

  @Test func `A push from a list with a search to a large title`() throws {
    navigation.pushViewController(next(.always), animated: true)
    try check("push-search", every: 0.1, count: 4)
  }

  @Test func `A bar's looks go over into each other with the content, and with a push`() throws {
    list.navigationItem.searchController = nil
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.7, alpha: 0.9)
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.prefersLargeTitles = false
    stage.settle()
    try check("look-edge", every: 0, count: 1)
    list.tableView.contentOffset.y += 12
    try check("look-fading", every: 0, count: 1)
    list.tableView.contentOffset.y += 20
    try check("look-standard", every: 0, count: 1)
    let valleys = next(.never)
    look.backgroundColor = UIColor(red: 0.7, green: 0.3, blue: 0.2, alpha: 1)
    valleys.navigationItem.scrollEdgeAppearance = look
    navigation.pushViewController(valleys, animated: true)
    try check("look-push", every: 0.1, count: 4)
  }

  @Test func `A search begins, and goes with the content`() throws {
    list.tableView.contentOffset.y += 20
    stage.settle()
    try check("search-collapsing", every: 0, count: 1)
    list.tableView.contentOffset.y -= 20
    stage.settle()
    list.search.isActive = true
    try check("search-begins", every: 0.08, count: 4)
  }
}

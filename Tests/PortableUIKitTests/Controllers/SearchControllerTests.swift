import Foundation
import ScrollEngine
import ScrollTesting
import TestSupport
import Testing

@testable import PortableUIKit

/// A search below the large title of a list: by touches and keys.
@MainActor struct SearchControllerTests {
  static let all = ["Alps", "Andes", "Atlas", "Ural"] + (1...40).map { "Hill \($0)" }

  private let page = SearchPage(all)
  private let navigation: UINavigationController
  private let stage: Stage
  private var bar: UINavigationBar { navigation.navigationBar }
  private var table: UITableView { page.tableView }
  private var field: UISearchTextField { page.search.searchBar.searchTextField }

  init() {
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(size: CGSize(width: 400, height: 800), framesPerSecond: 100, root: navigation)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    stage.frame()
  }

  /// In the window.
  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }

  private func tap(_ view: UIView) {
    let place = place(of: view)
    stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    stage.settle()
  }

  private func type(_ text: String) {
    for scalar in text.unicodeScalars { stage.press(scalar) }
    stage.settle()
  }

  private var cancelButton: UIButton {
    page.search.searchBar.subviews.compactMap { $0 as? UIButton }[0]
  }

  private func shownRows() -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func `It lies below the large title, and the content below it`() {
    // Below 47 of the safe area: the line, the title and the search bar.
    #expect(bar.frame.height == 195)
    #expect(table.adjustedContentInset.top == 195 && table.contentOffset.y == -195)
    #expect(place(of: field) == CGRect(x: 16, y: 144, width: 368, height: 36))
    #expect(bar.content.largeLabel?.text == "Peaks")
    navigation.navigationBar.prefersLargeTitles = false
    stage.frame()
    stage.frame()
    #expect(bar.frame.height == 143 && table.contentOffset.y == -143)
    page.navigationItem.searchController = nil
    stage.frame()
    stage.frame()
    #expect(bar.frame.height == 91 && field.window == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func `It goes with the content before the title does`(isBack: Bool, isKept: Bool) {
    page.navigationItem.hidesSearchBarWhenScrolling = !isKept
    stage.frame()
    let ways: [CGFloat] = [5, 30, 52, 70, 104, 200]
    for way in isBack ? ways.reversed() : ways {
      table.contentOffset.y = way - 195
      stage.frame()
      let hidden = min(way, isKept ? 52 : 104)
      #expect(bar.frame.height == 195 - hidden)
      #expect(table.adjustedContentInset.top == 195 - hidden)
      #expect(table.contentOffset.y == way - 195 && table.offsetLimits.minimum.y == -195)
      let search = isKept ? 52 : max(0, 52 - way)
      #expect(bar.search?.barView?.isHidden == (search == 0))
      if search > 0 {
        #expect(abs(place(of: field).height - max(0, search - 16)) < 1e-6)
        #expect(bar.search?.barView?.frame.maxY == bar.bounds.height)
      }
      let title = isKept ? 52 - hidden : min(52, 104 - hidden)
      #expect(bar.rooms.title == title)
    }
  }

  @Test(arguments: [(10.0, -195.0), (40, -143), (60, -143), (90, -91), (130, -65)])
  func `Let go in between it comes out, or goes`(way: Double, end: Double) {
    stage.touch((1, .down, 200, 500))
    var y = 500.0
    while -195 + way - table.contentOffset.y.native > 1e-6, y > 250 {
      y -= min(4, max(1, -195 + way - table.contentOffset.y.native))
      stage.touch((1, .move, 200, y))
    }
    stage.wait(0.3)
    stage.touch((1, .up, 200, y))
    stage.settle()
    #expect(abs(table.contentOffset.y.native - end) < (way > 104 ? 1.5 : 1e-6))
  }

  @Test func `A touch begins it, keys find, and Cancel brings all back`() {
    tap(field)
    #expect(page.search.isActive && field.isEditing)
    #expect(page.log == ["will present", "update ''", "did present"])
    #expect(bar.frame.height == 99 && bar.content.alpha == 0)
    #expect(table.adjustedContentInset.top == 99 && table.contentOffset.y == -99)
    #expect(place(of: field).minY == 48 && !cancelButton.isHidden)
    #expect(place(of: cancelButton).maxX == 384)
    page.log = []
    type("a")
    #expect(page.log == ["update 'a'"])
    #expect(shownRows() == ["Alps", "Andes", "Atlas", "Ural"])
    type("n")
    #expect(shownRows() == ["Andes"])
    stage.press(.backspace)
    stage.settle()
    #expect(shownRows().count == 4)
    page.log = []
    tap(cancelButton)
    #expect(page.log == ["cancel", "will dismiss", "update ''", "did dismiss"])
    #expect(!page.search.isActive && field.text == "" && !field.isEditing)
    #expect(bar.frame.height == 195 && bar.content.alpha == 1 && cancelButton.isHidden)
    #expect(table.contentOffset.y == -195 && shownRows().count > 10)
    #expect(bar.content.largeLabel?.text == "Peaks")
  }

  /// As drawn.
  private var shownHeight: Double {
    (bar.layer.presentation()?.frame ?? bar.layer.frame).height.native
  }

  @Test func `The bar and the content go together, there and back`() {
    for isBeginning in [true, false] {
      // Something else waits to be laid out.
      navigation.view.setNeedsLayout()
      navigation.navigationBar.setNeedsLayout()
      page.search.isActive = isBeginning
      stage.frame()
      let start = stage.time
      for _ in 0..<3 {
        stage.wait(0.06)
        let share = eased((stage.time - start + 0.01) / 0.25)
        let way = 96 * (isBeginning ? share : 1 - share)
        #expect(abs(shownHeight - (195 - way)) < 0.01, "\(isBeginning) \(stage.time)")
        let top = table.layer.presentation()?.bounds.minY ?? table.bounds.minY
        #expect(abs(top.native - (way - 195)) < 0.01)
      }
      stage.settle()
    }
  }

  @Test func `Escape ends it, whoever has the keys`() {
    for takesKeys in [false, true] {
      tap(field)
      type("ural")
      #expect(shownRows() == ["Ural"])
      if takesKeys {
        table.becomeFirstResponder()
        #expect(!field.isFirstResponder && page.search.isActive)
      }
      stage.press(.escape)
      stage.settle()
      #expect(!page.search.isActive && shownRows().count > 10 && bar.frame.height == 195)
    }
  }

  @Test func `Rows that come into sight meanwhile are what they will be`() throws {
    page.search.isActive = true
    stage.wait(0.1)
    for cell in table.visibleCells {
      let label = try #require(cell.textLabel)
      #expect(label.layer.presentation()?.frame ?? label.layer.frame == label.layer.frame)
    }
    #expect(table.visibleCells.count > 13)
  }

  @Test func `What was scrolled while it went on stays where it is`() {
    tap(field)
    table.contentOffset.y = 300
    page.search.isActive = false
    stage.settle()
    #expect(table.contentOffset.y == 300 && bar.frame.height == 91)
  }

  @Test func `The bar's line stays where the program wants it`() {
    page.search.hidesNavigationBarDuringPresentation = false
    tap(field)
    #expect(bar.frame.height == 195 && bar.content.alpha == 1)
    table.contentOffset.y = 100
    stage.frame()
    // The search itself does not go.
    #expect(bar.frame.height == 143 && bar.rooms.search == 52)
  }

  @Test func `A controller of its own shows what is found`() {
    let found = UIViewController()
    found.loadViewIfNeeded()
    let search = UISearchController(searchResultsController: found)
    search.searchResultsUpdater = page
    page.navigationItem.searchController = search
    stage.frame()
    stage.frame()
    tap(search.searchBar.searchTextField)
    #expect(search.isActive && found.view.isHidden && found.view.window != nil)
    let cover = search.cover
    #expect(cover?.dimming.isHidden == false)
    #expect(cover.map { place(of: $0) } == CGRect(x: 0, y: 0, width: 400, height: 800))
    type("a")
    #expect(!found.view.isHidden && cover?.dimming.isHidden == true)
    #expect(found.view.safeAreaInsets.top == 99)
    #expect(found.parent === search && found.presentingViewController === page)
    // What is found leads on, and back to the search.
    let next = UIViewController()
    search.show(next, sender: nil)
    stage.wait(0.2)
    let (pageX, coverX) = (shownX(page.view), cover.map { shownX($0) })
    #expect(pageX < -50 && coverX == pageX)
    stage.settle()
    #expect(navigation.topViewController === next && cover?.window == nil)
    #expect(bar.frame.height == 143 && bar.content.alpha == 1 && bar.search == nil)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(search.isActive && cover?.window != nil && bar.frame.height == 99)
    #expect(search.searchBar.alpha == 1 && bar.content.alpha == 0)
    #expect(cover.map { place(of: $0) } == CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.press(.escape)
    stage.settle()
    #expect(!search.isActive && cover?.window == nil && bar.frame.height == 195)
  }

  @Test func `It goes with its page, where that is`() {
    navigation.pushViewController(UIViewController(), animated: true)
    for _ in 0..<3 {
      stage.wait(0.08)
      #expect(abs(shownX(page.search.searchBar) - shownX(page.view)) < 0.01)
      let frame = page.search.searchBar.layer.presentation()?.frame ?? .zero
      #expect(frame.minY == 143 && frame.height == 52)
    }
    stage.settle()
    #expect(field.window == nil)
    navigation.popViewController(animated: true)
    stage.wait(0.1)
    #expect(abs(shownX(page.search.searchBar) - shownX(page.view)) < 0.01)
    stage.settle()
    #expect(place(of: field) == CGRect(x: 16, y: 144, width: 368, height: 36))
  }

  private func shownX(_ view: UIView) -> Double {
    (view.layer.presentation()?.frame ?? view.layer.frame).minX.native
  }

  @Test func `A touch on the darkened page ends it`() {
    let search = UISearchController(searchResultsController: UIViewController())
    page.navigationItem.searchController = search
    stage.frame()
    stage.frame()
    tap(search.searchBar.searchTextField)
    stage.tap(at: CGPoint(x: 200, y: 400))
    stage.settle()
    #expect(!search.isActive && page.selected == nil)
    search.obscuresBackgroundDuringPresentation = false
    tap(search.searchBar.searchTextField)
    stage.tap(at: CGPoint(x: 200, y: 400))
    stage.settle()
    #expect(search.isActive && page.selected != nil)
    page.navigationItem.searchController = page.search
    #expect(search.cover?.window == nil)
    search.showsSearchResultsController = true
    #expect(search.searchResultsController?.view.isHidden == false)
    #expect(!search.automaticallyShowsSearchResultsController)
  }

  @Test func `A swipe back that is let go leaves the search as it was`() {
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(field.window == nil)
    stage.touch((1, .down, 5, 300))
    for x in stride(from: 10.0, through: 105, by: 5) { stage.touch((1, .move, x, 300)) }
    #expect(field.window != nil && page.search.searchBar.layer.presentation()?.opacity ?? 1 < 0.9)
    stage.wait(0.3)
    stage.touch((1, .up, 105, 300))
    stage.settle()
    #expect(field.window == nil && bar.search == nil && bar.frame.height == 143)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(field.window != nil && page.search.searchBar.alpha == 1)
    #expect(bar.frame.height == 195)
  }

  @Test func `A bar of its own, as a list's header`() {
    page.navigationItem.searchController = nil
    table.tableHeaderView = page.search.searchBar
    stage.frame()
    stage.frame()
    page.search.searchBar.becomeFirstResponder()
    #expect(page.search.isActive && page.log == ["will present", "update ''", "did present"])
    type("ural")
    #expect(shownRows() == ["Ural"])
    stage.press(.escape)
    #expect(!page.search.isActive && page.log.last == "did dismiss")
  }

  @Test func `A controller that goes leaves nothing behind`() {
    weak var gone: UISearchController?
    do {
      let other = SearchPage(["One"])
      gone = other.search
      navigation.setViewControllers([other], animated: false)
      stage.frame()
      other.search.isActive = true
      stage.settle()
      navigation.setViewControllers([UIViewController()], animated: false)
    }
    stage.settle()
    #expect(gone == nil)
  }
}

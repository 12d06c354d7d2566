import PortableUIKit
import ScrollTesting
import Testing
import UIKit

/// What can be tapped in a navigation bar.
@MainActor
struct BarButtonTests {
  private let first = Page("Peaks")
  private let second = Page("Valleys")
  private let navigation: UINavigationController
  private let stage: Stage

  private init() {
    navigation = UINavigationController(rootViewController: first)
    stage = Stage(size: CGSize(width: 390, height: 300), root: navigation)
  }

  private func button(_ title: String) -> UIControl? {
    navigation.navigationBar.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }
      .first { $0.accessibilityLabel == title && !$0.isHidden }
  }

  private func tap(_ title: String) throws {
    let found = try #require(button(title))
    stage.tap(at: found.convert(CGPoint(x: 5, y: 22), to: nil))
    stage.settle()
  }

  @Test func `The way back has the title of what is below`() throws {
    #expect(button("Peaks") == nil)
    navigation.pushViewController(second, animated: false)
    stage.frame()
    #expect(button("Peaks")?.frame.minX == 8)
    try tap("Peaks")
    #expect(navigation.viewControllers == [first])
    #expect(button("Peaks") == nil)
    first.navigationItem.backButtonTitle = "Home"
    navigation.pushViewController(second, animated: false)
    stage.frame()
    #expect(button("Home") != nil)
    second.navigationItem.hidesBackButton = true
    stage.frame()
    #expect(button("Home") == nil)
  }

  @Test func `A long title below is not told`() throws {
    first.title = "All the peaks that anybody has ever climbed"
    navigation.pushViewController(second, animated: false)
    stage.frame()
    #expect(button("Back") != nil)
  }

  @Test func `Items call methods, closures and the first responder`() throws {
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: first, action: Selector(Page.tapped))
    first.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [first] _ in first.log.append("closure") }),
      UIBarButtonItem(barButtonSystemItem: .add, target: first, action: Selector(Page.added)),
    ]
    stage.frame()
    try tap("Menu")
    try tap("Done")
    try tap("Add")
    #expect(first.log == ["tapped Menu", "closure", "added"])
    let places = try ["Menu", "Add", "Done"].map { try #require(button($0)).frame }
    #expect(places[0].minX == 16 && places[2].maxX == 374)
    #expect(places[0].maxX < places[1].minX && places[1].maxX < places[2].minX)
    first.navigationItem.rightBarButtonItems?[1].isEnabled = false
    stage.frame()
    try tap("Add")
    #expect(first.log.count == 3)
    first.navigationItem.rightBarButtonItems = nil
    stage.frame()
    #expect(button("Add") == nil && button("Menu") != nil)
  }

  @Test func `A view of one's own stands in the line, and the title beside it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    stage.frame()
    #expect(view.frame == CGRect(x: 174, y: 7, width: 200, height: 30))
    let bar = navigation.navigationBar
    let label = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first
    #expect(label.map { $0.frame.maxX <= 174 } == true)
  }

  @Test func `The button that edits says what comes next`() throws {
    first.navigationItem.rightBarButtonItem = first.editButtonItem
    stage.frame()
    try tap("Edit")
    #expect(first.isEditing && button("Done") != nil)
    try tap("Done")
    #expect(!first.isEditing && button("Edit") != nil)
  }

  @Test func `From right to left everything is on the other side`() throws {
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: first, action: Selector(Page.tapped))
    stage.frame()
    #expect(try #require(button("Menu")).frame.maxX == 374)
  }

  private final class Page: UIViewController {
    var log: [String] = []

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    func tapped(_ sender: UIBarButtonItem) { log.append("tapped \(sender.title ?? "")") }
    func added() { log.append("added") }
  }
}

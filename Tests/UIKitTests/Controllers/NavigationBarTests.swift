import Testing
import UIKit

@MainActor
struct NavigationBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  private init() {
    let root = UIViewController()
    root.title = "Peaks"
    navigation = UINavigationController(rootViewController: root)
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.rootViewController = navigation
    window.isHidden = false
  }

  /// What is drawn of the bar.
  private var lines: [Substring] {
    window.layoutIfNeeded()
    return window.displayList.description.split(separator: "\n")
  }

  private var title: Substring? { lines.first { $0.contains("\"Peaks\"") } }

  @Test func `The title is set as its attributes say, in the middle`() throws {
    let plain = try #require(title)
    #expect(plain.contains("center"))
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
    ]
    let styled = try #require(title)
    #expect(styled.contains("#ff0000") && styled.contains("11"))
    #expect(styled.contains("center"))
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    navigation.topViewController?.title = "Valleys"
    #expect(lines.contains { $0.contains("\"Valleys\"") && $0.contains("#ff0000") })
    navigation.topViewController?.title = "Peaks"
    bar.titleTextAttributes = nil
    #expect(title == plain)
  }

  @Test func `A title that stays is not laid out again and again`() {
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(!bar.layer.needsLayout() && !navigation.view.layer.needsLayout())
  }

  @Test func `A black bar is black, with a white title, unless it has a colour`() throws {
    bar.barStyle = .black
    #expect(bar.backgroundColor == .black)
    #expect(try #require(title).contains("#ffffff"))
    bar.barTintColor = .blue
    #expect(bar.backgroundColor == .blue)
    bar.barTintColor = nil
    bar.barStyle = .default
    #expect(bar.backgroundColor == .systemBackground)
    #expect(try #require(title).contains("#000000"))
  }

  @Test func `A shadow lies below the bar, as high as its picture`() {
    let before = lines
    bar.shadowImage = UIImage()
    #expect(lines == before)
    bar.shadowImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 3)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
    }
    window.layoutIfNeeded()
    let shadow = bar.subviews.compactMap { $0 as? UIImageView }.first
    #expect(shadow?.frame == CGRect(x: 0, y: bar.bounds.height, width: 200, height: 3))
    #expect(lines.contains { $0.contains("#00ff00") })
    bar.shadowImage = nil
    #expect(lines == before)
  }
}

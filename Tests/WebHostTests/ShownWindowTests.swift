import PortableUIKit
import Testing
import WebHost

/// A program's own window in a page.
@MainActor
struct ShownWindowTests {
  @Test func `What a window is given later is seen`() {
    let host = WebHost(text: UIScreen.main.textMeasuring)
    host.window.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController()
    host.show(window)
    window.makeKeyAndVisible()
    let before = host.makeFrame(at: 0.1)
    let later = UIViewController()
    later.view.backgroundColor = .red
    window.rootViewController = later
    let after = host.makeFrame(at: 0.2)
    #expect(after.count > before.count)
    #expect(host.window === window && later.view.window === window)
    #expect(later.view.bounds.size == CGSize(width: 100, height: 50))
  }
}

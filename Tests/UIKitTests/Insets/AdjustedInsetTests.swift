import Testing
import UIKit

/// What the safe area does to scroll views and to views that lie in it.
@MainActor
struct AdjustedInsetTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("didScroll \(Double(scrollView.contentOffset.y))")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("insets \(Double(scrollView.adjustedContentInset.top))")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let safe = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)

  /// The window's bars come, and everything is laid out.
  private func show(safe: UIEdgeInsets) {
    window.hostSafeAreaInsets = safe
    if view.superview == nil { window.addSubview(view) }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test(
    arguments: [
      (.never, 1000, 1000, UIEdgeInsets.zero),
      (.always, 10, 10, UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)),
      (.scrollableAxes, 10, 10, UIEdgeInsets.zero),
      (.scrollableAxes, 390, 844, UIEdgeInsets.zero),
      (.scrollableAxes, 391, 10, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)),
      (.scrollableAxes, 10, 845, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (.automatic, 10, 10, UIEdgeInsets.zero),
      (.automatic, 10, 845, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, UIEdgeInsets)])
  func `The safe area is added on the axes that scroll`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, width: CGFloat, height: CGFloat,
    expected: UIEdgeInsets
  ) {
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: width, height: height)
    show(safe: safe)
    #expect(view.safeAreaInsets == safe)
    #expect(view.adjustedContentInset == expected)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset.top == expected.top + 1)
    #expect(view.adjustedContentInset.right == expected.right + 4)
    #expect(view.contentInset.top == 1)
  }

  @Test func `An axis that always bounces scrolls, too`() {
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    show(safe: safe)
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == safe)
  }

  @Test func `Content at its top comes out from under the bar and goes back`() {
    view.contentSize = CGSize(width: 390, height: 3000)
    view.delegate = listener
    show(safe: .zero)
    #expect(listener.calls.isEmpty)
    show(safe: safe)
    #expect(listener.calls == ["insets 47.0", "didScroll -47.0"])
    #expect(view.contentOffset == CGPoint(x: 0, y: -47))
    listener.calls = []
    show(safe: UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    #expect(listener.calls == ["insets 91.0", "didScroll -91.0"])
    listener.calls = []
    view.contentOffset.y = 200
    show(safe: safe)
    #expect(listener.calls == ["didScroll 200.0", "insets 47.0"])
    #expect(view.contentOffset.y == 200)
  }

  @Test func `A program's inset moves nothing that is in range`() {
    view.contentSize = CGSize(width: 390, height: 3000)
    show(safe: safe)
    view.delegate = listener
    view.contentInset.top = 20
    #expect(listener.calls == ["insets 67.0"])
    #expect(view.contentOffset.y == -47)
    view.contentInset.top = 20
    #expect(listener.calls.count == 1)
  }

  @Test func `A subclass hears of adjusted insets before the delegate`() {
    final class Own: UIScrollView {
      weak var listener: Listener?
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        listener?.calls.append("own")
      }
    }
    let own = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    own.contentSize = CGSize(width: 100, height: 1000)
    own.listener = listener
    own.delegate = listener
    own.contentInset.top = 5
    #expect(listener.calls == ["own", "insets 5.0"])
  }

  @Test func `What a scroll view has added is no longer in the way of its content`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    view.contentSize = content.bounds.size
    view.addSubview(content)
    show(safe: safe)
    #expect(content.safeAreaInsets.top == 0)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    #expect(content.safeAreaInsets.top == 47)
  }

  @Test func `In a navigation controller even short content begins below the bar`() {
    final class Page: UIViewController {
      let scrollView = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 10, height: 10)
        view.addSubview(scrollView)
      }
    }
    let page = Page()
    window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(page.scrollView.adjustedContentInset.top == 91)
    #expect(page.scrollView.contentOffset.y == -91)
    page.automaticallyAdjustsScrollViewInsets = false
    #expect(page.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `Small content lies where its alignment says`() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 190, height: 1000)
    show(safe: .zero)
    #expect(view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -100, y: 0))
    view.contentSize.width = 390
    #expect(view.contentOffset == .zero)
  }
}

import DisplayList
import Foundation
import ScrollEngine
import ScrollGeometry
import ScrollTesting
import TestSupport
import Testing

@testable import PortableUIKit

/// The large title below a navigation bar's line, at rest and while the content moves.
@MainActor struct LargeTitleTests {
  /// A page that a scroll view fills.
  private final class Page: UIViewController {
    let scrollView = UIScrollView()

    convenience init(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic) {
      self.init()
      self.title = title
      navigationItem.largeTitleDisplayMode = mode
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      view.addSubview(scrollView)
    }
  }

  private let page = Page("Peaks")
  private let navigation: UINavigationController
  private let stage: Stage
  private var bar: UINavigationBar { navigation.navigationBar }
  private var scrollView: UIScrollView { page.scrollView }

  init() {
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(size: CGSize(width: 400, height: 800), framesPerSecond: 100, root: navigation)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.frame()
    stage.frame()
  }

  /// The large title's lower edge in the bar, points; nil where it is out of sight.
  private var titleBottom: CGFloat? {
    guard let label = bar.content.largeLabel else { return nil }
    return label.convert(label.bounds, to: bar).maxY
  }

  private func titles() -> [String] {
    stage.window.accessibilityTree.elements.compactMap(\.label).filter { $0 == "Peaks" }
  }

  @Test func `It makes the bar 96 points high, and the content begins below`() throws {
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 143))
    #expect(page.view.safeAreaInsets.top == 143)
    #expect(scrollView.adjustedContentInset.top == 143 && scrollView.contentOffset.y == -143)
    let label = try #require(bar.content.largeLabel)
    #expect(label.text == "Peaks" && label.font.pointSize == 34)
    #expect(label.font.cssWeight == UIFont.boldSystemFont(ofSize: 34).cssWeight)
    #expect(label.convert(label.bounds, to: bar).minX == 16 && titleBottom == 135)
    #expect(bar.content.label.alpha == 0)
    #expect(bar.content.frame == CGRect(x: 0, y: 47, width: 400, height: 44))
    navigation.navigationBar.prefersLargeTitles = false
    stage.frame()
    #expect(bar.frame.height == 91 && bar.content.largeLabel == nil)
    #expect(bar.content.label.alpha == 1 && scrollView.contentOffset.y == -91)
  }

  @Test(arguments: [false, true])
  func `It goes with the content, out of sight and back`(isBack: Bool) {
    let ways: [CGFloat] = [5, 20, 39, 46, 52, 100]
    for way in isBack ? ways.reversed() : ways {
      scrollView.contentOffset.y = way - 143
      stage.frame()
      #expect(bar.frame.height == max(91, 143 - way))
      #expect(scrollView.adjustedContentInset.top == max(91, 143 - way))
      #expect(scrollView.contentOffset.y == way - 143)
      // It may be pulled down as far as ever.
      #expect(scrollView.offsetLimits.minimum.y == -143)
      #expect(titleBottom == (way < 52 ? bar.frame.height - 8 : nil))
      let shown = max(0, min(1, (way / 52 - 0.7) / 0.3))
      #expect(abs(bar.content.label.alpha - shown) < 1e-6, "\(way)")
      #expect(titles().count == 1)
      #expect(bar.content.frame == CGRect(x: 0, y: 47, width: 400, height: 44))
    }
  }

  @Test func `Pulled down it grows with the bar, and comes back`() throws {
    stage.touch((1, .down, 200, 300))
    for y in stride(from: 310.0, through: 500, by: 10) { stage.touch((1, .move, 200, y)) }
    let pull = -143 - scrollView.contentOffset.y
    #expect(pull > 40)
    #expect(bar.frame.height == 143 + pull && scrollView.adjustedContentInset.top == 143)
    let label = try #require(bar.content.largeLabel)
    #expect(abs(label.transform.a - (1 + min(0.1, pull * 0.0005))) < 1e-9)
    #expect(abs((titleBottom ?? 0) - (bar.frame.height - 8)) < 1e-6)
    #expect(abs(label.convert(label.bounds, to: bar).minX - 16) < 1e-6)
    stage.touch((1, .up, 200, 500))
    stage.settle()
    #expect(bar.frame.height == 143 && label.transform == .identity)
    #expect(scrollView.contentOffset.y == -143)
  }

  @Test func `With a refresh control it stays, and that is seen below`() {
    scrollView.refreshControl = UIRefreshControl()
    stage.touch((1, .down, 200, 300))
    for y in stride(from: 310.0, through: 400, by: 10) { stage.touch((1, .move, 200, y)) }
    #expect(scrollView.contentOffset.y < -160 && bar.frame.height == 143)
    stage.touch((1, .up, 200, 400))
    stage.settle()
    #expect(scrollView.contentOffset.y == -143)
  }

  /// The room that the control gives back is nobody's scrolling.
  @Test(arguments: [1, 2]) func `A refresh control that closes leaves the title as it is`(
    times: Int
  ) {
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    for _ in 0..<times {
      stage.touch((1, .down, 200, 300))
      for y in stride(from: 310.0, through: 610, by: 10) { stage.touch((1, .move, 200, y)) }
      stage.touch((1, .up, 200, 610))
      stage.settle()
      #expect(control.isRefreshing && scrollView.contentOffset.y == -203)
      control.endRefreshing()
      for _ in 0..<20 {
        stage.wait(0.03)
        #expect(bar.frame.height == 143)
      }
      stage.settle()
      #expect(scrollView.contentOffset.y == -143 && scrollView.adjustedContentInset.top == 143)
      #expect(control.isHidden)
    }
  }

  @Test(arguments: [(15.0, -143.0), (40, -91), (80, -63)])
  func `Let go half out of sight it goes, or comes out`(way: Double, end: Double) {
    stage.touch((1, .down, 200, 500))
    var y = 500.0
    while -143 + way - scrollView.contentOffset.y.native > 1e-6, y > 300 {
      y -= min(4, max(1, -143 + way - scrollView.contentOffset.y.native))
      stage.touch((1, .move, 200, y))
    }
    stage.wait(0.3)
    #expect(abs(scrollView.contentOffset.y.native - (way - 143)) < 1.5)
    stage.touch((1, .up, 200, y))
    stage.settle()
    #expect(abs(scrollView.contentOffset.y.native - end) < (way > 52 ? 1.5 : 1e-6))
    #expect(bar.frame.height == (end == -143 ? 143 : 91))
  }

  /// What wheels turn ends with the title as a whole or without it, however small the notches are: where they turn to.
  @Test(arguments: [
    (-1.0, 0.0, -83.0), (-0.125, 0, -91), (-0.5, 20, -91), (1, 100, -143), (0.125, 52, -143),
  ])
  func `A wheel leaves no part of it`(notches: Double, way: Double, end: Double) {
    let listener = Listener()
    scrollView.delegate = listener
    scrollView.contentOffset.y = way - 143
    stage.frame()
    #expect(bar.frame.height.native == 143 - min(way, 52))
    stage.wheel(Vector(dx: 0, dy: notches), at: Point(x: 200, y: 400))
    stage.settle()
    #expect(scrollView.contentOffset.y.native == end)
    #expect(bar.frame.height == (end == -143 ? 143 : 91))
    #expect(listener.calls == ["scrolled"])
  }

  @Test func `A wheel that turns on goes through it, and a program's way ends where it says`() {
    for _ in 0..<20 {
      stage.wheel(Vector(dx: 0, dy: -0.25), at: Point(x: 200, y: 400))
      stage.frame()
    }
    stage.settle()
    // The first of twenty quarters goes as far as the title is high: −143 + 52 + 19 · 15.
    #expect(scrollView.contentOffset.y == 194)
    scrollView.setContentOffset(CGPoint(x: 0, y: -120), animated: true)
    stage.settle()
    #expect(scrollView.contentOffset.y == -120)
  }

  @Test func `A wheel over content that ends too early brings the title back`() {
    scrollView.contentSize.height = 800 - 34 - 143 + 30
    stage.frame()
    stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 200, y: 400))
    stage.settle()
    #expect(scrollView.contentOffset.y == -143 && bar.frame.height == 143)
  }

  /// Notes where a drag would end, and what is told.
  private final class Listener: UIScrollViewDelegate {
    var target: CGFloat = 0
    var calls: [String] = []

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { target = targetContentOffset.pointee.y }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("let go \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("begins") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("ends") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("scrolled") }
  }

  @Test(arguments: [(15.0, -143.0), (40, -91)])
  func `A flick that would end in the middle goes on to an end at its speed`(
    way: Double, end: Double
  ) {
    let listener = Listener()
    scrollView.delegate = listener
    func flick(from start: CGFloat) {
      scrollView.contentOffset.y = start
      stage.frame()
      listener.calls = []
      stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.2)
    }
    flick(from: 1000)
    let reach = 1000 - listener.target
    #expect(reach > 150)
    stage.settle()
    // What is on its way far above comes to rest where it would.
    #expect(abs(scrollView.contentOffset.y - listener.target) < 1.5)
    flick(from: CGFloat(way - 143) + reach)
    #expect(abs(listener.target.native - (way - 143)) < 1.5)
    var offsets = [scrollView.contentOffset.y.native]
    for _ in 0..<400 where !stage.loop.isAtRest {
      stage.frame()
      offsets.append(scrollView.contentOffset.y.native)
    }
    let steps = zip(offsets, offsets.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 } && steps[0] > 2)
    // It only becomes slower, by whole points of the display.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    #expect(offsets.last == end && bar.frame.height == (end == -143 ? 143 : 91))
    #expect(listener.calls == ["let go true", "begins", "ends"])
  }

  @Test func `A flick to the top brings it all`() {
    scrollView.contentOffset.y = 600
    stage.frame()
    #expect(bar.frame.height == 91)
    stage.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.1)
    var heights: [CGFloat] = []
    for _ in 0..<400 {
      stage.wait(0.01)
      heights.append(bar.frame.height)
    }
    #expect(scrollView.contentOffset.y == -143 && heights.last == 143)
    #expect(heights.contains { $0 > 91 && $0 < 143 } && stage.loop.isAtRest)
  }

  @Test func `Each page says whether its title is large`() {
    func height(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let next = Page("Valleys", mode)
      navigation.pushViewController(next, animated: false)
      stage.frame()
      stage.frame()
      return bar.frame.height
    }
    #expect(height(.never) == 91)
    #expect(height(.automatic) == 91)
    #expect(height(.always) == 143)
    #expect(height(.automatic) == 143)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    stage.frame()
    #expect(bar.frame.height == 91)
    // A window that lies.
    navigation.popToRootViewController(animated: false)
    stage.frame()
    #expect(bar.frame.height == 143)
    stage.loop.send(
      .init(time: stage.time, kind: .resize(.init(width: 800, height: 400), pixelsPerPoint: 1)))
    stage.frame()
    stage.frame()
    #expect(bar.frame.height == 91)
  }

  @Test func `What covers the window's edge comes late, and the content keeps below all`() {
    stage.window.hostSafeAreaInsets.top = 91
    stage.settle()
    #expect(bar.frame.height == 187 && scrollView.contentOffset.y == -187)
    stage.window.hostSafeAreaInsets.top = 20
    stage.settle()
    #expect(bar.frame.height == 116 && scrollView.contentOffset.y == -116)
  }

  @Test func `Large titles go with their pages, and not through each other`() throws {
    let old = try #require(bar.content.largeLabel)
    navigation.pushViewController(Page("Valleys", .always), animated: true)
    stage.frame()
    let start = stage.time
    let new = try #require(bar.content.largeLabel)
    for _ in 0..<3 {
      stage.wait(0.08)
      let share = bezier(0.25, 0.1, 0.25, 1, at: (stage.time - start + 0.01) / 0.35)
      let (left, right) = (shownFrame(old), shownFrame(new))
      #expect(abs(left.minX.native - (16 - 120 * share)) < 0.01)
      #expect(abs(right.minX.native - (16 + 400 * (1 - share))) < 0.01)
      #expect(left.maxX <= right.minX)
    }
    stage.settle()
    #expect(shownFrame(new).minX == 16)
  }

  private func shownFrame(_ view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  @Test func `A page without a scroll view has it, and what the program names goes with it`() {
    let plain = UIViewController()
    navigation.pushViewController(plain, animated: false)
    stage.frame()
    stage.frame()
    #expect(bar.frame.height == 143 && plain.view.safeAreaInsets.top == 143)
    let inner = UIView(frame: plain.view.bounds)
    let named = UIScrollView(frame: plain.view.bounds)
    named.contentSize = CGSize(width: 400, height: 3000)
    inner.addSubview(named)
    plain.view.addSubview(inner)
    stage.frame()
    named.contentOffset.y = 0
    stage.frame()
    #expect(bar.frame.height == 143)
    plain.setContentScrollView(named, for: .top)
    #expect(plain.contentScrollView(for: .top) === named)
    stage.frame()
    #expect(bar.frame.height == 91)
  }

  /// As drawn.
  private var shownHeight: Double {
    (bar.layer.presentation()?.frame ?? bar.layer.frame).height.native
  }

  @Test func `A push to a small title, and a pop, change the height with the pages`() {
    let next = Page("Valleys", .never)
    for isPush in [true, false] {
      // Something else has just been changed.
      navigation.view.setNeedsLayout()
      if isPush {
        navigation.pushViewController(next, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      stage.frame()
      let start = stage.time
      for _ in 0..<4 {
        stage.wait(0.07)
        let share = bezier(0.25, 0.1, 0.25, 1, at: (stage.time - start + 0.01) / 0.35)
        let height = isPush ? 143 - 52 * share : 91 + 52 * share
        #expect(abs(shownHeight - height) < 0.01, "\(isPush) \(stage.time)")
        // The pages have their insets from the beginning.
        #expect(page.scrollView.adjustedContentInset.top == 143)
        #expect(next.scrollView.adjustedContentInset.top == 91)
      }
      stage.settle()
      #expect(bar.frame.height == (isPush ? 91 : 143))
      #expect(page.scrollView.contentOffset.y == -143)
    }
  }

  @Test func `A page that was scrolled is found as it was left`() {
    scrollView.contentOffset.y = 300
    stage.frame()
    let next = Page("Valleys", .always)
    navigation.pushViewController(next, animated: true)
    stage.wait(0.1)
    #expect(shownHeight > 91 && shownHeight < 143)
    stage.settle()
    #expect(bar.frame.height == 143 && next.scrollView.contentOffset.y == -143)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(bar.frame.height == 91 && scrollView.contentOffset.y == 300)
  }

  @Test func `A swipe back that is let go leaves the bar as it was`() {
    navigation.pushViewController(Page("Valleys", .never), animated: false)
    stage.settle()
    stage.touch((1, .down, 5, 300))
    for x in stride(from: 10.0, through: 105, by: 5) { stage.touch((1, .move, x, 300)) }
    stage.wait(0.3)
    #expect(shownHeight > 95 && shownHeight < 110)
    stage.touch((1, .up, 105, 300))
    stage.settle()
    #expect(shownHeight == 91 && bar.frame.height == 91 && bar.content.largeLabel == nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `Right to left it stands at the right edge`() throws {
    for view in [navigation.view!, bar, bar.content] + bar.content.subviews {
      view.semanticContentAttribute = .forceRightToLeft
    }
    bar.setNeedsLayout()
    stage.frame()
    let label = try #require(bar.content.largeLabel)
    #expect(abs(label.convert(label.bounds, to: bar).maxX - 384) < 1e-6)
  }

  @Test func `A controller that goes leaves nothing behind`() {
    weak var gone: UINavigationController?
    do {
      let other = UINavigationController(rootViewController: Page("Gone"))
      other.navigationBar.prefersLargeTitles = true
      stage.window.rootViewController = other
      stage.frame()
      gone = other
    }
    stage.window.rootViewController = UIViewController()
    stage.frame()
    stage.frame()
    #expect(gone == nil)
  }
}

import DisplayList
import Foundation
import ScrollEngine
import ScrollGeometry
import ScrollTesting
import TestSupport
import Testing

@testable import PortableUIKit

/// The looks of a navigation bar with the content below it.
@MainActor struct BarLookTests {
  private let page = LookPage()
  private let navigation: UINavigationController
  private let stage: Stage
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    page.title = "Peaks"
    navigation = UINavigationController(rootViewController: page)
    stage = Stage(size: CGSize(width: 400, height: 800), framesPerSecond: 100, root: navigation)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    stage.frame()
    stage.frame()
  }

  private func look(_ color: UIColor?) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    made.configureWithTransparentBackground()
    made.backgroundColor = color
    return made
  }

  /// So far the content is under the bar, points.
  private func scroll(by way: CGFloat) {
    page.scrollView.contentOffset.y = way - page.scrollView.knownTop
    stage.frame()
  }

  /// Red, green and blue of the bar's ground, 0…1.
  private var seen: [Double] {
    guard let color = stage.color(at: CGPoint(x: 10, y: 20))?.light else { return [] }
    return [color.red, color.green, color.blue]
  }

  private func isSeen(_ red: Double, _ green: Double, _ blue: Double) -> Bool {
    zip(seen, [red, green, blue]).allSatisfy { abs($0 - $1) < 0.012 }
  }

  @Test func `A bar without looks is as it was, at the edge, too`() {
    #expect(bar.backgroundColor == .systemBackground && isSeen(1, 1, 1))
    // Who asks what it has gives it nothing.
    #expect(bar.standardAppearance.backgroundColor == nil && bar.scrollEdgeAppearance == nil)
    stage.frame()
    #expect(bar.backgroundColor == .systemBackground && isSeen(1, 1, 1))
    #expect(!bar.subviews.contains { $0 is BarGround })
  }

  /// Each pixel is that share of one look, and the rest of the other.
  @Test(
    arguments: [(0.0, 1.0), (0, 0.6), (1, 1), (0.5, 1), (0.5, 0.6), (1, 0.6), (0.5, 0)],
    [false, true])
  func `The looks go over into each other as the content goes under the bar`(
    opacities: (edge: Double, standard: Double), isBack: Bool
  ) {
    let (edge, standard) = opacities
    bar.standardAppearance = look(
      UIColor(red: 1, green: 0, blue: 0, alpha: CGFloat(standard)))
    bar.scrollEdgeAppearance = look(UIColor(red: 0, green: 0, blue: 1, alpha: CGFloat(edge)))
    let ways: [CGFloat] = [-20, 0, 2, 4, 8, 12, 15, 16, 300]
    for way in isBack ? ways.reversed() : ways {
      scroll(by: way)
      let share = min(1, max(0, way.native / 16))
      let (red, blue) = (share * standard, (1 - share) * edge)
      #expect(isSeen(red, 1 - red - blue, blue), "\(way): \(seen)")
    }
  }

  @Test func `Without a look for the edge it is the standard one with nothing behind it`() {
    let standard = look(.red)
    standard.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    standard.shadowColor = .black
    bar.standardAppearance = standard
    stage.frame()
    #expect(isSeen(0, 1, 0) && bar.content.label.frame.minY == 3)
    #expect(stage.color(at: CGPoint(x: 10, y: 91.5))?.light.green == 1)
    scroll(by: 40)
    #expect(isSeen(1, 0, 0) && bar.content.label.frame.minY == 3)
    #expect(stage.color(at: CGPoint(x: 10, y: 91.5))?.light.green == 0)
    #expect(bar.scrollEdgeAppearance == nil && bar.backgroundColor == nil)
  }

  @Test func `With one for the edge alone the bar's own ground is the standard one`() {
    bar.barTintColor = .red
    bar.scrollEdgeAppearance = look(.blue)
    stage.frame()
    #expect(isSeen(0, 0, 1))
    scroll(by: 4)
    #expect(isSeen(0.25, 0, 0.75))
    scroll(by: 16)
    #expect(isSeen(1, 0, 0))
    bar.barTintColor = .yellow
    stage.frame()
    #expect(isSeen(1, 1, 0))
  }

  @Test func `A large title goes first`() {
    bar.prefersLargeTitles = true
    bar.standardAppearance = look(.red)
    stage.settle()
    for way: CGFloat in [0, 30, 52, 54, 60, 68, 100, 68, 60, 54, 52, 10] {
      scroll(by: way)
      let share = min(1, max(0, (way.native - 52) / 16))
      #expect(isSeen(share, 1 - share, 0), "\(way): \(seen)")
    }
  }

  @Test func `What is set is copied, and what is changed of the copy is seen`() {
    let mine = look(.red)
    bar.standardAppearance = mine
    scroll(by: 40)
    mine.backgroundColor = .blue
    stage.frame()
    #expect(isSeen(1, 0, 0) && bar.standardAppearance !== mine)
    bar.standardAppearance.backgroundColor = .blue
    stage.frame()
    #expect(isSeen(0, 0, 1))
    let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
    copy?.backgroundColor = .yellow
    stage.frame()
    #expect(copy != nil && isSeen(0, 0, 1))
    scroll(by: 0)
    #expect(isSeen(0, 1, 0))
    bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
    #expect(bar.layer.needsLayout())
  }

  @Test func `A bar's look that was only asked for counts once it is changed`() {
    let look = bar.standardAppearance
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    scroll(by: 40)
    #expect(isSeen(1, 0, 0) && bar.standardAppearance === look)
  }

  @Test func `The item's look comes before the bar's, one by one`() {
    bar.standardAppearance = look(.red)
    bar.scrollEdgeAppearance = look(.blue)
    page.navigationItem.standardAppearance = look(.yellow)
    stage.frame()
    #expect(isSeen(0, 0, 1))
    scroll(by: 16)
    #expect(isSeen(1, 1, 0))
    page.navigationItem.scrollEdgeAppearance = look(.black)
    scroll(by: 0)
    #expect(isSeen(0, 0, 0))
    page.navigationItem.scrollEdgeAppearance = nil
    stage.frame()
    #expect(isSeen(0, 0, 1))
    page.navigationItem.standardAppearance = nil
    scroll(by: 20)
    #expect(isSeen(1, 0, 0))
  }

  @Test func `A telephone that lies has the compact ones`() {
    bar.standardAppearance = look(.red)
    bar.compactAppearance = look(.yellow)
    stage.loop.send(
      .init(time: stage.time, kind: .resize(.init(width: 800, height: 400), pixelsPerPoint: 1)))
    stage.settle()
    scroll(by: 20)
    #expect(isSeen(1, 1, 0))
    scroll(by: 0)
    #expect(isSeen(0, 1, 0))
    bar.scrollEdgeAppearance = look(.blue)
    stage.frame()
    #expect(isSeen(0, 0, 1))
    bar.compactScrollEdgeAppearance = look(.black)
    stage.frame()
    #expect(isSeen(0, 0, 0))
  }

  @Test
  func
    `Where nothing scrolls it is the look at the edge, and without a controller the standard one`()
  {
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.topViewController?.view.backgroundColor = .green
    bar.standardAppearance = look(.red)
    stage.frame()
    #expect(isSeen(0, 1, 0))
    let alone = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 400, height: 44))
    alone.standardAppearance = look(.red)
    navigation.view.addSubview(alone)
    stage.frame()
    #expect(stage.color(at: CGPoint(x: 10, y: 310))?.light.red == 1)
  }

  @Test func `An empty picture takes the ground away, as it always did`() {
    bar.setBackgroundImage(UIImage(), for: .default)
    stage.frame()
    #expect(isSeen(0, 1, 0))
    scroll(by: 40)
    #expect(isSeen(0, 1, 0) && bar.backgroundImage(for: .default) != nil)
    bar.setBackgroundImage(nil, for: .default)
    stage.frame()
    #expect(isSeen(1, 1, 1))
  }

  @Test func `Content and delegates hear the same, in the same order`() {
    func run(_ prepare: () -> Void) -> [String] {
      prepare()
      scroll(by: 0)
      stage.settle()
      let before = page.calls.count
      stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
      stage.settle()
      stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.1)
      stage.settle()
      return Array(page.calls[before...])
    }
    let plain = run {}
    let dressed = run { bar.standardAppearance = look(.red) }
    #expect(plain == dressed && plain.count > 20)
  }

  @Test func `A look that stays is not laid out again and again`() {
    bar.standardAppearance = look(.red)
    scroll(by: 40)
    stage.settle()
    let label = bar.content.label.layer
    for _ in 0..<3 {
      #expect(!bar.layer.needsLayout() && !label.needsLayout() && stage.loop.isAtRest)
      stage.frame()
    }
  }

  // MARK: A push and a pop

  private func next(_ color: UIColor?) -> LookPage {
    let made = LookPage()
    made.navigationItem.scrollEdgeAppearance = look(color)
    return made
  }

  @Test func `With a push the ground becomes that of the page that comes, and back`() {
    bar.standardAppearance = look(.red)
    scroll(by: 40)
    for isBack in [false, true] {
      if isBack {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(next(.blue), animated: true)
      }
      stage.frame()
      let start = stage.time
      for _ in 0..<3 {
        stage.wait(0.08)
        let share = bezier(0.25, 0.1, 0.25, 1, at: (stage.time - start + 0.01) / 0.35)
        let blue = isBack ? 1 - share : share
        #expect(isSeen(1 - blue, 0, blue), "\(blue) \(seen)")
      }
      stage.settle()
      #expect(isBack ? isSeen(1, 0, 0) : isSeen(0, 0, 1))
      #expect(bar.subviews.count { $0 is BarGround } == 1)
    }
  }

  @Test func `A pop that is given up leaves the ground`() {
    bar.standardAppearance = look(.red)
    scroll(by: 40)
    navigation.pushViewController(next(.blue), animated: false)
    stage.settle()
    stage.swipe(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 100, y: 400), duration: 2)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(isSeen(0, 0, 1) && bar.subviews.count { $0 is BarGround } == 1)
    scroll(by: 0)
    #expect(isSeen(0, 0, 1))
  }
}

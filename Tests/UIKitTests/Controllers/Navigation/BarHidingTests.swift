import ScrollTesting
import TestSupport
import Testing
import UIKit

/// A navigation bar that comes and goes by itself, frame by frame.
@MainActor
struct BarHidingTests {
  private let page = UIViewController()
  private let list = UIScrollView()
  private let navigation: UINavigationController
  private let stage: Stage

  private init() {
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 400, height: 3000)
    page.view.addSubview(list)
    navigation = UINavigationController(rootViewController: page)
    stage = Stage(size: CGSize(width: 400, height: 600), framesPerSecond: 100, root: navigation)
    stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    stage.frame()
    stage.frame()
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  /// As drawn.
  private var shownTop: Double { (bar.layer.presentation() ?? bar.layer).frame.minY.native }
  private var shownOffset: Double {
    (list.layer.presentation() ?? list.layer).bounds.minY.native
  }

  @Test func `It slides out at the upper edge and comes back, with the content`() {
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 91))
    for hides in [true, false] {
      navigation.setNavigationBarHidden(hides, animated: true)
      #expect(navigation.isNavigationBarHidden == hides)
      stage.frame()
      let start = stage.time
      for _ in 0..<3 {
        stage.wait(0.05)
        let share = eased((stage.time - start + 0.01) / 0.2)
        #expect(!bar.isHidden)
        #expect(abs(shownTop + 91 * (hides ? share : 1 - share)) < 0.01, "\(hides) \(stage.time)")
        #expect(abs(shownOffset + (hides ? 91 - 44 * share : 47 + 44 * share)) < 0.01)
      }
      stage.settle()
      #expect(bar.isHidden == hides)
      #expect(list.adjustedContentInset.top == (hides ? 47 : 91))
      #expect(list.contentOffset.y == (hides ? -47 : -91))
    }
  }

  @Test func `Turned round on its way it goes back from where it is`() {
    navigation.setNavigationBarHidden(true, animated: true)
    stage.wait(0.1)
    let top = shownTop
    #expect(top < -20 && top > -80)
    navigation.setNavigationBarHidden(false, animated: true)
    stage.frame()
    #expect(abs(shownTop - top) < 12)
    // What was begun first ends meanwhile.
    stage.wait(0.12)
    #expect(!bar.isHidden && shownTop > top)
    stage.settle()
    #expect(bar.frame.minY == 0 && !bar.isHidden && !navigation.isNavigationBarHidden)
  }

  @Test func `Out of the window and without an animation it is done at once`() {
    navigation.setNavigationBarHidden(true, animated: false)
    stage.frame()
    #expect(bar.isHidden && list.adjustedContentInset.top == 47)
    let other = UINavigationController(rootViewController: UIViewController())
    other.setNavigationBarHidden(true, animated: true)
    #expect(other.isNavigationBarHidden)
    // Again is no change.
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(bar.isHidden)
  }
}

import ScrollTesting
import Testing
import UIKit

@MainActor
struct PageControlDirectionTests {
  private let stage: Stage
  private let dots = UIPageControl(frame: CGRect(x: 40, y: 40, width: 80, height: 80))

  private init() {
    let root = UIViewController()
    stage = Stage(size: CGSize(width: 160, height: 160), root: root)
    root.view.backgroundColor = .black
    root.view.addSubview(dots)
    dots.numberOfPages = 3
    dots.pageIndicatorTintColor = .blue
    dots.currentPageIndicatorTintColor = .red
    stage.frame()
  }

  /// Whether the pixel is that of the current page's dot.
  private func isCurrent(_ x: CGFloat, _ y: CGFloat) -> Bool {
    stage.color(at: CGPoint(x: x, y: y)) == .red
  }

  @Test func `The first page is where the direction begins`() {
    for (direction, x, y) in [
      (UIPageControl.Direction.natural, 64.0, 80.0), (.leftToRight, 64, 80),
      (.rightToLeft, 96, 80), (.topToBottom, 80, 64), (.bottomToTop, 80, 96),
    ] {
      dots.direction = direction
      stage.frame()
      #expect(isCurrent(CGFloat(x), CGFloat(y)), "\(direction)")
    }
  }

  @Test func `A tap after the current page turns along the direction`() {
    dots.direction = .topToBottom
    stage.tap(at: CGPoint(x: 80, y: 110))
    stage.settle()
    #expect(dots.currentPage == 1)
    dots.direction = .bottomToTop
    stage.tap(at: CGPoint(x: 80, y: 50))
    stage.settle()
    #expect(dots.currentPage == 2)
    dots.direction = .rightToLeft
    stage.tap(at: CGPoint(x: 110, y: 80))
    stage.settle()
    #expect(dots.currentPage == 1)
  }

  @Test func `Dots above each other are as high as they are wide beside each other`() {
    #expect(dots.size(forNumberOfPages: 3) == CGSize(width: 48, height: 26))
    dots.direction = .topToBottom
    #expect(dots.size(forNumberOfPages: 3) == CGSize(width: 26, height: 48))
    #expect(dots.intrinsicContentSize == CGSize(width: 26, height: 48))
  }
}

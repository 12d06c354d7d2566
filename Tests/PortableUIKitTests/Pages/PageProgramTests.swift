import PortableUIKit
import Testing

/// Pages that a program sets, and dots.
@MainActor
struct PageProgramTests {
  /// Golden C61.
  @Test func withoutAnAnimationItIsThereAtOnce() {
    let book = Book()
    var finished: [Bool] = []
    book.pages.setViewControllers([book.page(3)], direction: .forward, animated: false) {
      finished.append($0)
    }
    #expect(finished == [true] && book.shown == 3)
    #expect(book.takeLog() == [])
    #expect(book.page(3).view.superview === book.scroller && book.page(1).parent == nil)
  }

  /// A book that lies open, and sheets with a back: pages are scrolled one at a time, and the log says so once.
  @Test(arguments: [false, true]) func ofTwoPagesTheFirstIsShown(isDoubleSided: Bool) {
    var notes: [String] = []
    let handler = MissingFeatures.shared.handler
    MissingFeatures.shared.handler = { notes.append($0) }
    defer { MissingFeatures.shared.handler = handler }
    let spine = UIPageViewController.SpineLocation.mid
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: isDoubleSided ? nil : [.spineLocation: spine.rawValue])
    pages.isDoubleSided = isDoubleSided
    #expect(pages.spineLocation == (isDoubleSided ? .min : .mid))
    let (left, right) = (UIViewController(), UIViewController())
    var finished: [Bool] = []
    for _ in 0..<2 {
      pages.setViewControllers([left, right], direction: .forward, animated: false) {
        finished.append($0)
      }
    }
    #expect(pages.viewControllers == [left] && pages.children == [left])
    #expect(finished == [true, true])
    #expect(
      notes == ["UIPageViewController: pages do not curl here, they are scrolled one at a time"])
  }

  /// A delegate that hears where a finger goes, and goes elsewhere.
  @Test(arguments: [false, true]) func whoIsToldOfATurnMayShowAnotherPage(isAnimated: Bool) {
    let book = Book()
    let other = book.page(4)
    let delegate = TurningDelegate { pages in
      pages.setViewControllers([other], direction: .forward, animated: isAnimated)
    }
    book.pages.delegate = delegate
    book.flick(-100)
    book.settle()
    #expect(book.pages.children == book.pages.viewControllers)
    if !isAnimated { #expect(book.pages.viewControllers == [other]) }
    #expect(book.scroller.subviews.count { $0 === book.page(2).viewIfLoaded } == 0)
  }

  /// The neighbours that were known belong to another page.
  @Test func theNeighboursAreAskedForAnew() {
    let book = Book()
    book.flick(-100)
    book.settle()
    book.pages.setViewControllers([book.page(0)], direction: .reverse, animated: false)
    _ = book.takeLog()
    book.flick(-100)
    book.settle()
    #expect(book.takeLog() == ["after 0", "before 0", "will [1]", "did [0] true"])
  }

  @Test func animatedItSlidesFromItsSide() {
    let book = Book()
    var finished: [Bool] = []
    book.pages.setViewControllers([book.page(4)], direction: .forward, animated: true) {
      finished.append($0)
    }
    book.hand.wait(0.1)
    let old = book.page(1).view.convert(book.page(1).view.bounds, to: nil)
    let new = book.page(4).view.convert(book.page(4).view.bounds, to: nil)
    #expect(old.minX < 0 && new.minX == old.maxX && new.minX > 0)
    #expect(finished.isEmpty && book.shown == 1)
    book.settle()
    #expect(finished == [true] && book.shown == 4 && book.scroller.contentOffset.x == 320)
    #expect(book.takeLog() == [])
    book.pages.setViewControllers([book.page(2)], direction: .reverse, animated: true)
    book.hand.wait(0.1)
    #expect(book.page(2).view.convert(book.page(2).view.bounds, to: nil).minX < 0)
    book.settle()
    #expect(book.shown == 2)
  }

  /// The last one wins, and nobody waits for ever.
  @Test func aSlideDuringASlide() {
    let book = Book()
    var finished: [Int] = []
    book.pages.setViewControllers([book.page(2)], direction: .forward, animated: true) { _ in
      finished.append(2)
    }
    book.hand.wait(0.1)
    book.pages.setViewControllers([book.page(3)], direction: .forward, animated: true) { _ in
      finished.append(3)
    }
    book.settle()
    #expect(finished == [2, 3] && book.shown == 3 && book.pages.children.count == 1)
  }

  /// A finger that catches the page lets it go on, or brings it back.
  @Test(arguments: [
    (0.1, 0.0, 1, false), (0.25, 0, 2, true), (0.1, -120, 2, true), (0.25, 120, 1, true),
  ])
  func aFingerDuringASlide(after seconds: Double, way: Double, shown: Int, isThere: Bool) {
    let book = Book()
    var finished: [Bool] = []
    book.pages.setViewControllers([book.page(2)], direction: .forward, animated: true) {
      finished.append($0)
    }
    book.hand.wait(seconds)
    if way == 0 { book.hand.tap(220, 240) } else { book.flick(way) }
    book.settle()
    #expect(book.shown == shown && finished == [isThere])
    #expect(book.scroller.contentOffset.x == 320 && book.pages.children.count == 1)
    #expect(book.page(shown).view.convert(book.page(shown).view.bounds, to: nil).minX == 0)
    // From the page that was there it is a finger's turn.
    #expect(book.takeLog().contains("did [2] true") == (way > 0))
  }

  /// Caught in flight and thrown on where no page is: whoever was told that the page before would come hears that it has not.
  @Test func whoIsToldOfATurnHearsItsEnd() {
    let book = Book()
    book.pages.setViewControllers([book.page(3)], direction: .forward, animated: false)
    _ = book.takeLog()
    for _ in 0..<2 {
      book.flick(-100)
      book.hand.wait(0.1)
    }
    book.settle()
    let log = book.takeLog()
    #expect(book.shown == 4 && log.contains("will [3]"))
    #expect(
      log.count { $0.hasPrefix("will") } == log.count { $0.hasPrefix("did [") }
        && log.last == "did [4] false")
  }

  /// Set before anything is seen: a child hears of its parent when it has appeared.
  @Test func theOrderOfTheFirstCalls() {
    let book = Book(at: nil)
    book.notesAppearance = true
    book.pages.view.removeFromSuperview()
    book.hand.wait(0.1)
    book.pages.setViewControllers([book.page(1)], direction: .forward, animated: false)
    book.hand.window.addSubview(book.pages.view)
    book.hand.wait(0.1)
    #expect(
      book.takeLog().filter { !$0.hasPrefix("index") } == [
        "didLoad 1", "willAppear 1", "didAppear 1", "didMove 1",
      ])
  }

  @Test func theSizeOfTheWindow() {
    let book = Book(spacing: 10)
    book.hand.window.frame.size = CGSize(width: 480, height: 320)
    book.hand.wait(0.1)
    #expect(book.page(1).view.frame.size == CGSize(width: 480, height: 320))
    #expect(book.page(1).view.convert(book.page(1).view.bounds, to: nil).minX == 0)
    #expect(book.scroller.contentOffset.x == 490)
  }

  private func control(_ book: Book) -> UIPageControl? {
    book.pages.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test func dotsAreCountedOn() throws {
    let book = Book(dots: 5)
    let dots = try #require(control(book))
    #expect(dots.numberOfPages == 5 && dots.currentPage == 1)
    #expect(dots.frame == CGRect(x: 0, y: 454, width: 320, height: 26))
    #expect(book.page(1).view.frame.height == 454)
    book.flick(-100)
    book.settle()
    #expect(dots.currentPage == 2 && !book.takeLog().contains("index"))
    book.pages.setViewControllers([book.page(0)], direction: .reverse, animated: false)
    #expect(book.takeLog() == ["count", "index"] && dots.currentPage == 0)
    // Asked on the way it is the page that one comes from.
    book.pages.setViewControllers([book.page(4)], direction: .forward, animated: true)
    #expect(book.takeLog() == ["count", "index"] && dots.currentPage == 0)
    book.settle()
    #expect(book.takeLog() == ["count", "index"] && dots.currentPage == 4)
    #expect(control(Book()) == nil)
  }

  @Test func aTapBesideTheDotTurnsThePage() throws {
    let book = Book(dots: 5)
    let dots = try #require(control(book))
    book.hand.tap(300, 467)
    book.settle()
    #expect(book.shown == 2 && dots.currentPage == 2)
    book.hand.tap(20, 467)
    book.settle()
    #expect(book.shown == 1 && dots.currentPage == 1)
  }
}

@MainActor
private final class TurningDelegate: UIPageViewControllerDelegate {
  private let turn: (UIPageViewController) -> Void
  private var isTold = false

  init(_ turn: @escaping (UIPageViewController) -> Void) { self.turn = turn }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) {
    guard !isTold else { return }
    isTold = true
    turn(pageViewController)
  }
}

import PortableUIKit
import Testing

/// Pages that fingers turn.
@MainActor
struct PageTurnTests {
  /// Golden C59.
  @Test func whatANewOneIs() {
    var notes: [String] = []
    let handler = MissingFeatures.shared.handler
    MissingFeatures.shared.handler = { notes.append($0) }
    defer { MissingFeatures.shared.handler = handler }
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min && !pages.isDoubleSided)
    #expect(pages.viewControllers?.isEmpty == true)
    #expect(pages.dataSource == nil && pages.delegate == nil)
    #expect(
      notes == ["UIPageViewController: pages do not curl here, they are scrolled one at a time"])
    _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(notes.count == 1)
  }

  /// Golden C60.
  @Test func aSmallDragAsksForBothSidesAndComesBack() {
    let book = Book()
    #expect(book.takeLog() == [])
    book.hand.drag(from: (160, 240), to: (120, 240), 0.2, lift: false)
    #expect(book.takeLog() == ["after 1", "before 1", "will [2]"])
    book.hand.wait(0.2)
    book.hand.up(120, 240)
    book.settle()
    #expect(book.takeLog() == ["did [1] false"] && book.shown == 1)
    // Known once, they are not asked for again.
    book.hand.drag(from: (120, 240), to: (160, 240), 0.2, lift: false)
    book.hand.wait(0.2)
    book.hand.up(160, 240)
    book.settle()
    #expect(book.takeLog() == ["will [0]", "did [1] false"])
  }

  @Test func aFlickTurnsThePage() {
    let book = Book()
    book.flick(-100)
    #expect(book.shown == 1)
    book.settle()
    #expect(book.takeLog() == ["after 1", "before 1", "will [2]", "did [1] true"])
    #expect(book.shown == 2 && book.scroller.contentOffset.x == 320)
    #expect(book.page(2).view.convert(book.page(2).view.bounds, to: nil).minX == 0)
    #expect(book.page(1).viewIfLoaded?.superview == nil && book.page(1).parent == nil)
    #expect(book.pages.children.count == 1)
    // Only the side that is new is asked for.
    book.flick(-100)
    book.settle()
    #expect(book.takeLog() == ["after 2", "will [3]", "did [2] true"])
    book.flick(100)
    book.settle()
    #expect(book.takeLog() == ["after 3", "will [2]", "did [3] true"] && book.shown == 2)
  }

  /// Where there is no page it gives way, and comes back.
  @Test func atTheEndItBounces() {
    let book = Book(at: 0)
    book.hand.drag(from: (100, 240), to: (260, 240), 0.3, lift: false)
    #expect(book.scroller.contentOffset.x < 320 && book.scroller.contentOffset.x > 220)
    book.hand.up(260, 240)
    book.settle()
    #expect(book.takeLog() == ["after 0", "before 0"])
    #expect(book.scroller.contentOffset.x == 320 && book.shown == 0)
    let last = Book(count: 2, at: 1)
    last.flick(-200)
    last.settle()
    #expect(last.shown == 1 && last.scroller.contentOffset.x == 320)
  }

  @Test func aFingerThatGoesOverToTheOtherSide() {
    let book = Book()
    book.hand.drag(from: (160, 240), to: (120, 240), 0.2, lift: false)
    book.hand.wait(0.1)
    for x in stride(from: 120.0, through: 240, by: 10) {
      book.hand.wait(1.0 / 60)
      book.hand.move(x, 240)
    }
    #expect(book.takeLog() == ["after 1", "before 1", "will [2]", "will [0]"])
    #expect(book.page(2).parent == nil && book.page(0).parent === book.pages)
    book.hand.wait(0.2)
    book.hand.up(240, 240)
    book.settle()
    #expect(book.takeLog() == ["did [1] false"] && book.shown == 1)
  }

  /// One flick after the other, faster than pages come to rest: each turns a page.
  @Test func flicksInSuccession() {
    let book = Book(count: 9, at: 0)
    for _ in 0..<4 {
      book.flick(-150)
      book.hand.wait(0.15)
    }
    book.settle()
    #expect(book.shown == 4)
    #expect(book.takeLog().filter { $0.hasPrefix("did") } == (0..<4).map { "did [\($0)] true" })
  }

  @Test func theCallsOfControllers() {
    let book = Book()
    book.notesAppearance = true
    book.hand.drag(from: (160, 240), to: (120, 240), 0.2, lift: false)
    #expect(
      book.takeLog() == [
        "after 1", "before 1", "will [2]", "didLoad 2", "willAppear 2", "willDisappear 1",
      ])
    book.hand.wait(0.2)
    book.hand.up(120, 240)
    book.settle()
    #expect(
      book.takeLog() == [
        "willDisappear 2", "didDisappear 2", "didLeave 2", "willAppear 1", "didAppear 1",
        "did [1] false",
      ])
    book.flick(-100)
    book.settle()
    #expect(
      book.takeLog() == [
        "will [2]", "willAppear 2", "willDisappear 1", "didDisappear 1", "didLeave 1",
        "didAppear 2", "didMove 2", "did [1] true",
      ])
  }

  @Test func roomBetweenPages() {
    let book = Book(spacing: 20)
    #expect(book.scroller.bounds.width == 340 && book.scroller.contentOffset.x == 340)
    #expect(book.page(1).view.convert(book.page(1).view.bounds, to: nil).minX == 0)
    book.hand.drag(from: (160, 240), to: (120, 240), 0.2, lift: false)
    let left = book.page(1).view.convert(book.page(1).view.bounds, to: nil)
    let right = book.page(2).view.convert(book.page(2).view.bounds, to: nil)
    #expect(left.minX < 0 && right.minX == left.maxX + 20 && right.width == 320)
    book.hand.up(120, 240)
    book.settle()
  }

  @Test func pagesBelowEachOther() {
    let book = Book(orientation: .vertical)
    book.hand.drag(from: (160, 300), to: (160, 180), 0.1)
    book.settle()
    #expect(book.shown == 2 && book.scroller.contentOffset.y == 480)
    book.flick(-100)
    book.settle()
    #expect(book.shown == 2)
  }

  @Test func fromRightToLeftTheNextPageIsOnTheLeft() {
    let book = Book(rightToLeft: true)
    book.flick(100)
    book.settle()
    #expect(book.takeLog().contains("will [2]") && book.shown == 2)
    #expect(book.page(2).view.convert(book.page(2).view.bounds, to: nil).minX == 0)
    book.flick(-100)
    book.settle()
    #expect(book.shown == 1)
  }

  @Test func withoutADataSourceNothingIsTurned() {
    let book = Book()
    book.pages.dataSource = nil
    book.flick(-100)
    book.settle()
    #expect(book.shown == 1 && book.takeLog() == [] && book.scroller.contentOffset.x == 320)
  }
}

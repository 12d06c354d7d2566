import ScrollBed
import Testing
import UIKit

@MainActor
struct RefreshControlTests {
  private let bed = Bed(content: CGSize(width: 320, height: 2000))
  private let control = UIRefreshControl()
  private let asked = Asked()

  private final class Asked: NSObject {
    var count = 0

    func count(_ sender: UIRefreshControl) { count += 1 }
  }

  private init() {
    bed.scrollView.refreshControl = control
    control.addTarget(asked, action: Selector(Asked.count), for: .valueChanged)
    bed.wait(0.1)
  }

  /// Drags down in small steps and holds still.
  private func pull(_ distance: Double) {
    bed.touch(1, .down, 160, 100)
    for step in 1...20 {
      bed.wait(0.02)
      bed.touch(1, .move, 160, 100 + distance * Double(step) / 20)
    }
    bed.wait(0.3)
  }

  private func letGo(_ distance: Double) {
    bed.touch(1, .up, 160, 100 + distance)
    #expect(bed.settle() < .infinity)
  }

  @Test func `It lies hidden above the content`() {
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    #expect(control.isHidden && !control.isRefreshing)
    #expect(bed.scrollView.subviews.first === control)
    #expect(bed.scrollView.adjustedContentInset == .zero)
  }

  @Test func `Pulled far enough it asks once, and is held open until it is done`() {
    pull(250)
    #expect(asked.count == 1)
    #expect(control.isRefreshing && !control.isHidden)
    #expect(bed.scrollView.adjustedContentInset.top == 0)
    letGo(250)
    #expect(bed.offset.y == -60)
    #expect(bed.scrollView.adjustedContentInset.top == 60)
    #expect(bed.scrollView.contentInset == .zero)
    control.endRefreshing()
    #expect(bed.settle() < .infinity)
    #expect(bed.offset.y == 0)
    #expect(bed.scrollView.adjustedContentInset.top == 0)
    #expect(asked.count == 1 && control.isHidden && !control.isRefreshing)
  }

  /// A table is shown with its control as programs do it that begin by themselves. Golden C62.
  @Test func `A program that begins it scrolls to it`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let control = UIRefreshControl()
    table.refreshControl = control
    control.addTarget(asked, action: Selector(Asked.count), for: .valueChanged)
    #expect(table.contentOffset == .zero && control.superview === table)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    table.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: false)
    #expect(control.frame.height == 60 && table.contentOffset.y == -60 && asked.count == 0)
  }

  @Test func `Let go, the delegate is told where the content will rest, and it goes there`() {
    pull(250)
    let out = bed.offset.y
    bed.touch(1, .up, 160, 350)
    bed.frame()
    #expect(bed.log.releases.map(\.target) == [CGPoint(x: 0, y: -60)])
    // At rest when it was let go: what is left of the way shrinks by a hundredth each millisecond.
    let release = bed.frameTime
    var off = 0.0
    while bed.offset.y < -61 {
      bed.wait(1.0 / 120)
      let left = (out + 60) * pow(0.99, (bed.frameTime - release) * 1000)
      off = max(off, abs(bed.offset.y - (-60 + left)))
    }
    #expect(off <= 0.25)
    #expect(bed.settle() < .infinity && bed.offset.y == -60)
  }

  @Test func `What the delegate ends while it is told is closed, and its own target is kept`() {
    bed.log.target = { [control] target in
      control.endRefreshing()
      return target
    }
    pull(250)
    letGo(250)
    #expect(bed.offset.y == 0 && bed.scrollView.adjustedContentInset.top == 0)
    bed.log.target = { [control] target in
      control.beginRefreshing()
      return target
    }
    // Not far enough to ask by itself.
    pull(160)
    #expect(bed.offset.y < -60 && !control.isRefreshing)
    letGo(160)
    #expect(bed.offset.y == -60 && control.isRefreshing)
    control.endRefreshing()
    bed.settle()
    bed.log.target = { _ in CGPoint(x: 0, y: 300) }
    pull(250)
    letGo(250)
    #expect(bed.offset.y == 300 && bed.scrollView.adjustedContentInset.top == 60)
  }

  @Test func `A short pull asks for nothing`() {
    pull(100)
    #expect(bed.offset.y < -20 && bed.offset.y > -80)
    #expect(!control.isHidden)
    letGo(100)
    #expect(asked.count == 0 && control.isHidden && bed.offset.y == 0)
  }

  @Test func `Done while the finger holds it, the content goes to its own top`() {
    pull(250)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    bed.touch(1, .move, 160, 360)
    #expect(asked.count == 1)
    letGo(260)
    #expect(bed.offset.y == 0 && bed.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `Begun by a program it asks nobody and moves nothing`() {
    control.beginRefreshing()
    #expect(control.isRefreshing && asked.count == 0)
    #expect(bed.offset.y == 0 && bed.scrollView.adjustedContentInset.top == 60)
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    bed.wait(0.1)
    #expect(control.frame.minY == -60)
    control.endRefreshing()
    #expect(bed.settle() < .infinity)
    #expect(bed.offset.y == 0 && bed.scrollView.adjustedContentInset.top == 0)
  }

  /// In lists as in any other scroll view.
  @Test(arguments: [true, false])
  func `A list is pulled, and held open until it is done`(isTable: Bool) {
    let size = CGSize(width: 400, height: 400)
    let list: UIScrollView =
      isTable
      ? UITableView()
      : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let bed = Bed(bounds: size, content: .zero, scrollView: list)
    list.alwaysBounceVertical = true
    list.refreshControl = control
    bed.wait(0.1)
    #expect(list.subviews.first === control)
    // As programs show it that begin by themselves.
    control.beginRefreshing()
    list.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
    bed.settle()
    #expect(bed.offset.y == -60 && control.frame.minY == -60 && asked.count == 0)
    control.endRefreshing()
    bed.settle()
    #expect(bed.offset.y == 0)
    bed.touch(1, .down, 160, 100)
    for step in 1...20 {
      bed.wait(0.02)
      bed.touch(1, .move, 160, 100 + 12 * Double(step))
    }
    #expect(asked.count == 1 && control.isRefreshing)
    bed.touch(1, .up, 160, 340)
    bed.settle()
    #expect(bed.offset.y == -60 && list.adjustedContentInset.top == 60)
    control.endRefreshing()
    bed.settle()
    #expect(bed.offset.y == 0 && list.adjustedContentInset.top == 0 && control.isHidden)
  }

  @Test func `Taken away it leaves nothing behind`() {
    control.beginRefreshing()
    bed.scrollView.refreshControl = nil
    #expect(control.superview == nil)
    #expect(bed.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `A title lies below the spinner`() throws {
    let spinner = try #require(control.subviews.first)
    control.attributedTitle = NSAttributedString(
      string: "Pull", attributes: [.foregroundColor: UIColor.red])
    control.beginRefreshing()
    bed.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    bed.wait(0.1)
    let label = try #require(control.subviews.last as? UILabel)
    #expect(label.text == "Pull" && control.attributedTitle?.string == "Pull")
    #expect(label.center == CGPoint(x: 160, y: 48) && spinner.center == CGPoint(x: 160, y: 20))
    #expect(control.bounds.contains(label.frame))
    control.attributedTitle = nil
    bed.wait(0.1)
    #expect(label.text == nil && spinner.center == CGPoint(x: 160, y: 30))
  }
}

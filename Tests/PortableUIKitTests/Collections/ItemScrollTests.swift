import PortableUIKit
import ScrollBed
import Testing

/// Where a program, a layout and a finger bring items to rest.
@MainActor
struct ItemScrollTests {
  private func shelf() -> (Shelf, LoggedLayout) {
    let layout = LoggedLayout()
    layout.rowHeight = 50
    return (Shelf([100], layout: layout), layout)
  }

  private nonisolated static let alignments: [(UICollectionView.ScrollPosition, Double)] = [
    (.top, 1000), (.centeredVertically, 691.5), (.bottom, 383), ([.top, .left], 1000), ([], 383),
  ]

  /// Golden C50.
  @Test(arguments: alignments)
  func anItemIsAlignedInTheBounds(position: UICollectionView.ScrollPosition, expected: Double) {
    let (shelf, _) = shelf()
    // Nothing was laid out yet.
    shelf.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: position, animated: false)
    #expect(Double(shelf.view.contentOffset.y) == expected)
  }

  /// Golden C50.
  @Test func insetsAndTheEndsOfTheContentCount() {
    let (shelf, _) = shelf()
    shelf.view.contentInset.top = 100
    shelf.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 900)
    shelf.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 4333)
  }

  /// The first of a strip in the middle of a telephone's screen. Golden C51.
  @Test func anOffsetIsOnTheNearestPixel() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let shelf = Shelf([30], size: CGSize(width: 375, height: 60), layout: layout)
    shelf.window.screen.scale = 3
    shelf.view.contentInset = UIEdgeInsets(top: 0, left: 187.5, bottom: 0, right: 187.5)
    shelf.view.layoutIfNeeded()
    shelf.view.contentOffset.x = -187.5
    #expect(shelf.view.contentOffset.x == -562.0 / 3)
  }

  @Test func whatIsImpossibleIsReported() {
    let (shelf, _) = shelf()
    var complaints: [String] = []
    shelf.view.inconsistencyHandler = { complaints.append($0) }
    shelf.view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    shelf.view.scrollToItem(
      at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
    #expect(
      complaints == [
        "Attempted to scroll the collection view to an out-of-bounds item {0, 100}",
        "an item cannot be scrolled to two places of one axis",
      ])
    #expect(shelf.view.contentOffset == .zero)
  }

  private func release(_ rest: ((CGPoint, CGPoint) -> CGPoint)?, paging: Bool = false)
    -> (bed: Bed, layout: LoggedLayout)
  {
    let (shelf, layout) = shelf()
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.isPagingEnabled = paging
    bed.frame()
    layout.lines = []
    layout.rest = rest
    bed.swipe(from: (100, 500), to: (100, 300), 0.2)
    bed.settle()
    return (bed, layout)
  }

  @Test func theLayoutSaysWhereAReleaseRests() {
    var speed = 0.0
    let (bed, layout) = release { proposed, velocity in
      speed = Double(velocity.y)
      return CGPoint(x: proposed.x, y: (proposed.y / 50).rounded() * 50 + 25)
    }
    #expect(bed.offset.y.truncatingRemainder(dividingBy: 50) == 25)
    #expect(speed > 0.5 && speed < 2)
    #expect(layout.lines.filter { $0 == "target" }.count == 1)
    // The delegate hears the layout's answer.
    #expect(bed.log.releases.first.map { Double($0.target.y) } == bed.offset.y)
  }

  @Test func anAnswerBeyondTheContentIsClamped() {
    let (bed, _) = release { _, _ in CGPoint(x: 0, y: 100_000) }
    #expect(bed.offset.y == 4333)
  }

  @Test func aPagerAsksNoLayout() {
    let (bed, layout) = release({ _, _ in .zero }, paging: true)
    #expect(!layout.lines.contains("target"))
    #expect(bed.offset.y == 667)
  }
}

import PortableUIKit
import Testing

/// What a million items of one size ask for: as much as those that can be seen, and as many again of a layout that a
/// program has made.
@MainActor
struct MillionItemTests {
  private let layout = CountedLayout()
  private let shelf: Shelf

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    shelf = Shelf([1_000_000], size: CGSize(width: 320, height: 550), layout: layout)
  }

  private func shown(_ items: Range<Int>) -> [String] {
    items.flatMap { ["cellForItem 0.\($0)", "willDisplay 0.\($0)"] }
  }

  /// Golden C64.
  @Test func theFirstLayoutAsksForWhatIsSeen() {
    shelf.view.layoutIfNeeded()
    #expect(shelf.takeLog() == ["numberOfSections", "numberOfItems 0"] + shown(0..<15))
    #expect(layout.preparations == 1 && layout.attributes == 30)
    #expect(shelf.view.contentSize.height == 36_666_730)
  }

  /// A delegate that may have sizes of its own is asked for the first item's, and says that it has none. Golden C64.
  @Test func aDelegateWithoutSizesIsAskedOnce() {
    let delegate = Sizeless()
    shelf.view.delegate = delegate
    layout.sizeReads = 0
    shelf.view.layoutIfNeeded()
    #expect(layout.sizeReads > 0 && layout.sizeReads < 40)
    #expect(layout.preparations == 1 && layout.attributes == 30)
  }

  /// One that has sizes is asked for every item: what the count above would be if it were not noticed.
  @Test func aDelegateWithSizesIsAskedForAll() {
    shelf.counts = [1000]
    let delegate = Sized()
    shelf.view.delegate = delegate
    shelf.view.layoutIfNeeded()
    #expect(delegate.questions == 1000)
  }

  @Test func scrollingAsksForTheLineThatComes() {
    shelf.view.layoutIfNeeded()
    _ = shelf.takeLog()
    shelf.view.contentOffset.y = 5
    shelf.view.layoutIfNeeded()
    #expect(shelf.takeLog() == shown(15..<18))
    shelf.view.contentOffset.y = 10
    shelf.view.layoutIfNeeded()
    #expect(shelf.takeLog() == [])
    shelf.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    shelf.view.layoutIfNeeded()
    let log = shelf.takeLog()
    #expect(log.count { $0.hasPrefix("cellForItem") } == 13)
    #expect(log.count { $0.hasPrefix("didEndDisplaying") } == 18)
    #expect(layout.preparations == 1)
  }

  @Test func oneMoreItemAsksForNothingButTheNumbers() {
    shelf.view.layoutIfNeeded()
    _ = shelf.takeLog()
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.counts = [1_000_001]
        shelf.view.insertItems(at: [IndexPath(item: 500_000, section: 0)])
      }
    }
    #expect(shelf.takeLog() == ["numberOfSections", "numberOfItems 0"])
    #expect(layout.preparations == 2)
    #expect(layout.attributes <= 15 * 5)
  }
}

@MainActor
private final class Sizeless: NSObject, UICollectionViewDelegateFlowLayout {}

@MainActor
private final class Sized: NSObject, UICollectionViewDelegateFlowLayout {
  private(set) var questions = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return CGSize(width: 100, height: 100)
  }
}

private final class CountedLayout: UICollectionViewFlowLayout {
  private(set) var preparations = 0
  /// How often somebody wanted to know the size of all items.
  var sizeReads = 0
  /// How many were handed out.
  private(set) var attributes = 0

  override var itemSize: CGSize {
    get {
      sizeReads += 1
      return super.itemSize
    }
    set { super.itemSize = newValue }
  }

  override func prepare() {
    preparations += 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let answer = super.layoutAttributesForElements(in: rect)
    attributes += answer?.count ?? 0
    return answer
  }
}

import PortableUIKit
import Testing

/// Headers that come from where the layout says, and go where it sends them.
@MainActor
struct SupplementaryUpdateTests {
  /// Headers come from the right, and go to the left.
  private final class Sliding: UICollectionViewFlowLayout {
    /// Sections.
    var coming: Int?
    var going: Int?
    private(set) var asked: [String] = []

    func takeAsked() -> [String] {
      defer { asked = [] }
      return asked
    }

    private func header(_ kind: String, _ path: IndexPath, at x: CGFloat)
      -> UICollectionViewLayoutAttributes
    {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: x, y: 0, width: 375, height: 40)
      return attributes
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial \(elementIndexPath.section)")
      return elementIndexPath.section == coming
        ? header(elementKind, elementIndexPath, at: 375) : nil
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final \(elementIndexPath.section)")
      return elementIndexPath.section == going
        ? header(elementKind, elementIndexPath, at: -375) : nil
    }
  }

  private let layout = Sliding()
  private let shelf: Shelf

  init() {
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    shelf = Shelf([1, 1], layout: layout)
    shelf.loop.frame(at: 0)
  }

  private func header(_ section: Int) throws -> UICollectionReusableView {
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return try #require(header)
  }

  private func left(_ view: UICollectionReusableView) -> Double {
    Double(view.layer.presentation()?.frame.minX ?? .nan)
  }

  @Test func aHeaderComesFromWhereTheLayoutSays() throws {
    let old = try header(0)
    layout.coming = 0
    shelf.view.performBatchUpdates {
      shelf.counts = [1, 1, 1]
      shelf.view.insertSections([0])
    }
    // All that were seen before, and all that are seen afterwards.
    #expect(layout.takeAsked() == ["final 0", "final 1", "initial 0", "initial 1", "initial 2"])
    let new = try header(0)
    #expect(try header(1) === old && new !== old)
    shelf.loop.frame(at: 0)
    #expect(left(new) == 375 && left(old) == 0)
    shelf.loop.frame(at: 0.125)
    #expect((left(new) - 187.5).magnitude < 1e-3 && left(old) == 0)
    shelf.loop.frame(at: 1)
    #expect(left(new) == 0)
  }

  @Test func aHeaderGoesWhereTheLayoutSendsIt() throws {
    let (old, other) = (try header(0), try header(1))
    layout.going = 0
    shelf.view.performBatchUpdates {
      shelf.counts = [1]
      shelf.view.deleteSections([0])
    }
    #expect(layout.takeAsked() == ["final 0", "final 1", "initial 0"])
    #expect(try header(0) === other)
    shelf.loop.frame(at: 0)
    #expect(left(old) == 0)
    shelf.loop.frame(at: 0.125)
    #expect((left(old) + 187.5).magnitude < 1e-3 && left(other) == 0)
    shelf.loop.frame(at: 1)
    #expect(old.isHidden && !other.isHidden)
  }
}

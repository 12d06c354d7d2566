import Testing
import UIKit

/// Names that sources of others were found to use.
@MainActor
struct SampleGapTests {
  @Test func `A font that nobody describes is the system's`() {
    #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
  }

  @Test func `A device keeps the identifier that it was given`() throws {
    let first = try #require(UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor == first)
  }

  private final class Listener: NSObject, UICollectionViewDelegateFlowLayout {}
  private final class Plain: UICollectionViewDelegate {}

  @Test func `Who listens answers whether it is of the protocol whose method that is`() {
    let sized = Selector(
      UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:),
      named: "collectionView:layout:sizeForItemAt:")
    let listener: any UICollectionViewDelegate = Listener()
    let plain: any UICollectionViewDelegate = Plain()
    #expect(listener.responds(to: sized))
    #expect(!plain.responds(to: sized))
    #expect(Listener().responds(to: sized))
    #expect(!(NSObject() as any NSObjectProtocol).responds(to: sized))
  }

  @Test func `Titles of segments have the attributes of their states`() throws {
    let segments = UISegmentedControl(items: ["One", "Two"])
    func label(_ index: Int) throws -> UILabel {
      try #require(segments.subviews[index] as? UILabel)
    }
    let width = segments.intrinsicContentSize.width
    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(segments.intrinsicContentSize.width > width)
    func look(_ index: Int) throws -> [NSAttributedString.Key: Any] {
      try #require(label(index).attributedText).attributes(at: 0, effectiveRange: nil)
    }
    #expect(try look(0)[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(try look(1)[.font] as? UIFont == .systemFont(ofSize: 30))
    segments.selectedSegmentIndex = 1
    #expect(try look(1)[.foregroundColor] as? UIColor == .red)
    #expect(try look(0)[.foregroundColor] == nil)
    #expect(segments.titleForSegment(at: 1) == "Two")
    #expect(segments.titleTextAttributes(for: .selected)?.count == 1)
    #expect(segments.titleTextAttributes(for: .disabled) == nil)
    segments.setTitleTextAttributes(nil, for: .normal)
    segments.selectedSegmentIndex = 0
    #expect(segments.intrinsicContentSize.width == width)
  }
}

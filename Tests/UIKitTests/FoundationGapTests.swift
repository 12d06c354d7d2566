import QuartzCore
import Testing
import UIKit

@MainActor
struct FoundationGapTests {
  @Test func `Geometry prints as Apple's functions print it`() {
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(
      NSStringFromCGRect(CGRect(x: 0, y: -1, width: 320, height: 0.25)) == "{{0, -1}, {320, 0.25}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func `Geometry travels in values`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func `Times are there under their older names`() throws {
    let duration: CFTimeInterval = 0.25
    #expect(UInt64(duration * Double(NSEC_PER_SEC)) == 250 * NSEC_PER_MSEC)
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    #expect(URLRequest(url: try #require(URL(string: "a:b"))).httpMethod == "GET")
  }

  @Test func `A font's lines are as high as a label's`() {
    let font = UIFont.systemFont(ofSize: 20)
    let label = UILabel()
    label.font = font
    label.text = "one line"
    #expect(font.lineHeight == label.intrinsicContentSize.height)
    #expect(font.ascender - font.descender == font.lineHeight)
    #expect(font.ascender > font.capHeight)
    #expect(font.capHeight > font.xHeight)
    #expect(font.descender < 0)
  }

  @Test func `A font by name is the host's in the weight that the name says`() {
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.pointSize == 12)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(
      UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 40)).pointSize == 40)
    #expect(
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30).pointSize
        == 30)
  }

  @Test func `An effect's veil lies under its content`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    var veil = (white: CGFloat.zero, alpha: CGFloat.zero)
    #expect(view.backgroundColor?.getWhite(&veil.white, alpha: &veil.alpha) == true)
    #expect(veil == (0.11, 0.8))
    view.effect = nil
    #expect(view.backgroundColor == nil)
  }
}

struct IndexPathTests {
  @Test func `An index path is a section and a row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path.item == 3)
    path.item = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
  }
}

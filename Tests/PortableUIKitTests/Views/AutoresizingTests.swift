import Foundation
import PortableUIKit
import Testing

@MainActor
struct AutoresizingTests {
  /// A view at 20…60 in 100 points, which become 200: where it begins, and how long it is.
  @Test(
    arguments: [
      ([], 20, 40),
      ([.flexibleRightMargin], 20, 40),
      ([.flexibleLeftMargin], 120, 40),
      ([.flexibleWidth], 20, 140),
      // Shares of the 100 points in proportion: 20 and 40 of 60; 40 and 40 of 80; 20 and 40 of 60.
      ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20 / 60.0, 40),
      ([.flexibleWidth, .flexibleRightMargin], 20, 90),
      ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20 / 60.0, 40 + 100 * 40 / 60.0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 80),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func `Flexible parts share the change in proportion`(
    mask: UIView.AutoresizingMask, start: Double, length: Double
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    parent.addSubview(view)
    view.autoresizingMask = mask
    parent.frame.size.width = 200
    #expect(abs(view.frame.minX - start) < 1e-12)
    #expect(abs(view.frame.width - length) < 1e-12)
    #expect(view.frame.minY == 20)
    #expect(view.frame.height == 40)

    var vertical: UIView.AutoresizingMask = []
    if mask.contains(.flexibleLeftMargin) { vertical.insert(.flexibleTopMargin) }
    if mask.contains(.flexibleWidth) { vertical.insert(.flexibleHeight) }
    if mask.contains(.flexibleRightMargin) { vertical.insert(.flexibleBottomMargin) }
    view.autoresizingMask = vertical
    parent.bounds.size.height = 200
    #expect(abs(view.frame.minY - start) < 1e-12)
    #expect(abs(view.frame.height - length) < 1e-12)
  }

  @Test func `There and back is where it was`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 200))
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 844, height: 390)
    parent.frame.size = CGSize(width: 390, height: 844)
    #expect(abs(view.frame.minX - 20) < 1e-9)
    #expect(abs(view.frame.minY - 30) < 1e-9)
    #expect(abs(view.frame.width - 100) < 1e-9)
    #expect(view.frame.height == 200)
  }

  @Test func `From nothing, a flexible size takes everything`() {
    let parent = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.frame = CGRect(x: 5, y: 5, width: 300, height: 200)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `A size does not fall below nothing`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 100))
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.frame.size.width = 10
    #expect(view.frame.width == 0)
  }

  @Test func `Only a new size counts, and a view may turn it off`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleWidth]
    parent.addSubview(view)
    parent.bounds.origin.x = 50
    parent.frame.origin.x = 50
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(view.frame.width == 100)
  }
}

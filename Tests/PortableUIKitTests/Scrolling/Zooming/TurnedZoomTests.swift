import Foundation
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Zooming views that are turned or mirrored: everything goes by the frame.
@MainActor
struct TurnedZoomTests {
  /// 400 × 200, with this transform and its corner at (0, 0).
  private func bed(_ transform: CGAffineTransform) -> Bed {
    let bed = Bed(content: CGSize(width: 400, height: 200), pixelsPerPoint: 1000, zooms: true)
    bed.content.transform = transform
    bed.content.center.x -= bed.content.frame.minX
    bed.content.center.y -= bed.content.frame.minY
    bed.scrollView.contentSize = bed.content.frame.size
    return bed
  }

  private static let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func `Turned by a right angle the content is as wide as the view is high`() {
    let bed = bed(Self.quarter)
    bed.scrollView.setZoomScale(2, animated: false)
    #expect(bed.scrollView.zoomScale == 2)
    #expect(bed.content.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(bed.scrollView.contentSize == CGSize(width: 400, height: 800))
    // About the middle of what was visible, as far as the limits let it.
    #expect(bed.offset == Point(x: 80, y: 230))
  }

  @Test(arguments: [0.3, 1.0, -2.5]) func `Turned by any angle, content size and frame agree`(
    angle: Double
  ) {
    let bed = bed(CGAffineTransform(rotationAngle: CGFloat(angle)))
    for scale in [2.0, 0.75, 3.5] {
      bed.scrollView.setZoomScale(CGFloat(scale), animated: false)
      let frame = Rect(bed.content.frame)
      #expect(close(Double(bed.scrollView.zoomScale), scale, within: 1e-12))
      #expect(
        close(frame.width, scale * (400 * abs(cos(angle)) + 200 * abs(sin(angle))), within: 1e-9))
      #expect(close(frame.width, Double(bed.scrollView.contentSize.width), within: 1e-9))
      #expect(close(frame.height, Double(bed.scrollView.contentSize.height), within: 1e-9))
      #expect(frame.origin.x.magnitude < 1e-9 && frame.origin.y.magnitude < 1e-9)
    }
  }

  @Test(arguments: [(-1.0, 1.0), (1, -1), (-1, -1)])
  func `A mirror image stays one`(x: Double, y: Double) {
    let bed = bed(CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y)))
    #expect(bed.scrollView.zoomScale == 1)
    for scale in [2.0, 1.0 / 3, 0.7123456789, 4] {
      bed.scrollView.minimumZoomScale = 0.1
      bed.scrollView.setZoomScale(CGFloat(scale), animated: false)
      #expect(
        bed.content.transform
          == CGAffineTransform(scaleX: CGFloat(x * scale), y: CGFloat(y * scale)))
      #expect(Double(bed.scrollView.zoomScale) == scale)
      #expect(bed.scrollView.contentSize == CGSize(width: 400 * scale, height: 200 * scale))
    }
  }

  @Test func `A pinch holds the point of a mirrored, turned view under the fingers`() {
    let transform = Self.quarter.scaledBy(x: -1, y: 1)
    let bed = bed(transform)
    func under(_ x: Double, _ y: Double) -> CGPoint {
      bed.content.convert(CGPoint(x: x, y: y), from: bed.window)
    }
    let before = under(120, 200)
    bed.pinch((120, 200), 100, 158, 0.2, lift: false)
    bed.wait(0.02)
    #expect(close(bed.scrollView.shownZoomScale, 1.5, within: 1e-9))
    let after = under(120, 200)
    #expect(abs(after.x - before.x) < 0.01 && abs(after.y - before.y) < 0.01)
    #expect(bed.content.transform.a == 0 && bed.content.transform.d == 0)
    bed.touch([(1, .up, 41, 200), (2, .up, 199, 200)])
    bed.settle()
    #expect(bed.scrollView.contentSize == CGSize(width: 300, height: 600))
  }

  @Test func `A rectangle of a turned view comes to fill the view`() {
    let bed = bed(Self.quarter)
    // In the scroll view it is 80 wide and 100 high, about (120, 250).
    bed.scrollView.zoom(to: CGRect(x: 200, y: 40, width: 100, height: 80), animated: false)
    #expect(bed.scrollView.zoomScale == 4)
    #expect(bed.content.convert(CGPoint(x: 250, y: 80), to: bed.window) == CGPoint(x: 160, y: 230))
  }

  @Test func `What is scaled unevenly stays as uneven`() {
    let bed = bed(CGAffineTransform(scaleX: 1, y: 1.5))
    bed.scrollView.setZoomScale(2, animated: false)
    #expect(bed.content.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(bed.scrollView.contentSize == CGSize(width: 800, height: 600))
  }
}

private func close(_ value: Double, _ other: Double, within tolerance: Double) -> Bool {
  abs(value - other) <= tolerance
}

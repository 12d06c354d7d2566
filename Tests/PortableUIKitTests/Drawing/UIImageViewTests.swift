import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct UIImageViewTests {
  /// 40 × 20 points.
  private let image = UIImage(
    texture: TextureID(picture: 5), pixelSize: Size(width: 80, height: 40), scale: 2)

  @Test func `It is as large as its picture`() {
    let view = UIImageView(image: image)
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 40, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, Rect(x: 10, y: 0, width: 100, height: 100)),
    (.redraw, Rect(x: 10, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, Rect(x: 10, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, Rect(x: -40, y: 0, width: 200, height: 100)),
    (.center, Rect(x: 40, y: 40, width: 40, height: 20)),
    (.top, Rect(x: 40, y: 0, width: 40, height: 20)),
    (.bottom, Rect(x: 40, y: 80, width: 40, height: 20)),
    (.left, Rect(x: 10, y: 40, width: 40, height: 20)),
    (.right, Rect(x: 70, y: 40, width: 40, height: 20)),
    (.topLeft, Rect(x: 10, y: 0, width: 40, height: 20)),
    (.topRight, Rect(x: 70, y: 0, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 10, y: 80, width: 40, height: 20)),
    (.bottomRight, Rect(x: 70, y: 80, width: 40, height: 20)),
  ])
  func `Content modes place the picture in the bounds`(mode: UIView.ContentMode, place: Rect) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.bounds.origin.x = 10
    view.contentMode = mode
    window.addSubview(view)
    #expect(
      window.displayList.items == [
        .pushTransform(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -10, ty: 0)),
        .image(
          TextureID(picture: 5), source: Rect(x: 0, y: 0, width: 80, height: 40),
          destination: place),
        .pop,
      ])
  }

  @Test func `A picture that sticks out of its view is drawn although the view is outside`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let view = UIImageView(image: image)
    view.frame = CGRect(x: -30, y: 0, width: 20, height: 20)
    view.contentMode = .left
    window.addSubview(view)
    #expect(window.displayList.images.count == 1)
    view.clipsToBounds = true
    #expect(window.displayList.images.isEmpty)
  }
}

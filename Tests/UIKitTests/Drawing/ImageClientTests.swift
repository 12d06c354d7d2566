import Testing
import UIKit

/// As an app draws its images, its texts and its pictures of views.
@MainActor
struct ImageClientTests {
  /// What a view would show of it, as text.
  private func shown(_ body: @escaping () -> Void) -> String {
    final class Canvas: UIView {
      var body: () -> Void = {}
      override func draw(_ rect: CGRect) { body() }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The main screen is everybody's.
    window.screen = UIScreen()
    let view = Canvas(frame: window.bounds)
    view.body = body
    window.addSubview(view)
    window.isHidden = false
    return window.displayList.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `A renderer's image is what was drawn, at every scale`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      #expect($0.cgContext.ctm.a == 2)
      #expect($0.currentImage.size == CGSize(width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 20)
    #expect(
      shown { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) } == """
        transform 2 0 0 1 0 0
          fill 0 0 5 10 #ff0000
        """)
  }

  @Test func `The older calls make images, too, one inside the other`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.blue.cgColor)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    inner.draw(at: CGPoint(x: 3, y: 3))
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(
      shown { outer.draw(at: .zero) } == """
        fill 0 0 2 2 #000000
        translate 3 3
          fill 0 0 1 1 #0000ff
        """)
  }

  @Test func `A bitmap context has its origin below, and its image is upright`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(shown { image.draw(at: .zero) } == "fill 0 8 10 2 #000000")
  }

  @Test func `Rows that no memory could hold give no image`() throws {
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3, 255])))
    for (bytesPerRow, height) in [(Int.max, 2), (1 << 62, 4), (4, 2)] {
      #expect(
        CGImage(
          width: 1, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent) == nil)
    }
  }

  @Test func `Pixels come in every order of components`() throws {
    func pixel(_ bytes: [UInt8], _ info: CGBitmapInfo) throws -> [UInt8] {
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let image = CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
      return Array(try #require(image?.dataProvider?.data))
    }
    let last = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let first = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
    #expect(try pixel([1, 2, 3, 255], last) == [3, 2, 1, 255])
    #expect(try pixel([255, 1, 2, 3], first) == [3, 2, 1, 255])
    #expect(try pixel([3, 2, 1, 255], [first, .byteOrder32Little]) == [3, 2, 1, 255])
    let loose = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    #expect(try pixel([255, 0, 100, 128], loose) == [50, 0, 128, 128])
    let skip = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
    #expect(try pixel([1, 2, 3, 0], skip) == [3, 2, 1, 255])
  }

  private static nonisolated(unsafe) var released: [Int] = []

  @Test func `Bytes are read where they lie, and given back`() throws {
    let bytes = UnsafeMutablePointer<UInt32>.allocate(capacity: 2)
    bytes.initialize(repeating: 0x10_20_30, count: 2)
    do {
      let given = CGDataProvider(
        dataInfo: nil, data: bytes, size: 8,
        releaseData: { _, data, size in
          ImageClientTests.released.append(size)
          data.deallocate()
        })
      let provider = try #require(given)
      let image = try #require(
        CGImage(
          width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: [
            .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
          ],
          provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
      #expect(Self.released == [])
      let pixel: [UInt8] = [0x30, 0x20, 0x10, 255]
      #expect(image.dataProvider?.data.map(Array.init) == pixel + pixel)
    }
    #expect(Self.released == [8])
  }

  @Test func `Templates take the tint, resizable images keep their edges, turned ones are turned`()
    throws
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.addSubview(view)
    window.isHidden = false
    #expect(
      window.displayList.description == """
        10 x 10 @1
        mask
          fill 0 0 4 2 #000000
        masked
          fill 0 0 4 2 #ff0000

        """)
    let cg = try #require(image.cgImage)
    let turned = UIImage(cgImage: cg, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    let cap = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(
      shown { cap.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2)) }
        .components(separatedBy: "clip").count == 4)
  }

  @Test func `Image views play their pictures in the window's frames`() {
    func image(_ width: Double) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image {
        $0.fill(CGRect(x: 0, y: 0, width: width, height: 1))
      }
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentMode = .topLeft
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.addSubview(view)
    window.isHidden = false
    view.animationImages = [image(1), image(2), image(3)]
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    let loop = FrameLoop(window: window)
    var widths: [Double] = []
    for step in 0...7 {
      loop.frame(at: 1 + Double(step) * 0.1)
      let text = loop.displayList.description
      widths.append(
        text.contains("0 0 1 1")
          ? 1 : text.contains("0 0 2 1") ? 2 : text.contains("0 0 3 1") ? 3 : 0)
    }
    #expect(widths == [1, 2, 3, 1, 2, 3, 0, 0])
    #expect(!view.isAnimating)
  }

  @Test func `Strings are measured and drawn with their attributes`() {
    let font = UIFont.italicSystemFont(ofSize: 10)
    let size = ("abcd" as NSString).size(withAttributes: [.font: font])
    #expect(size == "abcd".size(withAttributes: [.font: font]))
    #expect(size.width == 20)
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    #expect(
      shown {
        "abcd".draw(
          in: CGRect(x: 1, y: 2, width: 50, height: 20),
          withAttributes: [
            .font: font, .foregroundColor: UIColor.red, .paragraphStyle: centred,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
          ])
      }
        == "text \"abcd\" in 1 2 50 20 size 10 weight 400 italic underlined #ff0000 center lines 0")
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "cd", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
    #expect(text.size() == CGSize(width: 35, height: 24))
    let wrapped = text.boundingRect(
      with: CGSize(width: 30, height: 99), options: .usesLineFragmentOrigin, context: nil)
    #expect(wrapped.size == CGSize(width: 20, height: 36))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "ab cd")
    #expect(label.attributedText == text)
    #expect(label.intrinsicContentSize == CGSize(width: 35, height: 24))
    label.text = "ab cd"
    #expect(label.attributedText != text)
  }

  @Test func `A label can be drawn with insets by a subclass`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 4, dy: 0))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 50, height: 12))
    label.font = .systemFont(ofSize: 10)
    label.text = "a"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.addSubview(label)
    window.isHidden = false
    #expect(window.displayList.description.contains("text \"a\" in 4 0 42 12 size 10"))
  }
}

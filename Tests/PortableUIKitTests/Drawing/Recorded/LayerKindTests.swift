import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct LayerKindTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let shown: Shown

  private init() {
    shown = Shown(view)
  }

  private func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    view.layer.addSublayer(layer)
    return layer
  }

  @Test func `A shape fills and strokes its path, or a part of it`() {
    let shape = add(CAShapeLayer())
    #expect(shape.fillColor == .black)
    #expect(shape.strokeColor == nil)
    #expect(shape.strokeEnd == 1)
    #expect(shown.text == "")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    shape.path = path
    shape.fillRule = .evenOdd
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 2
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [3, 1]
    shape.strokeEnd = 0.25
    #expect(
      shown.text == """
        fill path even-odd #000000: M 0 0 L 10 0 L 10 10
        stroke path width 2 cap round join bevel dash 3 1 #ff0000: M 0 0 L 5 0

        """)
    shape.fillColor = nil
    shape.strokeStart = 0.25
    #expect(shown.text == "")
  }

  @Test func `A gradient lies over the bounds, along its points`() {
    let gradient = add(CAGradientLayer())
    gradient.colors = [UIColor.red.cgColor, UIColor.white.cgColor]
    #expect(
      shown.text
        == "fill path linear 10 0 to 10 10 0 #ff0000 1 #ffffff: M 0 0 L 20 0 L 20 10 L 0 10 Z\n")
    gradient.locations = [0.25, 0.5]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 0)
    #expect(
      shown.text
        == "fill path linear 0 0 to 20 0 0.25 #ff0000 0.5 #ffffff: M 0 0 L 20 0 L 20 10 L 0 10 Z\n")
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(
      shown.text == """
        transform 10 0 0 5 10 5
          fill path radial 0 0 radius 0 to 0 0 radius 1 0.25 #ff0000 0.5 #ffffff: M -1 -1 L 1 -1 L 1 1 L -1 1 Z

        """)
  }

  @Test func `A mask lets through what it covers`() {
    view.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    #expect(
      shown.text == """
        mask
          translate 10 10
            fill 0 0 5 5 #000000
        masked
          fill 0 0 50 50 #ff0000

        """)
    mask.backgroundColor = nil
    #expect(shown.text == "")
    view.layer.mask = nil
    #expect(shown.text == "fill 0 0 50 50 #ff0000\n")
    let maskView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    maskView.backgroundColor = .black
    view.mask = maskView
    #expect(shown.text.hasPrefix("mask\n  fill 0 0 1 1 #000000\nmasked\n"))
  }

  @Test func `Some corners are round: background, clip and border follow`() {
    let layer = add(CALayer())
    layer.backgroundColor = UIColor.red.cgColor
    layer.cornerRadius = 4
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(shown.text == "fill 0 0 20 10 radius 4 #ff0000\n")
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    layer.borderWidth = 2
    layer.masksToBounds = true
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
    let lines = shown.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("fill path #ff0000: M 0 0 L 20 0 L 20 6 C "))
    #expect(lines[1].hasPrefix("clip path: M 0 0 L 20 0 L 20 6 C "))
    #expect(lines[2] == "  fill 0 0 50 50 #0000ff")
    #expect(lines[3].hasPrefix("stroke path width 2 #000000: M 1 1 L 19 1 L 19 6 C "))
  }

  @Test func `Contents lie in the bounds as the gravity says, in part or with stretched middle`()
    throws
  {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    defer { memory.deallocate() }
    let image = CGImage(
      pixels: PixelBuffer(
        width: 4, height: 4, bytesPerRow: 16, base: memory, isOpaque: true, owner: nil))
    let layer = add(CALayer())
    layer.contents = image
    #expect(layer.contents as? CGImage == image)
    #expect(shown.text == "pixels 4 x 4 from 0 0 4 4 to 0 0 20 10\n")
    layer.contentsGravity = .resizeAspect
    #expect(shown.text == "pixels 4 x 4 from 0 0 4 4 to 5 0 10 10\n")
    layer.contentsGravity = .bottomRight
    layer.contentsScale = 2
    layer.magnificationFilter = .nearest
    #expect(shown.text == "pixels 4 x 4 from 0 0 4 4 to 18 8 2 2 nearest\n")
    layer.magnificationFilter = .linear
    layer.contentsScale = 1
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(shown.text == "pixels 4 x 4 from 2 0 2 4 to 0 0 20 10\n")
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    #expect(
      shown.text == """
        pixels 4 x 4 from 0 0 1 4 to 0 0 1 10
        pixels 4 x 4 from 1 0 2 4 to 1 0 18 10
        pixels 4 x 4 from 3 0 1 4 to 19 0 1 10

        """)
    layer.contents = nil
    #expect(shown.text == "")
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  // MARK: Tiles

  private final class Tiles: CATiledLayer {
    var drawn: [String] = []

    override func draw(in ctx: CGContext) {
      let box = ctx.boundingBoxOfClipPath
      drawn.append("\(box.minX),\(box.minY) \(box.width)x\(box.height) @\(ctx.ctm.a)")
      ctx.fill(box)
    }
  }

  @Test func `Tiles are drawn when they are seen, each once, in the scale of the zoom`() {
    let layer = Tiles()
    layer.tileSize = CGSize(width: 64, height: 64)
    layer.levelsOfDetail = 3
    layer.levelsOfDetailBias = 1
    layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 90)
    view.layer.addSublayer(layer)
    _ = shown.text
    // 100 points of the window at one pixel each.
    #expect(
      layer.drawn == [
        "0.0,0.0 64.0x64.0 @1.0", "64.0,0.0 64.0x64.0 @1.0", "0.0,64.0 64.0x26.0 @1.0",
        "64.0,64.0 64.0x26.0 @1.0",
      ])
    layer.drawn = []
    layer.position.x -= 60
    _ = shown.text
    #expect(layer.drawn == ["128.0,0.0 64.0x64.0 @1.0", "128.0,64.0 64.0x26.0 @1.0"])
    layer.drawn = []
    layer.position.x += 60
    _ = shown.text
    #expect(layer.drawn.isEmpty)
    // A part is invalid: its tile alone is drawn.
    layer.setNeedsDisplay(CGRect(x: 70, y: 1, width: 1, height: 1))
    _ = shown.text
    #expect(layer.drawn == ["64.0,0.0 64.0x64.0 @1.0"])
    // Zoomed in beyond the finest level, and out beyond the coarsest.
    for (zoom, level) in [(1.5, 2.0), (8, 2), (0.5, 0.5), (0.1, 0.5)] {
      layer.drawn = []
      layer.setNeedsDisplay()
      layer.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
      layer.frame.origin = .zero
      _ = shown.text
      #expect(layer.drawn.first?.hasSuffix("@\(level)") == true, "\(zoom)")
    }
  }
}

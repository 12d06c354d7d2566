import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `Rectangles are filled as rectangles, narrow ones and others as paths`() {
    expect(
      """
      fill 1 2 3 4 #000000
      fill 2 4 6 8 #ff0000
      fill path #ff0000: M 0 0 L 0.5 0 L 0.5 9 L 0 9 Z
      fill 0 0 4 4 #00ff0080

      """
    ) { context in
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.setFillColor(red)
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 9))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setAlpha(0.5)
      context.addRect(CGRect(x: 4, y: 4, width: -4, height: -4))
      context.fillPath()
      context.setFillColor(CGColor(gray: 0, alpha: 0))
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
  }

  @Test func `Points go through the transform of the moment they are added`() {
    expect("fill path #000000: M 10 0 L 20 0 L 4 8 Z\n") { context in
      context.translateBy(x: 10, y: 0)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.translateBy(x: -10, y: 0)
      context.scaleBy(x: 2, y: 4)
      context.addLine(to: CGPoint(x: 2, y: 2))
      context.closePath()
      context.fillPath()
    }
  }

  @Test func `Lines are as wide as the transform says when they are drawn`() {
    expect(
      """
      stroke path width 4 cap round join bevel dash 2 4 phase 2 #ff0000: M 0 0 L 20 0
      transform 2 0 0 3 0 0
        stroke path width 2 cap round join bevel dash 1 2 phase 1 #ff0000: M 0 0 L 10 0
      stroke path width 1 #000000: M 0 0 L 1 1 M 2 2 L 3 3

      """
    ) { context in
      context.saveGState()
      context.setStrokeColor(red)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 1, lengths: [1, 2])
      for scale in [2.0, 3] {
        context.saveGState()
        context.scaleBy(x: 2, y: scale)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 10, y: 0))
        context.strokePath()
        context.restoreGState()
      }
      context.restoreGState()
      context.strokeLineSegments(between: [
        .zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3),
      ])
    }
  }

  @Test func `Clips last until the state is restored, and empty ones leave nothing`() {
    expect(
      """
      clip 10 10 20 20
        clip path even-odd: M 10 10 L 30 10 L 30 30 Z
          fill 0 0 50 50 #000000
        fill 0 0 5 5 #000000
      fill 0 0 6 6 #000000

      """
    ) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(
        context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.saveGState()
      context.addLines(between: [
        CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30),
      ])
      context.closePath()
      context.clip(using: .evenOdd)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      // What is wider than the canvas clips nothing; what is not restored is closed.
      context.clip(to: CGRect(x: -1, y: -1, width: 200, height: 200))
      context.saveGState()
    }
  }

  @Test func `The transform is told in pixels, y upwards, as UIKit's contexts do`() {
    _ = drawn(scale: 2) { context in
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 200))
      #expect(context.width == 200)
      context.scaleBy(x: 3, y: 3)
      #expect(context.ctm.a == 6)
      #expect(context.ctm.d == -6)
      #expect(
        context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 6, y: 194))
      let back = context.convertToUserSpace(CGPoint(x: 6, y: 194))
      #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
    }
  }

  @Test func `Blends keep to the drawing, and those that erase keep to the shape`() {
    expect(
      """
      blend normal
        fill 0 0 50 50 #ff0000
        blend multiply
          fill 0 0 10 10 #ff0000
        clip path: M 20 20 L 30 20 L 30 30 L 20 30 Z
          blend clear
            fill 20 20 10 10 #ff0000
        blend source-atop
          opacity 0.5
            fill 1 1 1 1 #ff0000

      """
    ) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 20, y: 20, width: 10, height: 10))
      context.setBlendMode(.sourceAtop)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.endTransparencyLayer()
    }
  }

  @Test func `Clearing everything forgets what was drawn`() {
    expect("") { context in
      context.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test func `A shadow is a group of what is drawn with it`() {
    expect(
      """
      shadow 1 2 blur 3 #00000055
        fill 0 0 2 2 #000000
      fill 0 0 3 3 #000000

      """
    ) { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
  }

  @Test func `Gradients fill the clip, and are transparent beyond their ends unless they go on`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = CGGradient(
      colorsSpace: space, colors: [red, CGColor(gray: 1, alpha: 1)], locations: [0, 1])
    expect(
      """
      clip 0 0 10 20
        fill path linear 0 0 to 0 40 0 #ff0000 1 #ffffff: M 0 0 L 10 0 L 10 20 L 0 20 Z
        fill path linear 0 0 to 0 20 0 #ff000000 0 #ff0000 1 #ffffff 1 #ffffff00: M 0 0 L 10 0 L 10 20 L 0 20 Z
        fill path radial 1 1 radius 0 to 1 1 radius 5 0 #ff0000 1 #ffffff: M 0 0 L 10 0 L 10 20 L 0 20 Z

      """
    ) { context in
      guard let gradient else { return }
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 20),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: [])
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 1, y: 1), startRadius: 0,
        endCenter: CGPoint(x: 1, y: 1), endRadius: 5,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let components: [CGFloat] = [0, 1, 0.5, 1]
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil,
        count: 2) != nil)
  }

  @Test func `The free functions draw into the current context`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    expect(
      """
      fill 0 0 10 10 #0000ff
      fill 0 0 10 1 #0000ff
      fill 0 9 10 1 #0000ff
      fill 0 1 1 8 #0000ff
      fill 9 1 1 8 #0000ff
      fill path #0000ff: M 10 5 C 10 7.761423749153968 7.761423749153968 10 5 10 C 2.238576250846032 10 0 7.761423749153968 0 5 C 0 2.238576250846032 2.238576250846032 0 5 0 C 7.761423749153968 0 10 2.238576250846032 10 5 Z
      stroke path width 3 cap square #0000ff: M 1 1 L 2 1 L 2 2 L 1 2 Z
      clip 0 0 5 5
        fill 0 0 9 9 #0000ff

      """
    ) { context in
      UIColor.blue.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      let line = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1))
      line.lineWidth = 3
      line.lineCapStyle = .square
      line.stroke()
      UIRectClip(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

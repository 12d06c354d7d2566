import Foundation
import PortableUIKit
import Testing

@MainActor
struct CALayerTests {
  private let root = CALayer()
  private let layers = (0..<4).map { number in
    let layer = CALayer()
    layer.name = "\(number)"
    return layer
  }

  private var order: String { (root.sublayers ?? []).map { $0.name ?? "" }.joined() }

  @Test func `Sublayers are edited as Core Animation does`() {
    #expect(root.sublayers == nil)
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    #expect(order == "201")
    root.insertSublayer(layers[3], at: 99)
    #expect(order == "2013")
    root.insertSublayer(layers[3], below: layers[0])
    #expect(order == "2301")
    root.insertSublayer(layers[2], above: layers[0])
    #expect(order == "3021")
    root.addSublayer(layers[3])
    #expect(order == "0213")
    let new = CALayer()
    new.name = "n"
    root.replaceSublayer(layers[2], with: new)
    #expect(order == "0n13")
    #expect(layers[2].superlayer == nil)
    #expect(new.superlayer === root)
    root.sublayers = [layers[1], layers[2]]
    #expect(order == "12")
    #expect(layers[0].superlayer == nil)
    layers[1].removeFromSuperlayer()
    #expect(order == "2")
  }

  @Test func `A layer is in one place`() {
    let other = CALayer()
    root.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer === other)
  }

  @Test func `A layer that was marked outside is laid out when it has come in`() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let counting = Counting()
    counting.setNeedsLayout()
    root.addSublayer(layers[0])
    root.layoutIfNeeded()
    layers[0].addSublayer(counting)
    root.layoutIfNeeded()
    #expect(counting.count == 1)
  }

  @Test func `Geometry and defaults`() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.backgroundColor == nil)
    #expect(layer.affineTransform() == .identity)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func `A subclass lays out its sublayers after its size has changed`() {
    final class Column: CALayer {
      var count = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
        sublayers?.first?.frame = bounds
      }
    }
    let column = Column()
    column.addSublayer(layers[0])
    column.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(column.count == 0)
    column.layoutIfNeeded()
    column.position = .zero
    column.layoutIfNeeded()
    #expect(column.count == 1)
    #expect(layers[0].frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}

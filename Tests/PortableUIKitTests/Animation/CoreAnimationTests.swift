import Foundation
import TestSupport
import Testing

@testable import PortableUIKit

@MainActor
struct CoreAnimationTests {
  private let stage = AnimationStage()
  private var layer: CALayer { stage.view.layer }

  @Test func `From one value to another, then the model again`() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 200
    animation.duration = 2
    let listener = Listener()
    animation.delegate = listener
    layer.add(animation, forKey: "slide")
    #expect(layer.animationKeys() == ["slide"] && layer.position.x == 50)
    stage.frame(0.5)
    #expect(stage.shown.position.x == 50 && stage.shown.position.y == 50)
    stage.frame(1)
    #expect(stage.shown.position.x == 100 && listener.log == ["start"])
    stage.frame(2)
    #expect(stage.shown.position.x == 50 && listener.log == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test(arguments: [
    ("opacity", 0.25), ("cornerRadius", 4), ("transform.scale", 3), ("transform.rotation.z", 1),
    ("bounds.size.width", 7), ("zPosition", 2), ("borderWidth", 3), ("shadowOpacity", 0.5),
  ])
  func `Numbers by their names`(_ name: String, _ value: Double) {
    let animation = CABasicAnimation(keyPath: name)
    animation.fromValue = NSNumber(value: value)
    animation.toValue = value
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.frame(0.5)
    let path = LayerKeyPath(name)!
    #expect(isClose(path.numbers(in: stage.shown)[path.first], value, within: 1e-12))
  }

  @Test func `Points, sizes, rectangles, colours and transforms`() {
    func add(_ name: String, _ to: Any) {
      let animation = CABasicAnimation(keyPath: name)
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: name)
    }
    add("position", CGPoint(x: 250, y: 150))
    add("bounds", NSValue(rect: CGRect(x: 20, y: 0, width: 300, height: 200)))
    add("backgroundColor", UIColor.red.cgColor)
    add("transform", CATransform3DMakeScale(3, 1, 1))
    stage.frame(0.5)
    #expect(stage.shown.position == .init(x: 150, y: 100))
    #expect(stage.shown.bounds == .init(x: 10, y: 0, width: 200, height: 150))
    #expect(stage.shown.backgroundColor?.alpha == 0.5 && stage.shown.backgroundColor?.red == 1)
    #expect(stage.shown.transform.a == 2)
  }

  @Test func `Repeated, there and back, sped up and shifted`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    animation.speed = 2
    animation.autoreverses = true
    animation.repeatCount = 2
    layer.add(animation, forKey: "o")
    for (time, value) in [(0.25, 0.25), (1.25, 0.75), (1.75, 0.25), (2.5, 0.5), (3.75, 0.25)] {
      stage.frame(time)
      #expect(isClose(stage.shown.opacity, value, within: 1e-12))
    }
    stage.frame(4)
    #expect(layer.animator == nil)
  }

  @Test func `Kept at its end, until it is removed`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "o")
    stage.frame(5)
    #expect(stage.shown.opacity == 0 && !stage.loop.needsFrame)
    layer.removeAnimation(forKey: "o")
    #expect(stage.shown.opacity == 1)
  }

  @Test func `Key frames with times of their own, or at one speed`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 400]
    animation.keyTimes = [0, 0.8, 1]
    animation.duration = 1
    layer.add(animation, forKey: "k")
    stage.frame(0.4)
    #expect(isClose(stage.shown.position.x, 50, within: 1e-12))
    stage.frame(0.9)
    #expect(isClose(stage.shown.position.x, 250, within: 1e-9))
    animation.calculationMode = .paced
    layer.add(animation, forKey: "k")
    stage.frame(1.4)
    #expect(isClose(stage.shown.position.x, 200, within: 1e-9))
  }

  @Test func `A group ends all that is in it`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 4
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 100
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    layer.add(group, forKey: "g")
    stage.frame(1)
    #expect(isClose(stage.shown.opacity, 0.75, within: 1e-12) && stage.shown.position.x == 100)
    stage.frame(2)
    #expect(stage.shown == layer.model)
  }

  @Test func `Layers without a view animate by themselves, as the transaction says`() {
    let own = CALayer()
    layer.addSublayer(own)
    own.opacity = 0.5
    #expect(own.animator == nil)
    stage.frame(1)
    own.opacity = 0
    stage.frame(1.125)
    let standard = 0.5 * (1 - bezier(0.25, 0.1, 0.25, 1, at: 0.5))
    #expect(isClose(own.presented.opacity, standard, within: 1e-9))
    stage.frame(2)
    var ended = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { ended = true }
    own.position = CGPoint(x: 100, y: 0)
    CATransaction.commit()
    stage.frame(3)
    #expect(own.presented.position.x == 50 && !ended)
    stage.frame(4)
    #expect(ended)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    own.position = .zero
    CATransaction.commit()
    #expect(own.animator == nil && !CATransaction.disableActions())
    own.actions = ["opacity": NSNull()]
    own.opacity = 1
    #expect(own.animator == nil && own.action(forKey: "opacity") == nil)
  }

  @Test func `A stopped layer stops its animations and those below`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 2
    layer.add(animation, forKey: "o")
    stage.frame(0.5)
    stage.window.makeKey()
    stage.window.layer.timeOffset = stage.window.layer.convertTime(CACurrentMediaTime(), from: nil)
    stage.window.layer.speed = 0
    stage.frame(5)
    #expect(isClose(stage.shown.opacity, 0.25, within: 1e-9))
  }

  @Test func `Layers of a view's own class`() {
    #expect(OwnView().layer is OwnLayer)
    #expect(!(UIView().layer is OwnLayer))
    let standard: AnyClass = UIView.layerClass
    #expect(ObjectIdentifier(standard) == ObjectIdentifier(CALayer.self))
  }

  @Test func `Values by name`() {
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue("mine", forKey: "tag")
    #expect(layer.opacity == 0.5 && layer.affineTransform().a == 2)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
    #expect(layer.value(forKey: "tag") as? String == "mine")
  }

  @Test func `Spatial transforms: turns, products and inverses`() {
    var transform = CATransform3DMakeRotation(.pi / 3, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(transform, 10, 20, 30)
    let back = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (row, column) in zip(back.rows, CATransform3DIdentity.rows) {
      for index in 0..<4 { #expect(isClose(row[index], column[index], within: 1e-12)) }
    }
    layer.transform = transform
    #expect(layer.transform == transform && !CATransform3DIsAffine(transform))
    stage.view.transform = .identity
    #expect(CATransform3DIsIdentity(layer.transform))
    let turn = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    let plane = CATransform3DGetAffineTransform(turn)
    #expect(isClose(plane.a, cos(.pi / 6), within: 1e-12) && isClose(plane.b, 0.5, within: 1e-12))
  }
}

private final class Listener: CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

private final class OwnLayer: CALayer {}

private final class OwnView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

import Foundation
import Testing

@testable import PortableUIKit

/// What comes between two frames is shown by the next, where that one has it.
@MainActor
struct FirstLayoutTests {
  private final class Dots: UIView {
    let dot = CALayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(dot)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      super.layoutSubviews()
      dot.frame = CGRect(x: 50, y: 20, width: 10, height: 10)
    }
  }

  private let stage = AnimationStage()

  @Test func `What no frame has shown does not come flying`() {
    stage.frame(1)
    let dots = Dots(frame: stage.view.bounds)
    stage.view.addSubview(dots)
    stage.frame(2)
    #expect(dots.dot.animationKeys() == nil)
    #expect(dots.dot.presented.position == .init(x: 55, y: 25))
    stage.frame(3)
    // What was shown goes to its next place.
    dots.dot.position.x = 100
    #expect(dots.dot.animationKeys() == ["position"])
    stage.frame(3.125)
    #expect(dots.dot.presented.position.x > 55 && dots.dot.presented.position.x < 100)
    stage.frame(4)
    #expect(dots.dot.presented.position.x == 100)
  }

  @Test func `Nor does what is laid out first inside of an animation`() {
    stage.frame(1)
    let dot = CALayer()
    stage.view.layer.addSublayer(dot)
    // Another window's frame, or none: it was not seen yet.
    UIView.animate(withDuration: 1) { dot.frame = CGRect(x: 50, y: 20, width: 10, height: 10) }
    #expect(dot.animationKeys() == nil)
    stage.frame(1.5)
    #expect(dot.presented.position == .init(x: 55, y: 25))
  }
}

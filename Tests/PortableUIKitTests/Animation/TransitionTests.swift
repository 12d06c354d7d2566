import Foundation
import Testing

@testable import PortableUIKit

@MainActor
struct TransitionTests {
  private let stage = AnimationStage()

  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      stage.window.displayList.description == "400 x 400 @1\n" + text,
      sourceLocation: sourceLocation)
  }

  @Test func `What is opaque dissolves over the new picture`() {
    stage.view.backgroundColor = .red
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { stage.view.backgroundColor = .blue }, completion: stage.note("a"))
    stage.frame(0.25)
    expect(
      """
      fill 0 0 100 100 #0000ff
      opacity 0.75
        fill 0 0 100 100 #ff0000

      """)
    stage.frame(1)
    expect("fill 0 0 100 100 #0000ff\n")
    #expect(stage.log == ["a true"])
  }

  @Test func `Views change places and turn over`() {
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    front.backgroundColor = .red
    back.backgroundColor = .blue
    stage.view.addSubview(front)
    UIView.transition(
      from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      completion: stage.note("a"))
    #expect(front.superview == nil && back.superview === stage.view)
    stage.frame(1.0 / 3)
    expect(
      """
      transform 0.5000000000000001 0 0 1 24.999999999999993 0
        fill 0 0 100 100 #ff0000

      """)
    stage.frame(1)
    expect("fill 0 0 100 100 #0000ff\n")
    #expect(stage.log == ["a true"])
  }

  @Test func `A layer's own transition fades as well`() {
    stage.view.backgroundColor = .red
    let transition = CATransition()
    transition.duration = 2
    stage.view.layer.add(transition, forKey: nil)
    stage.view.backgroundColor = .blue
    stage.frame(1)
    expect(
      """
      fill 0 0 100 100 #0000ff
      opacity 0.5
        fill 0 0 100 100 #ff0000

      """)
  }
}

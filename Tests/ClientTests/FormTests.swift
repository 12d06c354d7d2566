import ScrollGeometry
import TestStage
import Testing
import UIKit

@testable import Clients

@MainActor
struct FormTests {
  private func open(_ scrollView: UIScrollView? = nil) -> (FormController, Stage) {
    let controller = FormController(scrollView: scrollView ?? UIScrollView())
    return (controller, Stage(size: Size(width: 320, height: 480), root: controller))
  }

  /// The middle of a button, in the window, as long as nothing has scrolled.
  private func middle(_ number: Int) -> Point { Point(x: 160, y: 42 + 56 * Double(number)) }

  @Test func `The stack makes the content's size`() {
    let (controller, _) = open()
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.stack.frame == CGRect(x: 16, y: 20, width: 288, height: 20 * 44 + 19 * 12))
    #expect(
      controller.scrollView.contentSize == CGSize(width: 320, height: 20 * 44 + 19 * 12 + 40))
    #expect(controller.buttons[3].frame == CGRect(x: 0, y: 168, width: 288, height: 44))
  }

  @Test func `A tap counts, a finger that rests lights up`() {
    let (controller, stage) = open()
    stage.tap(middle(2))
    #expect(stage.settle())
    #expect(controller.log == ["down 2", "tap 2"])
    let place = middle(4)
    stage.touch((1, .down, place.x, place.y))
    stage.wait(0.1)
    #expect(!controller.buttons[4].isHighlighted)
    stage.wait(0.1)
    #expect(controller.buttons[4].isHighlighted)
    stage.touch((1, .up, place.x, place.y))
    #expect(controller.log == ["down 2", "tap 2", "down 4", "tap 4"])
    #expect(!controller.buttons[4].isHighlighted)
  }

  @Test func `A swipe that begins on a button scrolls, and the button hears nothing`() {
    let (controller, stage) = open()
    stage.swipe(from: middle(6), to: middle(1), 0.1)
    #expect(stage.settle())
    #expect(controller.log.isEmpty)
    #expect(controller.scrollView.contentOffset.y > 200)
  }

  @Test func `A button that is pressed keeps its touch`() {
    let (controller, stage) = open()
    let place = middle(6)
    stage.touch((1, .down, place.x, place.y))
    stage.wait(0.3)
    for step in 1...20 { stage.touch((1, .move, place.x, place.y - Double(step) * 5)) }
    #expect(controller.scrollView.contentOffset == .zero)
    stage.touch((1, .up, place.x, place.y - 100))
    #expect(controller.log == ["down 6"])
  }

  @Test
  func `Where the form may take touches from buttons, it scrolls and the button is cancelled`() {
    let (controller, stage) = open(ButtonScrollView())
    let place = middle(6)
    stage.touch((1, .down, place.x, place.y))
    stage.wait(0.3)
    #expect(controller.log == ["down 6"])
    for step in 1...20 { stage.touch((1, .move, place.x, place.y - Double(step) * 5)) }
    #expect(controller.log == ["down 6", "cancel 6"])
    #expect(!controller.buttons[6].isHighlighted)
    #expect(controller.scrollView.contentOffset.y == 90)
    stage.touch((1, .up, place.x, place.y - 100))
  }
}

import ScrollGeometry
import TestStage
import Testing
import UIKit

@testable import Clients

@MainActor
struct CarouselTests {
  let controller = CarouselController(count: 6)
  let stage: Stage

  init() { stage = Stage(size: Size(width: 400, height: 600), root: controller) }

  private var offset: CGFloat { controller.scrollView.contentOffset.x }

  @Test func `The first card stands in the middle`() {
    #expect(offset == -80)
    #expect(controller.cards[0].transform == .identity)
    #expect(controller.cards[0].frame == CGRect(x: 0, y: 20, width: 240, height: 260))
    #expect(abs(controller.cards[1].alpha - 0.5) < 1e-6)
    #expect(controller.pageControl.currentPage == 0)
  }

  @Test func `A short drag comes back, a longer one goes on to the next card`() {
    stage.swipe(from: Point(x: 300, y: 250), to: Point(x: 200, y: 250), 0.3, hold: 0.2)
    #expect(offset == 10)
    #expect(stage.settle())
    #expect(offset == -80)
    stage.swipe(from: Point(x: 350, y: 250), to: Point(x: 180, y: 250), 0.3, hold: 0.2)
    #expect(offset == 80)
    #expect(controller.pageControl.currentPage == 1)
    #expect(stage.settle())
    #expect(offset == 180)
    #expect(controller.cards[1].transform == .identity)
  }

  @Test(arguments: [0.05, 0.08, 0.12, 0.2])
  func `However fast it is thrown, it rests on a card`(duration: Double) {
    stage.swipe(from: Point(x: 380, y: 250), to: Point(x: 120, y: 250), duration)
    #expect(stage.settle())
    let page = controller.pageControl.currentPage
    #expect(page >= 1)
    #expect(offset == 260 * CGFloat(page) - 80)
    #expect(controller.cards[page].alpha == 1)
    #expect(controller.cards.filter { $0.transform == .identity }.count == 1)
  }

  @Test(arguments: [4.0, 8, 12, 20, 30])
  func `Pulled over its start and thrown back, it rests on a card`(step: Double) {
    stage.swipe(from: Point(x: 60, y: 250), to: Point(x: 300, y: 250), 0.3, hold: 0.2, lift: false)
    #expect(offset < -150)
    for count in 1...6 { stage.touch((1, .move, 300 - Double(count) * step, 250)) }
    #expect(offset < -80)
    stage.touch((1, .up, 300 - 6 * step, 250))
    #expect(stage.settle())
    let page = controller.pageControl.currentPage
    #expect(offset == 260 * CGFloat(page) - 80)
    #expect(controller.cards.filter { $0.transform == .identity }.count == 1)
  }

  @Test func `A tap on the dots goes to the next card`() {
    stage.tap(Point(x: 390, y: 435))
    #expect(stage.settle())
    #expect(controller.pageControl.currentPage == 1)
    #expect(offset == 180)
  }
}

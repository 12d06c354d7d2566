import Testing
import UIKit

@MainActor
struct CardTests {
  @Test func `A window shows a controller whose view lays out once`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CardController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "card 320.0", "viewDidAppear",
      ])
    #expect(controller.card.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(window.isKeyWindow)
  }

  @Test func `Observers fire for the property that is written`() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(card.frames.isEmpty)
    card.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(card.frames == [CGRect(x: 10, y: 20, width: 30, height: 40)])
    #expect(card.boundsChanges == 0)
    card.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(card.boundsChanges == 1)
    #expect(card.frames.count == 1)
    #expect(card.frame == CGRect(x: 0, y: 15, width: 50, height: 50))
  }

  @Test func `What Apple's Foundation has is here too`() {
    var transform = CGAffineTransform.identity
    transform = transform.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    #expect(CGRect.zero.equalTo(.zero))
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10)
        .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(NSObject().isEqual(nil) == false)
    #expect(Data([1]).count == 1)
  }
}

import Foundation
import PortableUIKit
import Testing

/// A view whose layer turns about another point than its middle stays where constraints have it.
@MainActor struct AnchorPointTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView.constrained()
  private let inner = UIView.constrained()
  private let loop: FrameLoop

  init() {
    window.screen = UIScreen()
    loop = FrameLoop(window: window)
    window.isHidden = false
    window.addSubview(view)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
  }

  @Test(arguments: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1), CGPoint(x: -0.5, y: 2)])
  func before(_ anchor: CGPoint) {
    view.layer.anchorPoint = anchor
    loop.frame(at: 0)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
  }

  @Test(arguments: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1), CGPoint(x: -0.5, y: 2)])
  func afterwards(_ anchor: CGPoint) {
    loop.frame(at: 0)
    view.layer.anchorPoint = anchor
    #expect(view.frame.origin != CGPoint(x: 20, y: 30))
    loop.frame(at: 1)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(view.center.x == 20 + 100 * anchor.x && view.center.y == 30 + 50 * anchor.y)
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 90, height: 40))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    loop.frame(at: 2)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
  }

  @Test func inAnAnimationAndWithATransform() {
    loop.frame(at: 0)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    UIView.animate(withDuration: 1) {
      view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      window.layoutIfNeeded()
    }
    loop.frame(at: 2)
    #expect(view.center == CGPoint(x: 20, y: 55))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  /// What is placed by its frame lies elsewhere then, and what is constrained to it goes along.
  @Test func whatIsConstrainedToAViewThatIsPlacedByHand() {
    let hand = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
    let follower = UIView.constrained()
    window.addSubview(hand)
    window.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.trailingAnchor.constraint(equalTo: hand.leadingAnchor),
      follower.topAnchor.constraint(equalTo: hand.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    loop.frame(at: 0)
    #expect(follower.frame == CGRect(x: 190, y: 100, width: 10, height: 10))
    hand.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(hand.frame == CGRect(x: 220, y: 100, width: 40, height: 40))
    loop.frame(at: 1)
    #expect(follower.frame == CGRect(x: 210, y: 100, width: 10, height: 10))
    // As is usual: the centre is moved, too, and all is where it was.
    hand.center.x = 200
    loop.frame(at: 2)
    #expect(hand.frame == CGRect(x: 200, y: 100, width: 40, height: 40))
    #expect(follower.frame == CGRect(x: 190, y: 100, width: 10, height: 10))
  }
}

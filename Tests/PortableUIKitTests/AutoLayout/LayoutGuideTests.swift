import Foundation
import PortableUIKit
import Testing

@MainActor struct LayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let view = UIView.constrained()

  init() {
    window.screen = UIScreen()
    window.addSubview(view)
  }

  private func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
  }

  @Test func theSafeAreaMovesWithTheBars() {
    window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    fill(window.safeAreaLayoutGuide)
    #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 222))
    #expect(window.safeAreaLayoutGuide.layoutFrame == view.frame)
    window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 390, height: 280))
  }

  @Test func margins() {
    window.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fill(window.layoutMarginsGuide)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 394, height: 296))
    window.layoutMargins.left = 50
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 1, width: 346, height: 296))
  }

  @Test func readableContentIsNotWiderThanReadable() {
    window.frame.size.width = 1000
    fill(window.readableContentGuide)
    #expect(view.frame.width == 672)
    #expect(view.frame.midX == 500)
  }

  @Test func guidesOfOnesOwnShareOutSpace() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { window.addLayoutGuide(guide) }
    #expect(window.layoutGuides == guides)
    #expect(guides[0].owningView === window)
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: window.leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: view.leadingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: window.trailingAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor, multiplier: 2),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      guides[0].topAnchor.constraint(equalTo: window.topAnchor),
      guides[0].heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 200, y: 0, width: 100, height: 10))
    #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 5))
    window.removeLayoutGuide(guides[0])
    #expect(window.layoutGuides == [guides[1]])
    #expect(guides[0].owningView == nil)
  }
}

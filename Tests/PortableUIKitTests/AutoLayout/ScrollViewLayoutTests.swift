import Foundation
import PortableUIKit
import Testing

@MainActor struct ScrollViewLayoutTests {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let content = UIView.constrained()

  init() {
    window.screen = UIScreen()
    window.isHidden = false
    window.addSubview(scrollView)
    scrollView.addSubview(content)
  }

  private func pin(
    to top: NSLayoutYAxisAnchor, _ left: NSLayoutXAxisAnchor,
    _ bottom: NSLayoutYAxisAnchor, _ right: NSLayoutXAxisAnchor, inset: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    let constraints = [
      content.topAnchor.constraint(equalTo: top, constant: inset),
      content.leadingAnchor.constraint(equalTo: left, constant: inset),
      content.bottomAnchor.constraint(equalTo: bottom, constant: -inset),
      content.trailingAnchor.constraint(equalTo: right, constant: -inset),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  private func pinToEdges(inset: CGFloat = 0) -> [NSLayoutConstraint] {
    pin(
      to: scrollView.topAnchor, scrollView.leadingAnchor, scrollView.bottomAnchor,
      scrollView.trailingAnchor, inset: inset)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) {
    content.widthAnchor.constraint(equalToConstant: width).isActive = true
    content.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test func edgesOfTheScrollViewAreItsContents() {
    _ = pinToEdges(inset: 10)
    size(500, 700)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 500, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 520, height: 720))
  }

  @Test func theContentGuideIsTheContentAndTheFrameGuideStays() {
    let guide = scrollView.contentLayoutGuide
    _ = pin(to: guide.topAnchor, guide.leadingAnchor, guide.bottomAnchor, guide.trailingAnchor)
    content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    let badge = UIView.constrained()
    scrollView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(badge.frame == CGRect(x: 280, y: 180, width: 20, height: 20))
    scrollView.contentOffset.y = 250
    window.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 280, y: 430, width: 20, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    scrollView.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
  }

  @Test func sizeAndCentreOfTheScrollViewAreItsFrames() {
    size(100, 50)
    content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    content.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func zoomingScalesTheRoomThatAViewTakesAndLayoutLeavesItAlone() {
    let delegate = Zooming(content)
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 4
    _ = pinToEdges()
    size(400, 300)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
    scrollView.zoomScale = 2
    let shown = content.frame
    #expect(shown == CGRect(x: 0, y: 0, width: 800, height: 600))
    scrollView.contentOffset = CGPoint(x: 123, y: 45)
    for _ in 0..<3 {
      scrollView.setNeedsLayout()
      content.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(scrollView.zoomScale == 2)
      #expect(content.frame == shown)
      #expect(content.bounds.size == CGSize(width: 400, height: 300))
      #expect(scrollView.contentSize == CGSize(width: 800, height: 600))
      #expect(scrollView.contentOffset == CGPoint(x: 123, y: 45))
    }
  }

  /// A popular way to centre: constants follow the zoom.
  @Test func constantsAroundAZoomedViewCentreIt() {
    let delegate = Zooming(content)
    scrollView.delegate = delegate
    scrollView.minimumZoomScale = 0.5
    let edges = pinToEdges()
    size(400, 300)
    window.layoutIfNeeded()
    scrollView.zoomScale = 0.5
    let margin = CGSize(
      width: (300 - content.frame.width) / 2, height: (200 - content.frame.height) / 2)
    edges[0].constant = margin.height
    edges[1].constant = margin.width
    edges[2].constant = -margin.height
    edges[3].constant = -margin.width
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 50, y: 25, width: 200, height: 150))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 200))
    #expect(scrollView.zoomScale == 0.5)
  }

  @Test func viewsInsideAZoomedViewKeepTheirPlace() {
    let delegate = Zooming(content)
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 4
    _ = pinToEdges()
    size(400, 300)
    let pin = UIView.constrained()
    content.addSubview(pin)
    NSLayoutConstraint.activate([
      pin.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      pin.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      pin.widthAnchor.constraint(equalToConstant: 20),
      pin.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    scrollView.zoomScale = 3
    window.layoutIfNeeded()
    #expect(pin.frame == CGRect(x: 370, y: 270, width: 20, height: 20))
  }
}

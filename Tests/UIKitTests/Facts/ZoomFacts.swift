import ScrollBed
import Testing
import UIKit

/// What code for iOS relies on when it zooms.
@MainActor
struct ZoomFacts {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var zooms = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  private let zoomer = Zoomer()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))

  private func prepare() {
    scrollView.delegate = zoomer
    scrollView.contentSize = picture.bounds.size
    scrollView.addSubview(picture)
    zoomer.view = picture
  }

  @Test func `1 The limits are stored as given and move nothing`() {
    prepare()
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.minimumZoomScale == 1)
    #expect(scrollView.maximumZoomScale == 1)
    scrollView.minimumZoomScale = 42
    #expect(scrollView.minimumZoomScale == 42)
    #expect(scrollView.maximumZoomScale == 1)
    scrollView.maximumZoomScale = 0
    #expect(scrollView.maximumZoomScale == 0)
    #expect(scrollView.minimumZoomScale == 42)
    #expect(scrollView.zoomScale == 1)
    #expect(zoomer.zooms == 0)
    #expect(picture.transform == .identity)
  }

  @Test func `5 The minimum reads back exactly, and every write tells`() {
    prepare()
    scrollView.minimumZoomScale = 320.0 / 1001
    scrollView.maximumZoomScale = 3
    scrollView.zoomScale = scrollView.minimumZoomScale
    #expect(scrollView.zoomScale == scrollView.minimumZoomScale)
    #expect(zoomer.zooms == 1)
    scrollView.setZoomScale(0.7, animated: false)
    #expect(zoomer.zooms == 2)
    scrollView.zoomScale = 0.01
    #expect(scrollView.zoomScale == scrollView.minimumZoomScale)
    #expect(zoomer.zooms == 3)
    scrollView.zoomScale = 77
    #expect(scrollView.zoomScale == scrollView.maximumZoomScale)
  }

  @Test func `6 The content size becomes the zoomed view's, whatever the client had set`() {
    prepare()
    scrollView.minimumZoomScale = 0.1
    scrollView.maximumZoomScale = 4
    scrollView.contentSize = CGSize(width: 5, height: 7)
    picture.frame = CGRect(x: 0, y: 0, width: 600, height: 900)
    scrollView.zoomScale = 0.5
    #expect(scrollView.contentSize == CGSize(width: 300, height: 450))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 300, height: 450))
    #expect(picture.bounds == CGRect(x: 0, y: 0, width: 600, height: 900))
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 1200, height: 1800))
    #expect(scrollView.contentInset.left == 10)
  }

  @Test func `7 The zoomed view is what the delegate answers at that moment`() {
    prepare()
    zoomer.view = nil
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(picture.transform == .identity)
    zoomer.view = picture
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2)
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrollView.addSubview(other)
    zoomer.view = other
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 3)
    #expect(other.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scrollView.contentSize == CGSize(width: 150, height: 150))
  }

  @Test func `15 A good client keeps zoom and centre when it is turned`() {
    final class PhotoView: UIScrollView, UIScrollViewDelegate {
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 3000))
      private var fittedSize = CGSize.zero

      override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addSubview(photo)
        contentSize = photo.bounds.size
      }

      required init?(coder: NSCoder) { nil }

      var centre: CGPoint {
        CGPoint(x: bounds.midX / contentSize.width, y: bounds.midY / contentSize.height)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != fittedSize else { return }
        let isFirst = fittedSize == .zero
        let zoom = isFirst ? 1 : zoomScale / minimumZoomScale
        let centre = isFirst ? CGPoint(x: 0.5, y: 0.5) : lastCentre
        fittedSize = bounds.size
        let fit = min(bounds.width / 4000, bounds.height / 3000)
        minimumZoomScale = fit
        maximumZoomScale = fit * 8
        zoomScale = fit * zoom
        contentOffset = CGPoint(
          x: centre.x * contentSize.width - bounds.width / 2,
          y: centre.y * contentSize.height - bounds.height / 2)
      }

      var lastCentre = CGPoint.zero
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = PhotoView(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.zoomScale == view.minimumZoomScale)
    view.zoomScale = view.minimumZoomScale * 2
    view.contentOffset.x = 100
    view.lastCentre = view.centre
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 844, height: 390))
    #expect(abs(view.zoomScale / view.minimumZoomScale - 2) < 1e-12)
    #expect(abs(view.centre.x - view.lastCentre.x) < 0.001)
    #expect(abs(view.centre.y - view.lastCentre.y) < 0.001)
  }

  @Test func `18 A transform set to identity makes the scale read 1`() {
    prepare()
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 3)
    picture.transform = .identity
    #expect(scrollView.zoomScale == 1)
    picture.transform = CGAffineTransform(scaleX: 2.5, y: 2.5)
    #expect(scrollView.zoomScale == 2.5)
  }
}

import ScrollBed
import Testing
import UIKit

/// A scroll view that writes down every property that is written, in order.
private final class ObservedScrollView: UIScrollView {
  var log: [String] = []
  override var frame: CGRect { didSet { log.append("frame") } }
  override var bounds: CGRect { didSet { log.append("bounds") } }
  override var center: CGPoint { didSet { log.append("center") } }
  override var transform: CGAffineTransform { didSet { log.append("transform") } }
  override var contentOffset: CGPoint { didSet { log.append("contentOffset") } }
  override var contentSize: CGSize { didSet { log.append("contentSize") } }
  override var contentInset: UIEdgeInsets { didSet { log.append("contentInset") } }
  override var zoomScale: CGFloat { didSet { log.append("zoomScale") } }
  override func adjustedContentInsetDidChange() { log.append("adjustedContentInset") }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

private final class ObservedContent: UIView {
  weak var owner: ObservedScrollView?
  override var frame: CGRect { didSet { owner?.log.append("content.frame") } }
  override var bounds: CGRect { didSet { owner?.log.append("content.bounds") } }
  override var center: CGPoint { didSet { owner?.log.append("content.center") } }
  override var transform: CGAffineTransform { didSet { owner?.log.append("content.transform") } }
}

@MainActor
struct WrittenThrough {
  private let view = ObservedScrollView(frame: .zero)
  private let content = ObservedContent(frame: CGRect(x: 0, y: 0, width: 3000, height: 6000))
  private let bed: Bed

  init() {
    bed = Bed(scrollView: view)
    view.addSubview(content)
    content.owner = view
    view.maximumZoomScale = 4
    bed.log.zoomView = content
    let view = view
    bed.log.onCall = { name, _ in view.log.append(name) }
    bed.frame()
    view.log = []
  }

  /// Runs of one line in a row are one.
  private func take() -> [String] {
    var lines: [String] = []
    for line in view.take() where line != lines.last { lines.append(line) }
    return lines
  }

  @Test func `Each write from outside calls its own observer, and what follows from it`() {
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.take() == ["didScroll", "bounds", "contentOffset"])
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.take() == ["contentOffset"])
    view.bounds.origin.y = 30
    #expect(view.take() == ["didScroll", "bounds"])
    view.contentSize.width = 2000
    #expect(view.take() == ["contentSize"])
    view.contentInset.top = 5
    #expect(
      view.take() == ["adjustedContentInset", "contentInset"])
    view.frame.size.height = 400
    #expect(view.take() == ["frame"])
    view.center.x += 5
    #expect(view.take() == ["center"])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.take() == ["transform"])
    view.transform = .identity
    view.log = []
    bed.frame()
    #expect(view.take() == ["layout"])
    bed.frame()
    #expect(view.take() == [])
  }

  @Test func `A zoom writes transform, size and offset before it is told`() {
    view.zoomScale = 2
    #expect(
      view.take() == [
        "content.transform", "content.center", "contentSize", "didScroll", "bounds",
        "contentOffset", "didZoom", "zoomScale",
      ])
    #expect(view.contentSize == CGSize(width: 6000, height: 12000))
  }

  @Test func `A drag writes the offset once for every frame that moves it`() {
    bed.swipe(from: (160, 400), to: (160, 100), 0.1)
    bed.settle()
    let lines = view.take()
    let scrolls = lines.filter { $0 == "didScroll" }.count
    #expect(scrolls > 100)
    #expect(lines.filter { $0 == "contentOffset" }.count == scrolls)
    #expect(lines.filter { $0 == "bounds" }.count == scrolls)
    // Each frame lays out once, the one without a movement included.
    #expect(abs(lines.filter { $0 == "layout" }.count - scrolls) <= 2)
    #expect(!lines.contains("frame"))
    #expect(!lines.contains("contentSize"))
  }

  @Test func `Every step of an animated zoom is written through`() {
    view.setZoomScale(2, animated: true)
    bed.wait(0.1)
    #expect(
      take().prefix(9) == [
        "willBeginZooming", "content.transform", "content.center", "contentSize", "didScroll",
        "bounds", "contentOffset", "didZoom", "layout",
      ])
    bed.settle()
    let lines = take()
    #expect(lines.suffix(2) == ["didEndZooming", "layout"] || lines.last == "didEndZooming")
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `A superview that changes its size writes the frame`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bed.window.frame.size = CGSize(width: 400, height: 500)
    #expect(view.take() == ["frame"])
    #expect(view.frame.size == CGSize(width: 400, height: 500))
  }
}

/// Owners who write again what they are told of.
@MainActor
struct WrittenAgain {
  @Test func `The offset, in didScroll`() {
    let bed = Bed()
    bed.log.onCall = { name, view in
      if name == "didScroll" { view.contentOffset.x = 40 }
    }
    bed.swipe(from: (160, 400), to: (100, 200), 0.1)
    bed.settle()
    #expect(bed.scrollView.contentOffset.x == 40)
    #expect(bed.scrollView.contentOffset.y > 300)
    #expect(!bed.scrollView.isDecelerating)
  }

  @Test func `The size of the content, in didZoom`() {
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
    var calls = 0
    bed.log.onCall = { name, view in
      guard name == "didZoom" else { return }
      calls += 1
      view.contentSize = CGSize(width: 5000, height: 5000)
    }
    bed.pinch((160, 230), 100, 300, 0.3)
    bed.settle()
    #expect(calls > 10)
    #expect(bed.scrollView.contentSize == CGSize(width: 5000, height: 5000))
    #expect(!bed.scrollView.isZooming)
  }

  @Test func `The zoom, in didZoom`() {
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true)
    var calls = 0
    bed.log.onCall = { name, view in
      guard name == "didZoom" else { return }
      calls += 1
      if view.zoomScale > 2 { view.zoomScale = 2 }
    }
    bed.scrollView.zoomScale = 3
    #expect(bed.scrollView.zoomScale == 2)
    #expect(calls == 2)
  }

  @Test func `The insets, in didZoom and in the layout`() {
    final class Centring: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let spare = max(0, (bounds.height - contentSize.height) / 2)
        contentInset = UIEdgeInsets(top: spare, left: 0, bottom: spare, right: 0)
      }
    }
    let view = Centring(frame: .zero)
    let bed = Bed(content: CGSize(width: 320, height: 460), zooms: true, scrollView: view)
    bed.scrollView.zoomScale = 0.5
    bed.frame()
    #expect(view.contentInset.top == 115)
    #expect(view.contentOffset.y == -115)
  }
}

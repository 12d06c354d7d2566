import Foundation
import PortableUIKit
import Testing

/// Writes down which of its overridden properties were written.
private final class ObservedView: UIView {
  var log: [String] = []

  override var frame: CGRect {
    didSet { log.append("frame") }
  }
  override var bounds: CGRect {
    didSet { log.append("bounds") }
  }
  override var center: CGPoint {
    didSet { log.append("center") }
  }
  override var transform: CGAffineTransform {
    didSet { log.append("transform") }
  }
}

/// Keeps its bounds' origin at zero by writing in its own observer.
private final class PinnedView: UIView {
  var count = 0
  override var bounds: CGRect {
    didSet {
      count += 1
      if bounds.origin != .zero { bounds.origin = .zero }
    }
  }
}

@MainActor
struct UIViewOverrideTests {
  @Test func `Only the property that is written calls its observer`() {
    let view = ObservedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.log.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.bounds.origin.x = 5
    view.center.x = 50
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.log == ["frame", "bounds", "center", "transform"])
  }

  @Test func `Writing a property in its own observer ends`() {
    let view = PinnedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds = CGRect(x: 3, y: 4, width: 10, height: 10)
    #expect(view.bounds.origin == .zero)
    // Once for the write from outside, once for the view's own.
    #expect(view.count == 2)
  }

  @Test func `Autoresizing writes through frame, or through bounds and center when turned`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ObservedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(view.log == ["frame"])
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.log = []
    parent.bounds.size = CGSize(width: 300, height: 300)
    #expect(view.log == ["bounds", "center"])
    #expect(view.bounds.size == CGSize(width: 300, height: 300))
    #expect(view.center == CGPoint(x: 150, y: 150))
  }

  @Test func `Sizing to fit writes through bounds`() {
    let view = ObservedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.log == ["bounds"])
  }

  @Test func `The plain initialiser reaches init(frame:) of a subclass`() {
    final class Configured: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 42
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Configured().tag == 42)
  }
}

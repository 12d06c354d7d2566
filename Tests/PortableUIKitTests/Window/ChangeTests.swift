import Foundation
import ScrollEngine
import ScrollGeometry
import Testing

@testable import PortableUIKit

/// A change asks for a frame of the window that shows it, and of no other.
@MainActor
struct ChangeTests {
  @MainActor
  private final class Shown {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let loop: FrameLoop

    init() {
      window.addSubview(view)
      window.isHidden = false
      loop = FrameLoop(window: window)
      loop.frame(at: 0)
    }
  }

  private let one = Shown()
  private let other = Shown()

  /// Whatever tests before this one have left to be told is told.
  private func settle() {
    one.loop.frame(at: 0)
    other.loop.frame(at: 0)
  }

  private func expect(_ first: Bool, _ second: Bool, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(one.loop.needsFrame == first, sourceLocation: location)
    #expect(other.loop.needsFrame == second, sourceLocation: location)
    settle()
    #expect(!one.loop.needsFrame && !other.loop.needsFrame, sourceLocation: location)
  }

  @Test func `Geometry, look and content count in their own window`() {
    settle()
    expect(false, false)
    one.view.alpha = 0.5
    expect(true, false)
    other.view.center.x += 1
    expect(false, true)
    one.view.setNeedsDisplay()
    expect(true, false)
    one.view.layer.contentsGravity = .center
    expect(true, false)
  }

  @Test func `What has come to a window counts there, and no more once it has left`() {
    settle()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(inner)
    inner.backgroundColor = .red
    expect(false, false)
    one.view.addSubview(outer)
    expect(true, false)
    inner.backgroundColor = .blue
    expect(true, false)
    other.view.addSubview(outer)
    expect(true, true)
    inner.backgroundColor = .green
    expect(false, true)
    outer.removeFromSuperview()
    expect(false, true)
    inner.backgroundColor = .red
    expect(false, false)
  }

  @Test func `A mask counts with what it masks`() {
    settle()
    let mask = CAShapeLayer()
    let part = CAShapeLayer()
    mask.addSublayer(part)
    one.view.layer.mask = mask
    expect(true, false)
    mask.fillColor = UIColor.red.cgColor
    expect(true, false)
    part.lineWidth = 3
    expect(true, false)
    one.view.layer.mask = nil
    expect(true, false)
    part.lineWidth = 4
    expect(false, false)
  }

  @Test func `A scroll view's indicators count in its own window`() {
    settle()
    let scrollView = UIScrollView(frame: one.view.bounds)
    scrollView.contentSize = CGSize(width: 50, height: 500)
    one.view.addSubview(scrollView)
    expect(true, false)
    scrollView.flashScrollIndicators()
    #expect(one.loop.needsFrame && !other.loop.needsFrame)
    one.loop.frame(at: 0.9)
    #expect(one.loop.needsFrame && !other.loop.needsFrame)
  }
}

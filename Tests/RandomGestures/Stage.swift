import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A scene as views, and what is to hold for it.
@MainActor
final class Stage {
  let scene: Scene
  let outer = Watcher(name: "outer")
  let inner = Watcher(name: "inner")
  private let window: UIWindow
  private let scrollView = UIScrollView(frame: .zero)
  private let nested = UIScrollView(frame: .zero)
  private let content = UIView(frame: .zero)
  private let nestedContent = UIView(frame: .zero)
  private let loop: FrameLoop
  private var lastFrame = 0.0
  /// The frames that it took to come to rest, seconds.
  private(set) var lastFrames: [Double] = []
  /// What a program does inside callbacks.
  private var meddling: Random?
  private var isMeddling = false
  /// Told of every step, every call of a delegate, and everything that the program does in one.
  private let trace: ((String) -> Void)?
  /// The program chose a place to end, or a rate: then it takes as long as it takes.
  private var mayTakeLong: Bool

  init(_ scene: Scene, meddling: Random?, trace: ((String) -> Void)? = nil) {
    self.scene = scene
    self.meddling = meddling
    self.trace = trace
    mayTakeLong = !(scene.rate <= 0.998)
    UIScreen.main.scale = CGFloat(scene.pixelsPerPoint)
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: scene.window.width, height: scene.window.height))
    loop = FrameLoop(window: window)
    content.frame = CGRect(x: 0, y: 0, width: scene.content.width, height: scene.content.height)
    set(scrollView)
    scrollView.delegate = outer
    scrollView.addSubview(content)
    outer.zoomView = scene.zooms ? content : nil
    window.addSubview(scrollView)
    if scene.isNested { addNested() }
    addRecognizers()
    window.makeKeyAndVisible()
    outer.trace = trace
    inner.trace = trace
    loop.frame(at: 0)
    guard meddling != nil else { return }
    outer.meddle = { [unowned self] _ in meddle() }
    inner.meddle = { [unowned self] _ in meddle() }
    outer.retarget = { [unowned self] in retarget($0) }
  }

  private func set(_ view: UIScrollView) {
    view.frame = CGRect(x: 0, y: 0, width: scene.frame.width, height: scene.frame.height)
    view.contentSize = CGSize(width: scene.content.width, height: scene.content.height)
    view.contentInset = UIEdgeInsets(
      top: CGFloat(scene.insets.top), left: CGFloat(scene.insets.left),
      bottom: CGFloat(scene.insets.bottom), right: CGFloat(scene.insets.right))
    view.isPagingEnabled = scene.pages
    view.bounces = scene.bounces
    view.alwaysBounceHorizontal = scene.alwaysBouncesAcross
    view.alwaysBounceVertical = scene.alwaysBouncesDown
    view.bouncesZoom = scene.bouncesZoom
    view.isDirectionalLockEnabled = scene.locksDirection
    view.minimumZoomScale = CGFloat(scene.limits.minimum)
    view.maximumZoomScale = CGFloat(scene.limits.maximum)
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(scene.rate))
  }

  private func addNested() {
    nested.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    nested.contentSize = CGSize(width: 500, height: 900)
    nestedContent.frame = CGRect(x: 0, y: 0, width: 500, height: 900)
    nested.minimumZoomScale = 0.5
    nested.maximumZoomScale = 3
    inner.zoomView = nestedContent
    nested.delegate = inner
    nested.addSubview(nestedContent)
    content.addSubview(nested)
  }

  /// What competes with the scroll view: taps of which one waits for the other, a long press, a control.
  private func addRecognizers() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [single, double, UILongPressGestureRecognizer()] {
      content.addGestureRecognizer(recognizer)
    }
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    content.addSubview(control)
  }

  // MARK: What happens

  func perform(_ step: Step) {
    trace?(step.script)
    switch step {
    case .event(let event): loop.send(event)
    case .act(let act, let onNested): perform(act, on: onNested ? nested : scrollView)
    case .frame(let time):
      loop.frame(at: time)
      if time.isFinite, time.magnitude < 1e7 { lastFrame = time }
      outer.check(scrollView)
      inner.check(nested)
    }
  }

  /// Frames until it rests; then everything must have ended, and limits must hold.
  func finish() {
    meddling = nil
    scrollView.delegate = outer
    if scrollView.superview == nil { window.addSubview(scrollView) }
    let limit = mayTakeLong ? 60 : 10
    for _ in 0..<limit * 60 where !loop.isAtRest {
      lastFrame += 1.0 / 60
      loop.frame(at: lastFrame)
      lastFrames.append(lastFrame)
    }
    if !loop.isAtRest { outer.fault("still moving \(limit) s after the last touch") }
    // Scroll indicators notice that it rests, and are gone.
    for _ in 0..<2 {
      lastFrame += 1
      loop.frame(at: lastFrame)
    }
    if loop.needsFrame { outer.fault("asks for frames at rest") }
    outer.checkEnds()
    inner.checkEnds()
    check(scrollView, outer)
    check(nested, inner)
    if !scene.isProgrammed, !scene.isHostile { checkLimits() }
    if scene.isPlain, outer.calls == 0 { outer.fault("nothing happened") }
  }

  private func check(_ view: UIScrollView, _ watcher: Watcher) {
    watcher.check(view)
    let flags = [
      ("tracking", view.isTracking), ("dragging", view.isDragging),
      ("decelerating", view.isDecelerating), ("zooming", view.isZooming),
      ("zoom bouncing", view.isZoomBouncing), ("scroll animating", view.isScrollAnimating),
      ("zoom animating", view.isZoomAnimating),
    ]
    for (name, isSet) in flags where isSet { watcher.fault("\(name) at rest") }
    let recognizers = (view.gestureRecognizers ?? []) + (content.gestureRecognizers ?? [])
    for recognizer in recognizers where recognizer.state != .possible {
      watcher.fault("\(type(of: recognizer)) is \(recognizer.state) at rest")
    }
  }

  private func checkLimits() {
    let view = scrollView
    let inset = view.adjustedContentInset
    // Half a pixel, and what two numbers of this size can be told apart by.
    let slack =
      1 / UIScreen.main.scale + max(view.contentSize.width, view.contentSize.height).ulp * 4
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(low.y, view.contentSize.height + inset.bottom - view.bounds.height))
    let offset = view.contentOffset
    if offset.x < low.x - slack || offset.x > high.x + slack || offset.y < low.y - slack
      || offset.y > high.y + slack
    {
      outer.fault("rests at \(offset), allowed \(low) to \(high)")
    }
    let (least, most) = (view.minimumZoomScale, view.maximumZoomScale)
    guard least > 0, most > least, outer.zoomView != nil else { return }
    let scale = view.zoomScale
    // Nobody has zoomed: the scale of 1 may lie outside.
    if scale != 1, scale < least || scale > most { outer.fault("rests at zoom scale \(scale)") }
  }

  // MARK: The program

  private func meddle() {
    guard !isMeddling, meddling?.chance(0.05) == true else { return }
    isMeddling = true
    let hostile = scene.isHostile ? 0.15 : 0
    var random = meddling ?? Random(seed: 0)
    let act = Act(random: &random, hostile: hostile)
    let onNested = scene.isNested && random.chance(0.4)
    meddling = random
    perform(act, on: onNested ? nested : scrollView)
    isMeddling = false
  }

  private func retarget(_ target: CGPoint) -> CGPoint {
    guard meddling?.chance(0.2) == true else { return target }
    mayTakeLong = true
    let hostile = scene.isHostile ? 0.2 : 0
    return CGPoint(
      x: meddling?.number(-100...1000, orHostile: hostile) ?? 0,
      y: meddling?.number(-100...1000, orHostile: hostile) ?? 0)
  }

  private func perform(_ act: Act, on view: UIScrollView) {
    let isOuter = view === scrollView
    if isMeddling { trace?("    the program, \(isOuter ? "outside" : "inside"): \(act)") }
    switch act {
    case .assignOffset(let x, let y): view.contentOffset = CGPoint(x: x, y: y)
    case .setOffset(let x, let y, let animated):
      view.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    case .boundsOrigin(let x, let y): view.bounds.origin = CGPoint(x: x, y: y)
    case .showRect(let x, let y, let width, let height, let animated):
      view.scrollRectToVisible(
        CGRect(x: x, y: y, width: width, height: height), animated: animated)
    case .zoom(let scale, let animated): view.setZoomScale(CGFloat(scale), animated: animated)
    case .zoomToRect(let x, let y, let width, let height, let animated):
      view.zoom(to: CGRect(x: x, y: y, width: width, height: height), animated: animated)
    case .zoomLimits(let least, let most):
      view.minimumZoomScale = CGFloat(least)
      view.maximumZoomScale = CGFloat(most)
    case .scaleContent(let scale):
      (isOuter ? content : nestedContent).transform = CGAffineTransform(
        scaleX: CGFloat(scale), y: CGFloat(scale))
    case .contentSize(let width, let height):
      view.contentSize = CGSize(width: width, height: height)
    case .insets(let top, let left):
      view.contentInset = UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: 9, right: 0)
    case .resize(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .enableScrolling(let isOn): view.isScrollEnabled = isOn
    case .enablePan(let isOn): view.panGestureRecognizer.isEnabled = isOn
    case .enablePinch(let isOn): view.pinchGestureRecognizer?.isEnabled = isOn
    case .page(let isOn): view.isPagingEnabled = isOn
    case .bounce(let isOn): view.bounces = isOn
    case .zoomView(let isThere):
      let watcher = isOuter ? outer : inner
      watcher.zoomView = isThere ? isOuter ? content : nestedContent : nil
    case .leaveWindow: view.removeFromSuperview()
    case .enterWindow:
      if view.superview == nil { isOuter ? window.addSubview(view) : content.addSubview(view) }
    case .stop: view.stopScrollingAndZooming()
    case .scrollToTop: window.scrollToTop()
    case .layout: view.layoutIfNeeded()
    }
  }
}

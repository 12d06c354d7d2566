import Foundation
import PortableUIKit
import Testing

/// Writes down what it is told of its place in the tree.
private final class LoggingView: UIView {
  static nonisolated(unsafe) var log: [String] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { Self.log.append("\(name) \(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMoveToSuperview \((newSuperview as? LoggingView)?.name ?? "nil")")
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview \((superview as? LoggingView)?.name ?? "nil")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
  }
  override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }
  override func didAddSubview(_ subview: UIView) {
    note("didAdd \((subview as? LoggingView)?.name ?? "?")")
  }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemove \((subview as? LoggingView)?.name ?? "?")")
  }

  static func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor @Suite(.serialized)
struct UIViewHierarchyTests {
  private let parent = UIView()
  private let views = (0..<4).map { number in
    let view = UIView()
    view.tag = number
    return view
  }

  private func order(_ view: UIView? = nil) -> [Int] { (view ?? parent).subviews.map(\.tag) }

  private func addAll() {
    for view in views { parent.addSubview(view) }
  }

  @Test func `Adding appends, and adding again moves to the front`() {
    addAll()
    #expect(order() == [0, 1, 2, 3])
    #expect(views[0].superview === parent)
    parent.addSubview(views[1])
    #expect(order() == [0, 2, 3, 1])
    #expect(views[1].superview === parent)
  }

  @Test func `An index past the end appends, a negative one goes to the back`() {
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 99)
    #expect(order() == [0, 1])
    parent.insertSubview(views[2], at: 0)
    #expect(order() == [2, 0, 1])
    parent.insertSubview(views[3], at: -1)
    #expect(order() == [3, 2, 0, 1])
    parent.insertSubview(views[3], at: 2)
    #expect(order() == [2, 0, 3, 1])
  }

  @Test func `Below and above a sibling, and in front beside a stranger`() {
    addAll()
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(order() == [0, 3, 1, 2])
    parent.insertSubview(views[0], aboveSubview: views[1])
    #expect(order() == [3, 1, 0, 2])
    let stranger = UIView()
    parent.insertSubview(views[3], belowSubview: stranger)
    #expect(order() == [1, 0, 2, 3])
    parent.insertSubview(views[1], aboveSubview: stranger)
    #expect(order() == [0, 2, 3, 1])
    parent.insertSubview(views[2], belowSubview: views[2])
    #expect(order() == [0, 2, 3, 1])
  }

  @Test func `Exchanging, to the front and to the back`() {
    addAll()
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order() == [2, 1, 0, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(order() == [2, 1, 0, 3])
    parent.bringSubviewToFront(views[2])
    #expect(order() == [1, 0, 3, 2])
    parent.sendSubviewToBack(views[3])
    #expect(order() == [3, 1, 0, 2])
    parent.bringSubviewToFront(UIView())
    #expect(order() == [3, 1, 0, 2])
  }

  @Test func `The layers follow the views, with the layers that are no view's between them`() {
    let extra = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(extra)
    parent.addSubview(views[1])
    parent.insertSubview(views[2], aboveSubview: views[0])
    let expected = [views[0].layer, views[2].layer, extra, views[1].layer]
    #expect(parent.layer.sublayers.map { $0.elementsEqual(expected, by: ===) } == true)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    let swapped = [views[1].layer, views[2].layer, extra, views[0].layer]
    #expect(parent.layer.sublayers.map { $0.elementsEqual(swapped, by: ===) } == true)
    #expect(order() == [1, 2, 0])
    views[2].removeFromSuperview()
    #expect(views[2].layer.superlayer == nil)
    #expect(parent.layer.sublayers?.count == 3)
    parent.insertSubview(views[2], belowSubview: views[0])
    let below = [views[1].layer, extra, views[2].layer, views[0].layer]
    #expect(parent.layer.sublayers.map { $0.elementsEqual(below, by: ===) } == true)
  }

  @Test func `Above a view is right above it, where a layer that is no view's is in front of all`()
  {
    let extra = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(extra)
    parent.insertSubview(views[1], aboveSubview: views[0])
    let expected = [views[0].layer, views[1].layer, extra]
    #expect(parent.layer.sublayers.map { $0.elementsEqual(expected, by: ===) } == true)
    parent.insertSubview(views[2], aboveSubview: UIView())
    #expect(parent.layer.sublayers?.last === views[2].layer)
  }

  @Test func `Moving to another parent leaves the first one`() {
    let other = UIView()
    addAll()
    other.addSubview(views[1])
    #expect(order() == [0, 2, 3])
    #expect(order(other) == [1])
    #expect(views[1].superview === other)
  }

  @Test func `Everybody is told, in order, on add, move and removal`() {
    let window = UIWindow()
    let a = LoggingView("a")
    let b = LoggingView("b")
    let child = LoggingView("child")
    let grandchild = LoggingView("grandchild")
    child.addSubview(grandchild)
    window.addSubview(a)
    window.addSubview(b)
    _ = LoggingView.takeLog()
    a.addSubview(child)
    #expect(
      LoggingView.takeLog() == [
        "child willMoveToWindow window", "grandchild willMoveToWindow window",
        "child willMoveToSuperview a", "child didMoveToWindow window",
        "grandchild didMoveToWindow window", "child didMoveToSuperview a", "a didAdd child",
      ])
    b.addSubview(child)
    #expect(
      LoggingView.takeLog() == [
        "a willRemove child", "child willMoveToSuperview b", "child didMoveToSuperview b",
        "b didAdd child",
      ])
    child.removeFromSuperview()
    #expect(
      LoggingView.takeLog() == [
        "b willRemove child", "child willMoveToWindow nil", "grandchild willMoveToWindow nil",
        "child willMoveToSuperview nil", "child didMoveToWindow nil",
        "grandchild didMoveToWindow nil", "child didMoveToSuperview nil",
      ])
    child.removeFromSuperview()
    #expect(LoggingView.takeLog().isEmpty)
  }

  @Test func `Descendants, tags and windows are found`() {
    let window = UIWindow()
    addAll()
    let deep = UIView()
    deep.tag = 77
    views[2].addSubview(deep)
    #expect(deep.isDescendant(of: parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
    #expect(parent.viewWithTag(77) === deep)
    #expect(parent.viewWithTag(78) == nil)
    #expect(deep.window == nil)
    window.addSubview(parent)
    #expect(deep.window === window)
    #expect(window.window === window)
  }

  @Test func `A recogniser is on one view at a time`() {
    let tap = UITapGestureRecognizer()
    views[0].addGestureRecognizer(tap)
    #expect(tap.view === views[0])
    views[1].addGestureRecognizer(tap)
    #expect(tap.view === views[1])
    #expect(views[0].gestureRecognizers == nil)
    #expect(views[1].gestureRecognizers?.count == 1)
    views[1].gestureRecognizers = nil
    #expect(tap.view == nil)
  }
}

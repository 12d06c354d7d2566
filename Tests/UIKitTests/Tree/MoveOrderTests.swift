import Testing
import UIKit

@MainActor
private var log: [String] = []

private final class Named: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.append("\(name) \(text)") }
  private func title(_ view: UIView?) -> String {
    (view as? Named)?.name ?? (view is UIWindow ? "window" : view == nil ? "nil" : "?")
  }

  override func willMove(toSuperview new: UIView?) { note("willMove to \(title(new))") }
  override func didMoveToSuperview() { note("didMove to \(title(superview))") }
  override func willMove(toWindow new: UIWindow?) {
    note("willMove window \(new?.tag ?? 0)")
  }
  override func didMoveToWindow() { note("didMove window \(window?.tag ?? 0)") }
  override func didAddSubview(_ subview: UIView) { note("didAdd \(title(subview))") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove \(title(subview))") }
}

/// The whole order of calls when views come, go and move.
@MainActor @Suite(.serialized)
struct MoveOrderTests {
  private let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = Named("a")
  private let b = Named("b")
  private let c = Named("c")

  init() {
    first.tag = 1
    second.tag = 2
    log = []
  }

  private func take() -> [String] {
    defer { log = [] }
    return log
  }

  @Test func `Into a window with what it holds, to another window, and out`() {
    a.addSubview(b)
    #expect(take() == ["b willMove to a", "b didMove to a", "a didAdd b"])
    first.addSubview(a)
    #expect(
      take() == [
        "a willMove window 1", "b willMove window 1", "a willMove to window",
        "a didMove window 1", "b didMove window 1", "a didMove to window",
      ])
    second.addSubview(a)
    #expect(
      take() == [
        "a willMove window 2", "b willMove window 2", "a willMove to window",
        "a didMove window 2", "b didMove window 2", "a didMove to window",
      ])
    #expect(first.subviews.isEmpty)
    a.removeFromSuperview()
    #expect(
      take() == [
        "a willMove window 0", "b willMove window 0", "a willMove to nil", "a didMove window 0",
        "b didMove window 0", "a didMove to nil",
      ])
    a.removeFromSuperview()
    #expect(take().isEmpty)
  }

  @Test func `From one parent to another in the same window, and within one parent`() {
    first.addSubview(a)
    first.addSubview(b)
    a.addSubview(c)
    _ = take()
    b.addSubview(c)
    #expect(take() == ["a willRemove c", "c willMove to b", "c didMove to b", "b didAdd c"])
    b.addSubview(c)
    b.bringSubviewToFront(c)
    b.sendSubviewToBack(c)
    #expect(take().isEmpty)
    b.insertSubview(a, at: 0)
    #expect(b.subviews == [a, c])
    b.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(b.subviews == [c, a])
    #expect(take() == ["a willMove to b", "a didMove to b", "b didAdd a"])
  }

  @Test func `Interactions and editing`() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      func willMove(to view: UIView?) { log.append("will \(view == nil ? "nil" : "view")") }
      func didMove(to view: UIView?) {
        self.view = view
        log.append("did \(view == nil ? "nil" : "view")")
      }
    }
    let interaction = Interaction()
    a.addInteraction(interaction)
    #expect(a.interactions.count == 1)
    b.addInteraction(interaction)
    #expect(a.interactions.isEmpty)
    b.removeInteraction(interaction)
    #expect(
      take() == ["will view", "did view", "will nil", "did nil", "will view", "did view"]
        + ["will nil", "did nil"])

    final class Editor: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { tag == 0 }
    }
    let editor = Editor()
    a.addSubview(editor)
    first.addSubview(a)
    #expect(editor.becomeFirstResponder())
    #expect(b.endEditing(false))
    #expect(editor.isFirstResponder)
    editor.tag = 1
    #expect(!a.endEditing(false))
    #expect(a.endEditing(true))
    #expect(!editor.isFirstResponder)
  }

  @Test func `Sizing to fit keeps the corner, turned or not`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 60, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 10, height: 10)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
  }
}

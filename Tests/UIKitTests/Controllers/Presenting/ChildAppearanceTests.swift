import ScrollTesting
import Testing
import UIKit

/// Children of controllers that are presented, and of those that are covered.
@MainActor
struct ChildAppearanceTests {
  private let calls = CallList()
  private let root: LoggedPage
  private let rootChild: LoggedPage
  private let panel: LoggedPage
  private let panelChild: LoggedPage
  private let stage: Stage

  private init() {
    root = LoggedPage("root", calls)
    rootChild = LoggedPage("root's child", calls)
    panel = LoggedPage("panel", calls)
    panelChild = LoggedPage("panel's child", calls)
    for (parent, child) in [(root, rootChild), (panel, panelChild)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage = Stage(size: CGSize(width: 400, height: 600), framesPerSecond: 100, root: root)
    _ = calls.take()
  }

  @Test func `Over everything the children of both go along`() {
    panel.modalPresentationStyle = .fullScreen
    root.present(panel, animated: true)
    stage.wait(0.1)
    #expect(
      calls.take() == [
        "root willDisappear animated", "root's child willDisappear animated",
        "panel willAppear animated", "panel's child willAppear animated",
        "panel's child isAppearing animated", "panel isAppearing animated",
      ])
    stage.settle()
    #expect(
      calls.take() == [
        "panel didAppear animated", "panel's child didAppear animated",
        "root didDisappear animated", "root's child didDisappear animated",
      ])
    panel.dismiss(animated: true)
    stage.wait(0.1)
    #expect(
      calls.take() == [
        "panel willDisappear animated", "panel's child willDisappear animated",
        "root willAppear animated", "root's child willAppear animated",
        "root's child isAppearing animated", "root isAppearing animated",
      ])
    stage.settle()
    #expect(
      calls.take() == [
        "root didAppear animated", "root's child didAppear animated",
        "panel didDisappear animated", "panel's child didDisappear animated",
      ])
  }

  @Test func `A card leaves those below as they are`() {
    panel.modalPresentationStyle = .pageSheet
    root.present(panel, animated: true)
    stage.settle()
    #expect(
      calls.take() == [
        "panel willAppear animated", "panel's child willAppear animated",
        "panel's child isAppearing animated", "panel isAppearing animated",
        "panel didAppear animated", "panel's child didAppear animated",
      ])
    panel.dismiss(animated: false)
    stage.settle()
    #expect(
      calls.take() == [
        "panel willDisappear", "panel's child willDisappear", "panel didDisappear",
        "panel's child didDisappear",
      ])
  }

  @Test func `A stack that is presented brings its topmost page, and pushes within it`() {
    let page = LoggedPage("page", calls)
    let next = LoggedPage("next", calls)
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .overFullScreen
    _ = calls.take()
    root.present(stack, animated: true)
    stage.settle()
    #expect(
      calls.take() == [
        "page willAppear animated", "page isAppearing animated", "page didAppear animated",
      ])
    stack.pushViewController(next, animated: false)
    stage.settle()
    #expect(
      calls.take() == [
        "next willMove in", "page willDisappear", "next willAppear", "next isAppearing",
        "page didDisappear", "next didMove in", "next didAppear",
      ])
    stack.dismiss(animated: true)
    stage.settle()
    #expect(calls.take() == ["next willDisappear animated", "next didDisappear animated"])
  }

  @Test func `Who forwards them by hand is left alone`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let manual = Manual()
    let child = LoggedPage("child", calls)
    manual.addChild(child)
    manual.view.addSubview(child.view)
    child.didMove(toParent: manual)
    _ = calls.take()
    manual.modalPresentationStyle = .overFullScreen
    root.present(manual, animated: true)
    stage.settle()
    #expect(calls.take().isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(calls.take() == ["child willAppear", "child didAppear"])
  }
}

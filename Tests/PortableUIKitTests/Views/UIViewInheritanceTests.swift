import Foundation
@testable import PortableUIKit
import Testing

private final class TintedView: UIView {
  var tintChanges = 0
  override func tintColorDidChange() { tintChanges += 1 }
}

@MainActor @Suite(.serialized)
struct UIViewInheritanceTests {
  private func changes(_ views: TintedView...) -> [Int] { views.map(\.tintChanges) }

  @Test func `The tint is the nearest one that was set`() {
    let root = TintedView()
    let child = TintedView()
    let leaf = TintedView()
    root.addSubview(child)
    child.addSubview(leaf)
    #expect(leaf.tintColor === UIColor.tintColor)
    root.tintColor = .red
    #expect(leaf.tintColor === UIColor.red)
    #expect(changes(root, child, leaf) == [1, 1, 1])
    child.tintColor = .green
    root.tintColor = .blue
    #expect(leaf.tintColor === UIColor.green)
    #expect(changes(root, child, leaf) == [2, 2, 2])
    child.tintColor = nil
    #expect(leaf.tintColor === UIColor.blue)
  }

  @Test func `The safe area reaches into a view as far as the view reaches under it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let full = UIView(frame: window.bounds)
    let lower = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    window.addSubview(full)
    full.addSubview(lower)
    #expect(full.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    #expect(lower.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 8, right: 8))
    lower.insetsLayoutMarginsFromSafeArea = false
    #expect(lower.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    lower.layoutMargins = .zero
    #expect(lower.layoutMargins == .zero)
  }

  @Test func `The direction is the language's unless the view says otherwise`() {
    let application = UIApplication.shared
    application.set(.rightToLeft, to: true)
    defer { application.set(.rightToLeft, to: false) }
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    application.set(.rightToLeft, to: false)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `Dynamic colours follow light and dark`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    UIApplication.shared.set(.dark, to: true)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.removeFromSuperview()
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    UIApplication.shared.set(.dark, to: false)
  }

  @Test func `Defaults are UIKit's`() {
    let view = UIView()
    #expect(view.frame == .zero)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isOpaque)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(!view.clipsToBounds)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.autoresizingMask == [])
    #expect(view.autoresizesSubviews)
    #expect(view.tag == 0)
    #expect(view.gestureRecognizers == nil)
    #expect(view.transform == .identity)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.layer.borderColor == UIColor.black.cgColor)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIWindow().isHidden)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
  }
}

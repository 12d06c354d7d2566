import Testing
import UIKit

@MainActor @Suite(.serialized)
struct TraitTests {
  private final class Told: UIView {
    var changes: [String] = []
    var inLayout: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let now = UITraitCollection.current.userInterfaceStyle
      changes.append("\(previous?.userInterfaceStyle.rawValue ?? -1) to \(now.rawValue)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      inLayout.append(UITraitCollection.current.userInterfaceStyle)
      layer.borderColor = UIColor.label.cgColor
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The screen is everybody's: between a test's `init` and its body others may run.
  private func takeScreen() { UIScreen.main.bounds = window.bounds }

  @Test func `A change tells what was, and colours follow`() {
    takeScreen()
    let view = Told(frame: window.bounds)
    let fixed = Told(frame: window.bounds)
    view.addSubview(fixed)
    fixed.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    #expect(view.changes.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.changes == ["1 to 2"])
    #expect(fixed.changes.isEmpty)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window.layoutIfNeeded()
    #expect(view.inLayout.last == .dark)
    #expect(view.layer.borderColor == UIColor.white.cgColor)
    #expect(fixed.inLayout.last == .light)
    #expect(fixed.layer.borderColor == UIColor.black.cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    view.changes = []
    view.removeFromSuperview()
    UIWindow(frame: .zero).addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `A view that comes into dark surroundings is told`() {
    takeScreen()
    window.overrideUserInterfaceStyle = .dark
    let view = Told()
    window.addSubview(view)
    #expect(view.changes == ["1 to 2"])
  }

  @Test func `Registered handlers are called for their traits, until they are taken back`() {
    takeScreen()
    final class Observing: UIView {
      var seen: [String] = []
      var registration: UITraitChangeRegistration?
      func observe() {
        registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (view: Observing, previous: UITraitCollection) in
          view.seen.append(
            "\(previous.userInterfaceStyle.rawValue) to "
              + "\(view.traitCollection.userInterfaceStyle.rawValue)")
        }
      }
    }
    let view = Observing()
    view.observe()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.seen == ["1 to 2"])
    if let registration = view.registration { view.unregisterForTraitChanges(registration) }
    view.overrideUserInterfaceStyle = .light
    #expect(view.seen.count == 1)
  }

  @Test func `Collections say what they were made of`() {
    takeScreen()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [dark, wide, UITraitCollection(displayScale: 3)])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.displayScale == 3)
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: wide))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(color.resolvedColor(with: dark) == .red)
    var seen: CGColor?
    dark.performAsCurrent { seen = color.cgColor }
    #expect(seen == UIColor.red.cgColor)
    #expect(color.cgColor == UIColor.green.cgColor)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .green)
    #expect(Set([UIColor(white: 1, alpha: 1), .white]).count == 1)
  }

  @Test func `Size classes are an iPhone's, and an iPad's where there is room`() {
    takeScreen()
    func classes(_ width: CGFloat, _ height: CGFloat) -> [UIUserInterfaceSizeClass] {
      window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      return [window.traitCollection.horizontalSizeClass, window.traitCollection.verticalSizeClass]
    }
    #expect(classes(390, 844) == [.compact, .regular])
    #expect(classes(844, 390) == [.compact, .compact])
    #expect(classes(932, 430) == [.regular, .compact])
    #expect(classes(1024, 768) == [.regular, .regular])
  }

  @Test func `A tint is dimmed with its surroundings`() {
    takeScreen()
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    #expect(inner.count == 0)
    inner.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.count == 2)
    #expect(inner.tintAdjustmentMode == .dimmed)
    var white: CGFloat = 0
    #expect(inner.tintColor.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.2126) < 1e-9)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
    let other = UIView()
    other.tintColor = .green
    let stray = Told()
    other.addSubview(stray)
    #expect(stray.count == 1)
  }
}

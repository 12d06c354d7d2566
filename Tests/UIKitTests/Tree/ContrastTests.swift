import ScrollTesting
import Testing
import UIKit

/// Contrast and accent are the program's, so no two tests change them at once.
@MainActor @Suite(.serialized)
struct ContrastTests {
  private final class Told: UIView {
    var contrasts: [UIAccessibilityContrast] = []
    var tints = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      contrasts.append(traitCollection.accessibilityContrast)
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  @MainActor
  private final class Listener {
    var notes = 0
  }

  private func bytes(_ color: UIColor?) -> [Int] {
    var parts = (red: CGFloat.zero, green: CGFloat.zero, blue: CGFloat.zero, alpha: CGFloat.zero)
    color?.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return [parts.red, parts.green, parts.blue, parts.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func `High contrast is a trait, and the system's colours are others in it`() {
    let view = Told()
    view.backgroundColor = .systemBlue
    let stage = Stage(view: view)
    // The window's size was news.
    view.contrasts = []
    let listener = Listener()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { listener.notes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(view.traitCollection.accessibilityContrast == .normal)
    #expect(bytes(.systemBlue) == [0, 0x7A, 0xFF, 255])
    stage.send(.setting(.highContrast, true))
    defer { stage.send(.setting(.highContrast, false)) }
    #expect(view.contrasts == [.high] && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(bytes(.systemBlue) == [0, 0x40, 0xDD, 255])
    #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
    #expect(bytes(.secondaryLabel) == [0x3C, 0x3C, 0x43, 173])
    stage.send(.setting(.dark, true))
    #expect(bytes(.systemBlue) == [0x40, 0x9C, 0xFF, 255])
    stage.send(.setting(.dark, false))
    stage.send(.setting(.highContrast, false))
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled && listener.notes == 2)
    #expect(bytes(.systemBlue) == [0, 0x7A, 0xFF, 255])
  }

  @Test func `Traits resolve colours with another contrast than the desktop's`() {
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(bytes(UIColor.systemRed.resolvedColor(with: high)) == [0xD7, 0, 0x15, 255])
    #expect(
      bytes(UIColor.systemRed.withAlphaComponent(0.2).resolvedColor(with: high))
        == [0xD7, 0, 0x15, 51])
    let own = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    #expect(own.resolvedColor(with: high) == .black)
    #expect(own.resolvedColor(with: UITraitCollection()) == .gray)
    high.performAsCurrent { #expect(own.cgColor == UIColor.black.cgColor) }
    #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: high))
  }

  @Test func `The desktop's colour is the tint, and can be read`() {
    let view = Told()
    let own = Told()
    own.tintColor = .red
    view.addSubview(own)
    let stage = Stage(view: view)
    #expect(bytes(view.tintColor) == bytes(.systemBlue))
    // GNOME's purple can be read on white as it is, and not on a dark ground.
    stage.send(.appearance(.accent(0x9141AC)))
    defer { stage.send(.appearance(.accent(nil))) }
    #expect(view.tints == 1 && own.tints == 1)
    #expect(bytes(view.tintColor) == [0x91, 0x41, 0xAC, 255] && own.tintColor == .red)
    #expect(bytes(.tintColor.withAlphaComponent(0.2)) == [0x91, 0x41, 0xAC, 51])
    let dark = bytes(
      UIColor.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(dark[0] > 0x91 && dark[1] > 0x41 && dark[2] > 0xAC)
    // Its yellow on white is too light.
    stage.send(.appearance(.accent(0xC88800)))
    #expect(bytes(.tintColor)[0] < 0xC8 && bytes(.tintColor)[1] < 0x88)
    stage.send(.appearance(.accent(0xC88800)))
    #expect(view.tints == 2)
    stage.send(.appearance(.accent(nil)))
    #expect(bytes(view.tintColor) == bytes(.systemBlue) && view.tints == 3)
  }
}

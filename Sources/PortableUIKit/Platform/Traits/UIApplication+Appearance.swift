import ScrollEngine

#if hasFeature(Embedded)
  extension UIApplication {
    func set(_ appearance: InputEvent.Appearance) {}
    func setHighContrast(_ isOn: Bool) {}
  }
#else
  import Foundation

  extension UIApplication {
    /// UIKit's step that is nearest to the size of texts that the desktop wants.
    public var preferredContentSizeCategory: UIContentSizeCategory { TextSize.category }

    /// What a host reports of how the desktop looks. Every window hears of it.
    func set(_ appearance: InputEvent.Appearance) {
      switch appearance {
      case .textSize(let factor): setTextSize(factor)
      case .accent(let color): setAccent(color)
      }
    }

    private func setAccent(_ color: UInt32?) {
      guard Accent.set(color) else { return }
      for window in windows {
        window.setColorsAnew()
        if window.ownTintColor == nil { window.announceTint { $0.ownTintColor == nil } }
      }
    }

    private func setTextSize(_ factor: Double) {
      let before = TextSize.category
      changeTraits { TextSize.set(factor) }
      for window in windows { window.setTextAnew() }
      let now = TextSize.category
      guard now != before else { return }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: now])
    }

    func setHighContrast(_ isOn: Bool) {
      guard isOn != Contrast.isHigh else { return }
      Contrast.set(isOn)
      NotificationCenter.default.post(
        name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  extension UIAccessibility {
    /// The desktop wants high contrast.
    public static var isDarkerSystemColorsEnabled: Bool { Contrast.isHigh }
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
      Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
#endif

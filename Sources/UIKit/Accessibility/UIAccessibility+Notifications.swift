import Foundation
import PortableUIKit

extension UIAccessibility {
  /// What assistive programs can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Nothing: hosts hand on the tree of each frame, and that says what has changed.
  public static func post(notification: Notification, argument: Any?) {}

  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }

  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What the person has asked the system for.
#if !hasFeature(Embedded)
  @MainActor
#endif
public enum UIAccessibility {
  /// Slide and zoom less. The host sets it.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.isReduceMotionEnabled }
  /// Somebody hears what is on screen. The host sets it.
  public static var isVoiceOverRunning: Bool { UIApplication.shared.isScreenReaderRunning }
}

import PortableUIKit

/// Says once that nobody is told before a change.
@MainActor
enum PriorNotice {
  private static var isGiven = false

  static func give() {
    guard !isGiven else { return }
    isGiven = true
    MissingFeatures.shared.handler(
      "NSKeyValueObservingOptions.prior: an observer hears after a change only")
  }
}

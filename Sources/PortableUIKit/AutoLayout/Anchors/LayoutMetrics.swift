/// Distances that layouts take from the system, in points.
enum LayoutMetrics {
  /// Between neighbours (Apple's documentation of the standard space).
  static var systemSpacing: CGFloat { 8 }
  /// The widest text that reads well at the default text size (UIKit's on an iPad).
  static var readableWidth: Double { 672 }
}

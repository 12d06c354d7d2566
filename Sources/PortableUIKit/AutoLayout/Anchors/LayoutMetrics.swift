#if !hasFeature(Embedded)
  import Foundation
#endif

/// Distances that layouts take from the system, in points.
enum LayoutMetrics {
  /// Between neighbours (Apple's documentation of the standard space).
  static var systemSpacing: CGFloat { 8 }
  /// Between a view and its superview in visual formats (UIKit's without layout margins).
  static var superviewSpacing: CGFloat { 20 }
  /// The widest text that reads well at the default text size (UIKit's on an iPad).
  static var readableWidth: Double { 672 }
}

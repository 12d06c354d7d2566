// What every file of this module sees, and who imports the module: an import in each file would be a choice in each.
#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  @_exported import UIKit
  @_exported import UIKit.UIGestureRecognizerSubclass
#else
  @_exported import PortableUIKit
#endif

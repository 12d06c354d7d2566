#if hasFeature(Embedded)
  /// What an option of a page view controller is set to: a length in points, or a number of an enumeration.
  public typealias PageOption = Double

  func pageLength(_ option: PageOption) -> CGFloat? { option }
#else
  import Foundation

  /// What an option of a page view controller is set to: a length in points, or a number of an enumeration.
  public typealias PageOption = Any

  /// Nil for what is no number.
  func pageLength(_ option: PageOption) -> CGFloat? {
    switch option {
    case let length as CGFloat: length
    case let length as Double: CGFloat(length)
    case let length as Float: CGFloat(length)
    case let length as Int: CGFloat(length)
    case let length as NSNumber: CGFloat(length.doubleValue)
    default: nil
    }
  }
#endif

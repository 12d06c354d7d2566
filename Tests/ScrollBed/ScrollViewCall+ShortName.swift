import PortableUIKit

extension ScrollViewCall {
  /// The method without `scrollView` before it; the end of a drag says whether the content goes on.
  package var shortName: String {
    let name = method.dropFirst("scrollView".count)
    let short = name.prefix(1).lowercased() + name.dropFirst()
    guard case .didEndDragging(let willDecelerate) = self else { return short }
    return "\(short)(\(willDecelerate))"
  }
}

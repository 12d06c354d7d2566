import PortableUIKit

extension UIImageView {
  /// How symbols are to look in here. Kept only: symbols are Apple's, and `UIImage(systemName:)` has none.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { objc_getAssociatedObject(self, key.raw) as? UIImage.SymbolConfiguration }
    set { objc_setAssociatedObject(self, key.raw, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// An address that nothing else has.
private let key = SymbolKey()

private struct SymbolKey: @unchecked Sendable {
  let raw = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

// Text in the current context. Without a font it is set in the system's of 12 points, in black.
extension NSAttributedString {
  private var styled: TextPieces {
    TextPieces(self, font: .systemFont(ofSize: 12), color: .black)
  }

  public func size() -> CGSize {
    CGSize(styled.size(width: .infinity, lineLimit: 0, TextMeasures.current))
  }

  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    styled.draw(at: Point(point), on: context)
  }

  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    styled.draw(in: Rect(rect.standardized), side: .left, lineLimit: 0, on: context)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
  }

  /// Lines as wide as `size` says with `.usesLineFragmentOrigin`, else without end.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let width = isWrapped && size.width > 0 ? size.width.native : Double.infinity
    let result = styled.size(
      width: width, lineLimit: isWrapped ? 0 : 1, TextMeasures.current)
    context?.totalBounds = CGRect(origin: .zero, size: CGSize(result))
    return CGRect(origin: .zero, size: CGSize(result))
  }
}

extension StringProtocol {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes ?? [:])
  }

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension UILabel {
  /// Text in several styles. Setting `text` ends it.
  public var attributedText: NSAttributedString? {
    get {
      if let pieces = styled as? TextPieces { return pieces.source }
      guard let text else { return nil }
      return NSAttributedString(
        string: text,
        attributes: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      let pieces = newValue.map { TextPieces($0, font: font, color: textColor) }
      if let pieces, let old = styled as? TextPieces, old.takesPlace(of: pieces) { return }
      text = newValue?.string
      styled = pieces
    }
  }
}

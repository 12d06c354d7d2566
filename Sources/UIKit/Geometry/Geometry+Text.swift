import Foundation
import PortableUIKit

// Numbers as Apple's C functions print them: `{{1, 2.5}, {3, 4}}`.

private func list(_ numbers: CGFloat...) -> String {
  let texts = numbers.map { number in
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
  }
  return "{" + texts.joined(separator: ", ") + "}"
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { list(point.x, point.y) }

public func NSStringFromCGSize(_ size: CGSize) -> String { list(size.width, size.height) }

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{" + NSStringFromCGPoint(rect.origin) + ", " + NSStringFromCGSize(rect.size) + "}"
}

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  list(insets.top, insets.left, insets.bottom, insets.right)
}

public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[" + list(t.a, t.b, t.c, t.d, t.tx, t.ty).dropFirst().dropLast() + "]"
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for insets: UIEdgeInsets) -> String {
    NSStringFromUIEdgeInsets(insets)
  }
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
}

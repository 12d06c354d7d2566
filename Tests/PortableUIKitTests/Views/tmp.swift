import Testing
import PortableUIKit
import Foundation
@MainActor @Test func x() {
  let a = UIView(), b = UIView()
  a.addSubview(b)
  b.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
  _ = b.convert(CGPoint.zero, to: a)
  _ = b.convert(CGPoint.zero, to: nil)
  _ = b.convert(CGPoint.zero, to: UIScreen.main)
  _ = b.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
  let o: UIView? = a
  _ = b.convert(CGPoint.zero, to: o)
}

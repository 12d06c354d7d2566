import Foundation
import PortableUIKit
import Testing

struct UIEdgeInsetsTests {
  @Test func `Each edge moves inwards by its own distance`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 11, width: 94, height: 46))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10)
        .inset(by: UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0))
        == CGRect(x: 0, y: -5, width: 10, height: 15))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    #expect(insets != .zero)
  }
}

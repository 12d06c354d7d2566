import Foundation
import Testing
import UIKit

/// What code in Swift asks of Objective-C's runtime: values kept for objects from outside, and a class by its own name.
@MainActor struct AssociatedObjectTests {
  static var first: UInt8 = 0
  static var second: UInt8 = 0

  @Test func `A value is kept for each object and key`() {
    let one = UIView()
    let other = UIView()
    objc_setAssociatedObject(one, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(other, &Self.first, "other", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) as? String == "other")
    #expect(objc_getAssociatedObject(other, &Self.second) == nil)

    objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.first) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.second) == nil)
    #expect(objc_getAssociatedObject(other, &Self.first) as? String == "other")
  }

  @Test func `What is retained is held and what is assigned is not`() {
    let owner = UIView()
    var value: UIView? = UIView()
    weak let kept = value
    objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? UIView === value)
    value = nil
    #expect(kept == nil)
    #expect(objc_getAssociatedObject(owner, &Self.first) == nil)

    value = UIView()
    weak let held = value
    objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    value = nil
    #expect(held != nil)
    objc_setAssociatedObject(owner, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(held == nil)
  }

  @Test func `What can be copied is copied`() {
    let owner = UIView()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(owner, &Self.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.setString("after")
    #expect(objc_getAssociatedObject(owner, &Self.first) as? String == "before")
  }

  @Test func `What an object held that is gone is let go of`() {
    weak var held: UIView?
    do {
      let owner = UIView()
      let value = UIView()
      held = value
      objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    for _ in 0..<1000 {
      objc_setAssociatedObject(NSObject(), &Self.first, "short-lived", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(held == nil)
  }

  @Test func `A class answers with itself what it is`() {
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
  }
}

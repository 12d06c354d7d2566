import SwiftSyntax

extension EditCollector {
  /// What only Objective-C's runtime or Interface Builder reads.
  private static let foreign: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSCopying",
    "GKInspectable",
  ]

  func editAttribute(_ node: AttributeSyntax) {
    if Self.foreign.contains(node.name) || form == .page && node.isOfActor {
      remove(node)
    } else if ["UIApplicationMain", "NSApplicationMain"].contains(node.name) {
      replace(node, by: "@main")
    }
  }

  /// `import UIKit.UIGestureRecognizerSubclass` names a part of a module of Apple's, which is one here. Of `import class
  /// UIKit.UIView` the compiler knows that by itself.
  func editImport(_ node: ImportDeclSyntax) {
    guard node.importKindSpecifier == nil, node.path.count > 1, let module = node.path.first
    else { return }
    replace(node.path, by: module.name.text)
  }
}

import SwiftSyntax

extension EditCollector {
  /// What only Objective-C's runtime or Interface Builder reads.
  private static let foreign: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "NSCopying",
    "GKInspectable",
  ]

  func editAttribute(_ node: AttributeSyntax) {
    if Self.foreign.contains(node.name) {
      remove(node)
    } else if ["UIApplicationMain", "NSApplicationMain"].contains(node.name) {
      replace(node, by: "@main")
    }
  }
}

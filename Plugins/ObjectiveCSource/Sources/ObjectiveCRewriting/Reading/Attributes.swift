import SwiftSyntax

extension AttributeListSyntax {
  /// The attribute of that name.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }

  /// What `@objc(…)` says.
  var objectiveCName: String? {
    guard name == "objc", let arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool {
    contains { names.contains($0.name.text) && $0.detail == nil }
  }
}

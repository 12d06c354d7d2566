import SwiftSyntax

extension SyntaxProtocol {
  /// What it declares, with the types around it.
  func qualifiedName(_ name: TokenSyntax) -> String {
    enclosingType.map { $0 + "." + name.text } ?? name.text
  }
}

extension InheritanceClauseSyntax {
  var names: [String] {
    inheritedTypes.map { inherited in
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      // Of `Base<Item>` the base is what matters.
      return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }
  }
}

extension FunctionDeclSyntax {
  var methodName: MethodName {
    MethodName(
      base: name.text,
      labels: signature.parameterClause.parameters.map(\.firstName.text))
  }
}

extension ProtocolDeclSyntax {
  /// Those that say `optional`.
  var optionals: [DeclSyntax] {
    memberBlock.members.map(\.decl).filter { $0.isOptionalRequirement }
  }
}

extension DeclSyntax {
  var isOptionalRequirement: Bool {
    if let function = self.as(FunctionDeclSyntax.self) { return function.modifiers.has("optional") }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.modifiers.has("optional") }
    return false
  }
}

extension DeclModifierListSyntax {
  /// How far what belongs to it may be seen.
  var access: String {
    has("public", "open") ? "public " : has("private", "fileprivate") ? "fileprivate " : ""
  }
}

extension AttributeListSyntax {
  /// Those that are not about Objective-C, each followed by a space.
  var forOthers: String {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.name != "objc" }
      .map { $0.trimmedDescription + " " }.joined()
  }
}

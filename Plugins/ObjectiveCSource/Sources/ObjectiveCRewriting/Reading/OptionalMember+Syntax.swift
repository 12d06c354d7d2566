import SwiftSyntax

extension OptionalMember {
  /// - Parameter member: an optional function or variable of the protocol `owner`.
  init(_ member: DeclSyntax, of owner: String, in original: Original, _ form: Rewriting.Form) {
    let line = original.line(of: member)
    if let function = member.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      let result = function.signature.returnClause?.type.trimmedDescription
      let name = function.methodName
      self.init(
        owner: owner,
        kind: .method(
          name,
          parameters: parameters.map {
            form == .page ? $0.type.ofObjects : $0.type.trimmedDescription
          },
          result: result == "Void" || result == "()" ? nil : result),
        line: line,
        requirement:
          "\(function.attributes.withoutAvailability)func \(name.base)\(function.signature.onOneLine)",
        property: name.base, alias: nil)
    } else {
      // A protocol's variable has one name, a type and what is asked of it.
      let variable = member.cast(VariableDeclSyntax.self)
      let binding = variable.bindings.first
      let name = binding?.pattern.trimmedDescription ?? ""
      let type = binding?.typeAnnotation?.type.trimmedDescription ?? "Any"
      self.init(
        owner: owner, kind: .property(name: name, type: type), line: line,
        requirement: "var \(name): \(type) { get }", property: name, alias: nil)
    }
  }
}

extension TypeSyntax {
  /// `Any`, where that is all it says but for a mark.
  var anyWord: IdentifierTypeSyntax? {
    let type =
      self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self
    guard let word = type.as(IdentifierTypeSyntax.self), word.name.text == "Any" else { return nil }
    return word
  }

  /// `AnyObject?` instead of `Any?`: Embedded Swift has no `Any`.
  fileprivate var ofObjects: String {
    anyWord == nil ? trimmedDescription : "AnyObject" + trimmedDescription.dropFirst("Any".count)
  }
}

extension FunctionSignatureSyntax {
  /// Without comments and line breaks.
  fileprivate var onOneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      if !token.trailingTrivia.isEmpty { result += " " }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}

extension AttributeListSyntax {
  /// What says to the compiler how it is called: an actor, a result that need not be used.
  fileprivate var withoutAvailability: String {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.name != "objc" && $0.name != "available" }
      .map { $0.trimmedDescription + " " }.joined()
  }
}

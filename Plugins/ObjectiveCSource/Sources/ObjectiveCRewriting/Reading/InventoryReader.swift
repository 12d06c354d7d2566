import SwiftSyntax

/// Reads what one source says of types and protocols.
final class InventoryReader: SyntaxVisitor {
  private(set) var types: [String: TypeRecord] = [:]
  private(set) var protocols: [String: ProtocolRecord] = [:]
  private let original: Original

  init(_ original: Original) {
    self.original = original
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.qualifiedName(node.name), inherits: node.inheritanceClause, isDeclared: true)
    types[node.qualifiedName(node.name)]?.isDeclaredClass = true
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.qualifiedName(node.name), inherits: node.inheritanceClause, isDeclared: true)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.qualifiedName(node.name), inherits: node.inheritanceClause, isDeclared: true)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    note(name, inherits: node.inheritanceClause, isDeclared: false)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols[node.qualifiedName(node.name)] = ProtocolRecord(
      access: node.modifiers.access, attributes: node.attributes.forOthers,
      inherits: node.inheritanceClause?.names ?? [],
      optionals: node.optionals.map { OptionalMember($0, of: node.name.text, in: original) })
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let type = node.enclosingType, !node.modifiers.has("static", "class")
    else { return .visitChildren }
    types[type, default: TypeRecord()].methods.append(
      MethodRecord(
        name: node.methodName,
        ownObjectiveCName: node.attributes.attribute("objc")?.objectiveCName,
        isPrivate: node.modifiers.has("private"),
        isOverride: node.modifiers.has("override")))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember, let type = node.enclosingType, !node.modifiers.has("private", "static")
    else { return .visitChildren }
    for binding in node.bindings {
      types[type, default: TypeRecord()].properties.insert(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  private func note(_ name: String, inherits: InheritanceClauseSyntax?, isDeclared: Bool) {
    types[name, default: TypeRecord()].inherits += inherits?.names ?? []
    if isDeclared { types[name]?.isDeclared = true }
  }
}

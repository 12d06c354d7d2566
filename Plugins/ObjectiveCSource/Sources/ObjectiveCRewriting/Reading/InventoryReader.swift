import SwiftSyntax

/// Reads what one source says of types and protocols.
final class InventoryReader: SyntaxVisitor {
  private(set) var types: [String: TypeRecord] = [:]
  private(set) var protocols: [String: ProtocolRecord] = [:]
  private(set) var propertyNames: Set<String> = []
  private let original: Original
  private let form: Rewriting.Form

  init(_ original: Original, _ form: Rewriting.Form) {
    self.original = original
    self.form = form
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
      optionals: node.optionals.map { OptionalMember($0, of: node.name.text, in: original, form) })
    for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      propertyNames.formUnion(variable.names)
    }
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
    guard node.isMember, let type = node.enclosingType else { return .visitChildren }
    propertyNames.formUnion(node.names)
    // What others cannot see is no answer to a protocol.
    if !node.modifiers.has("private", "static") {
      types[type, default: TypeRecord()].properties.formUnion(node.names)
    }
    return .visitChildren
  }

  private func note(_ name: String, inherits: InheritanceClauseSyntax?, isDeclared: Bool) {
    types[name, default: TypeRecord()].inherits += inherits?.names ?? []
    if isDeclared { types[name]?.isDeclared = true }
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] { bindings.map(\.pattern.trimmedDescription) }
}

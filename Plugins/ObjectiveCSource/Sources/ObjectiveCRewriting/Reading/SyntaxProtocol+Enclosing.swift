import SwiftSyntax

extension SyntaxProtocol {
  /// The type that it stands in, with those around it: `Outer.Inner`. A type in a function has no other around it.
  var enclosingType: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let name = current.typeName {
        names.insert(name, at: 0)
        // An extension is no other's.
        if current.is(ExtensionDeclSyntax.self) { break }
      } else if !names.isEmpty, current.is(CodeBlockSyntax.self) {
        break
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// It stands in a type itself, and not in a function of it.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension Syntax {
  /// The name of what it declares or extends, if that is a type.
  fileprivate var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.text }
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    return nil
  }
}

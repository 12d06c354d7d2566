import SwiftSyntax

// What Embedded Swift has no word for, beyond what every Swift without Objective-C lacks.
extension EditCollector {
  /// A method that is called by its name takes objects: `(_ sender: Any)`. So does what is optional
  /// in a protocol.
  func editArguments(_ node: FunctionDeclSyntax) {
    guard
      ["objc", "IBAction"].contains(where: { node.attributes.attribute($0) != nil })
        || isOptionalMember(node)
    else { return }
    for parameter in node.signature.parameterClause.parameters {
      if let word = parameter.type.anyWord { replace(word, by: "AnyObject") }
    }
  }

  private func isOptionalMember(_ node: FunctionDeclSyntax) -> Bool {
    guard node.isMember, let type = node.enclosingType else { return false }
    let name = node.methodName
    return inventory.optional(name.base, labels: name.labels, of: type) != nil
  }

  /// `override class var layerClass: AnyClass { CAGradientLayer.self }` names a class, of which nothing can be made there: it
  /// gives what makes one.
  func editLayerClass(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), let binding = node.bindings.first,
      binding.pattern.trimmedDescription == "layerClass",
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else { return }
    guard let answer = accessors.onlyAnswer?.as(MemberAccessExprSyntax.self),
      let layer = answer.base,
      answer.declName.baseName.text == "self"
    else {
      remark(
        at: node, "in a page this is one class, such as CAGradientLayer.self, and nothing else")
      return
    }
    replace(type, by: "LayerClass")
    replace(answer, by: "{ \(layer.trimmedDescription)() }")
  }
}

extension AttributeSyntax {
  /// `@MainActor`: a page has one thread. Before a closure's arguments nothing else may be left.
  var isOfActor: Bool {
    name == "MainActor" && parent?.parent?.is(ClosureSignatureSyntax.self) == false
  }
}

extension AccessorBlockSyntax {
  /// What it gives where it is nothing but that.
  fileprivate var onlyAnswer: ExprSyntax? {
    let items: CodeBlockItemListSyntax?
    switch accessors {
    case .getter(let list): items = list
    case .accessors(let list): items = list.count == 1 ? list.first?.body?.statements : nil
    }
    guard let items, items.count == 1, let item = items.first?.item else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

import SwiftSyntax

extension EditCollector {
  func editSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first,
      let reference = SelectorReference(argument, at: node, inventory)
    else {
      remark(at: node, "it is not known whose method this is")
      return
    }
    replace(node, by: reference.expression)
  }

  /// `Selector("tapped:")` names a method as text.
  ///
  /// - Returns: it did, and is rewritten.
  func editSelectorFromText(_ node: FunctionCallExprSyntax) -> Bool {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(callee), node.arguments.count == 1,
      let text = node.arguments.first?.expression.literal
    else { return false }
    guard let owner = owner(of: text, at: node),
      let method = inventory.methods(of: owner).first(where: { $0.objectiveCName == text })
    else {
      remark(
        at: node,
        "no method of these sources, or several, can be called \"\(text)\": name it by #selector")
      return false
    }
    let reference = SelectorReference(
      owner: .type(owner), member: method.name.description.plainIfEmpty, name: text)
    replace(node, by: reference.expression)
    return true
  }

  /// The type around the place, else the only one.
  private func owner(of selector: String, at node: some SyntaxProtocol) -> String? {
    if let around = node.enclosingType,
      inventory.methods(of: around).contains(where: { $0.objectiveCName == selector })
    {
      return around
    }
    let owners = inventory.owners(ofSelector: selector)
    return owners.count == 1 ? owners[0] : nil
  }

  /// `#keyPath(UIScrollView.contentOffset)` is the text `contentOffset`.
  func editKeyPath(_ node: MacroExpansionExprSyntax) {
    let path = node.arguments.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".")
    let names = path.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
    replace(node, by: "\"\(names.joined(separator: "."))\"")
  }
}

extension String {
  /// A method without arguments is referred to by its base.
  fileprivate var plainIfEmpty: String { hasSuffix("()") ? String(dropLast(2)) : self }
}

extension ExprSyntax {
  /// What it says as text, also in parentheses of its own.
  fileprivate var literal: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literal
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

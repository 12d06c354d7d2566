import SwiftSyntax

// A protocol's optional members: each is a protocol of its own, which those conform to who have it, and a property of the
// whole protocol that is nil for everybody else.
extension EditCollector {
  func editProtocol(_ node: ProtocolDeclSyntax) {
    let isForeign = node.attributes.attribute("objc") != nil
    guard isForeign || !node.optionals.isEmpty else { return }
    isOfObjects(node)
    let name = node.qualifiedName(node.name)
    for member in inventory.protocols[name]?.optionals ?? [] {
      if form == .page { require(member, name, node) } else { append(member, name) }
    }
  }

  /// Swift's protocols are also for values.
  private func isOfObjects(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      insert(
        ": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name)
      )
      return
    }
    guard Set(clause.names).isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"]) else {
      return
    }
    insert(", AnyObject", after: clause)
  }

  private func append(_ member: OptionalMember, _ owner: String) {
    guard let record = inventory.protocols[owner] else { return }
    let place = sourceLocation(original.path, line: member.line)
    appendix += place
    appendix +=
      "\(record.attributes)\(record.access)protocol \(member.holder): AnyObject { \(member.requirement) }\n"
    appendix += place
    appendix += "\(record.attributes)extension \(owner) {"
    for name in [member.property, member.alias].compactMap({ $0 }) {
      appendix += " \(record.access)var \(name): \(member.propertyType) { \(member.value) };"
    }
    appendix += " }\n"
  }

  /// Names in the inheritance clause what a type has of optional members.
  func noteHeld(
    by name: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
  ) {
    guard form == .program else {
      answer(for: name, block)
      return
    }
    guard let clause else { return }
    let holders = inventory.held(by: name).map(\.holder)
    guard !holders.isEmpty else { return }
    insert(", " + holders.joined(separator: ", "), after: clause)
  }

  /// `delegate?.pager?(self, didTurnTo: 3)` calls a function that a property holds, which knows no labels.
  func editOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let reference = node.calledExpression.optionalMember else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = MethodName(
      base: reference.baseName.text,
      labels: labels + node.additionalTrailingClosures.map(\.label.text))
    let candidates = [name, MethodName(base: name.base, labels: labels + ["_"])]
    guard
      let property = candidates.lazy.compactMap({ self.inventory.optionalMethods[$0] }).first
        ?? trailing(name, node)
    else {
      editDelegateCall(node)
      return
    }
    if property != reference.baseName.text { replace(reference, by: property) }
    for argument in node.arguments {
      if let label = argument.label { remove(label) }
      if let colon = argument.colon { remove(colon) }
    }
  }

  /// A closure behind the parentheses has lost its label.
  private func trailing(_ name: MethodName, _ node: FunctionCallExprSyntax) -> String? {
    guard node.trailingClosure != nil else { return nil }
    let known = inventory.optionalMethods.first { candidate, _ in
      candidate.base == name.base && candidate.labels.count == name.labels.count + 1
        && Array(candidate.labels.prefix(name.labels.count)) == name.labels
    }
    return known?.value
  }

  /// `delegate?.pager(_:didTurnTo:) != nil` asks for it.
  func editOptionalReference(_ node: DeclReferenceExprSyntax) {
    guard let names = node.argumentNames?.arguments.map(\.name.text) else { return }
    let name = MethodName(base: node.baseName.text, labels: names)
    guard let property = inventory.optionalMethods[name],
      node.parent?.is(MemberAccessExprSyntax.self) == true
    else { return }
    replace(node, by: property)
  }
}

extension ExprSyntax {
  /// Of `object.member?` and `object.member!` the member.
  fileprivate var optionalMember: DeclReferenceExprSyntax? {
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.as(MemberAccessExprSyntax.self)?.declName
      ?? inner?.as(DeclReferenceExprSyntax.self)
  }
}

extension OptionalMember {
  /// The property that is nil where there is no such member.
  var propertyType: String {
    switch kind {
    case .method(_, let parameters, let result):
      "((\(parameters.joined(separator: ", "))) -> \(result ?? "Void"))?"
    // Nil either way.
    case .property(_, let type): type.hasSuffix("?") ? type : "(\(type))?"
    }
  }

  fileprivate var value: String {
    let holder = "(self as? any \(holder))"
    switch kind {
    case .method: return "\(holder).map { object in \(call(of: "object")) }"
    case .property(let name, _): return "\(holder)?.\(name)"
    }
  }

  /// What it is of somebody who has it.
  func call(of object: String) -> String {
    switch kind {
    case .method(let name, let parameters, _):
      let names = parameters.indices.map { "a\($0)" }
      let arguments = zip(zip(name.labels, names), parameters).map { pair, type in
        (pair.0 == "_" ? "" : "\(pair.0): ") + (type.hasPrefix("inout ") ? "&" : "") + pair.1
      }
      return
        "{ (\(zip(names, parameters).map { "\($0): \($1)" }.joined(separator: ", "))) in \(object).\(name.base)(\(arguments.joined(separator: ", "))) }"
    case .property(let name, _): return "\(object).\(name)"
    }
  }
}

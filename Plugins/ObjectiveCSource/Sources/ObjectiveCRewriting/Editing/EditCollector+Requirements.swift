import SwiftSyntax

// A protocol's optional members in a page, where nobody can be asked whether a protocol is theirs: each is a requirement that is
// nil for those who say nothing else, and who has the member says so in the class.
extension EditCollector {
  /// - Parameter owner: the protocol's name, with the types around it.
  func require(_ member: OptionalMember, _ owner: String, _ node: ProtocolDeclSyntax) {
    guard let record = inventory.protocols[owner] else { return }
    let type = member.propertyType
    insert(["var \(member.holder): \(type) { get }"], atEndOf: node.memberBlock)
    appendix += sourceLocation(original.path, line: member.line)
    appendix += "extension \(owner) { \(record.access)var \(member.holder): \(type) { nil };"
    for name in [member.property, member.alias].compactMap({ $0 }) {
      appendix += " \(record.access)var \(name): \(type) { \(member.holder) };"
    }
    appendix += " }\n"
  }

  /// What a type says of the optional members: also of those that only a class has which inherits from it, and which must have
  /// something to override.
  func answer(for name: String, _ block: MemberBlockSyntax) {
    let held = inventory.held(by: name)
    let answers =
      held.map { ($0, "{ \($0.own) }") }
      + inventory.heldBelow(name).filter { !held.contains($0) }.map { ($0, "{ nil }") }
    guard !answers.isEmpty else { return }
    let members = answers.map { member, value in
      let access = inventory.protocols[member.owner]?.access ?? ""
      let override = inventory.inheritsConformance(name, to: member.owner) ? "override " : ""
      return "\(access)\(override)var \(member.holder): \(member.propertyType) \(value)"
    }
    insert(members, atEndOf: block)
  }

  /// Each is on the line on which the block ends.
  private func insert(_ members: [String], atEndOf block: MemberBlockSyntax) {
    let line = original.line(of: block.rightBrace)
    let place = "\n" + sourceLocation(original.path, line: line)
    insert(members.map { place + $0 }.joined() + place, before: block.rightBrace)
  }
}

extension OptionalMember {
  /// It of somebody who has it. By its type: else a property would be the protocol's own, which asks for this one.
  fileprivate var own: String {
    switch kind {
    case .method: call(of: "self")
    case .property(_, let type): "let own: \(type) = \(call(of: "self")); return own"
    }
  }
}

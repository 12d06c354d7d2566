import SwiftSyntax

extension EditCollector {
  /// Notes which members of an extension override something, or are overridden.
  func noteMoves(_ node: ExtensionDeclSyntax) {
    let owner = node.extendedType.trimmedDescription
    guard node.genericWhereClause == nil, inventory.types[owner]?.isDeclaredClass == true else {
      return
    }
    for member in node.memberBlock.members where isMoved(member.decl, of: owner) {
      guard inventory.types[owner]?.isOwn == true else {
        remark(
          at: member.decl,
          "without Objective-C this must stand in the class \(owner) itself, in its own target")
        continue
      }
      moving.append((member.decl, owner))
      // What all of an extension is, a member says itself in the class.
      if let access = node.modifiers.first(where: {
        ["public", "fileprivate"].contains($0.name.text)
      }),
        member.decl.modifiers?.has("public", "open", "internal", "fileprivate", "private") == false
      {
        insert(access.name.text + " ", before: member.decl.firstOwnToken)
      }
    }
  }

  private func isMoved(_ member: DeclSyntax, of owner: String) -> Bool {
    guard let modifiers = member.modifiers else { return false }
    if modifiers.has("override") { return true }
    guard let function = member.as(FunctionDeclSyntax.self), !modifiers.has("static") else {
      return false
    }
    return inventory.isOverridden(function.methodName, of: owner)
  }

  /// The members that go elsewhere, as they are after all edits.
  func takeMoved() -> [MovedMember] {
    moving.map { member, owner in
      let start = member.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = member.endPositionBeforeTrailingTrivia.utf8Offset
      let inner = takeEdits(within: start..<end)
      blank(member)
      return MovedMember(
        owner: owner, path: original.path, line: original.line(of: member),
        text: inner.applied(to: original.text, within: start..<end))
    }
  }

  /// - Parameter arrived: what is to stand in a class of this source.
  func insert(_ arrived: [MovedMember]) {
    for (owner, members) in Dictionary(grouping: arrived, by: \.owner) {
      guard let brace = classEnds[owner] else { continue }
      let text = members.map(\.located).joined()
      let line = original.line(of: brace)
      insert(text + "\n" + sourceLocation(original.path, line: line), before: brace)
    }
  }
}

extension DeclSyntax {
  var modifiers: DeclModifierListSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.modifiers }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.modifiers }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.modifiers }
    return nil
  }

  /// The first word behind the attributes.
  fileprivate var firstOwnToken: TokenSyntax {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.modifiers.first?.name ?? function.funcKeyword
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.modifiers.first?.name ?? variable.bindingSpecifier
    }
    return firstToken(viewMode: .sourceAccurate)!
  }
}

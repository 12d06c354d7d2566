import SwiftSyntax

// Embedded Swift knows of no reference that does not keep what it names and yet learns that it is gone. What is weak is kept
// there, and what is unowned is not asked whether it still lives.
extension EditCollector {
  /// `weak var delegate: Delegate?`, `unowned let owner: Owner`
  func editReference(_ node: DeclModifierSyntax) {
    guard form == .page, !isOutsideOfPages(node) else { return }
    switch node.name.text {
    case "weak":
      remarkWeak(at: node)
      remove(node)
      guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self) else { return }
      for binding in variable.bindings where binding.typeAnnotation == nil {
        if let value = binding.initializer?.value { makeOptional(value) }
      }
    case "unowned" where node.detail?.detail.text != "unsafe":
      replace(node, by: "unowned(unsafe)")
    default: break
    }
  }

  /// `{ [weak self, weak view] in`. What `self` is in it, the other functions here say: after another name had been given to
  /// it, its members would want it said before them.
  func editCapture(_ node: ClosureCaptureSyntax) {
    guard form == .page, let specifier = node.specifier, !isOutsideOfPages(node) else { return }
    switch specifier.specifier.text {
    case "weak":
      remarkWeak(at: specifier)
      remove(specifier)
      if let value = node.initializer?.value {
        makeOptional(value)
      } else if node.name.text != "self" {
        insert(" = \(node.name.text) as Optional", after: node.name)
      }
    case "unowned" where specifier.detail?.text != "unsafe":
      replace(specifier, by: "unowned(unsafe)")
    default: break
    }
  }

  /// `guard let self`, `if let strong = self`
  func editBinding(_ node: OptionalBindingConditionSyntax) {
    guard form == .page else { return }
    if let value = node.initializer?.value {
      guard value.isWeakSelf else { return }
      if node.pattern.namesSelf { replace(node.pattern, by: "_") }
      replace(value, by: "Optional(self)")
    } else if node.pattern.namesSelf, node.isBelowWeakSelf {
      replace(node.pattern, by: "_ = Optional(self)")
    }
  }

  /// `self?.update()`, `self!`, `self == nil`, `self ?? other`
  func editWeakSelf(_ node: DeclReferenceExprSyntax) {
    guard form == .page, ExprSyntax(node).isWeakSelf, let parent = node.parent else { return }
    let isOptional =
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || node.isComparedWithNil
    if isOptional { replace(node, by: "Optional(self)") }
  }

  /// It may be optional already, of which `Optional(…)` would make one of two floors.
  private func makeOptional(_ value: ExprSyntax) {
    insert("(", before: value)
    insert(") as Optional", after: value)
  }

  /// Said of the first in a file.
  private func remarkWeak(at node: some SyntaxProtocol) {
    guard !knowsWeak else { return }
    knowsWeak = true
    remark(
      at: node,
      "in a page 'weak' keeps what it names, here and below: it does not become nil by itself, and two that name each other stay as long as the page"
    )
  }

  /// Somebody has written it twice, and this is what a page does not get.
  private func isOutsideOfPages(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let inner = current {
      if let clause = inner.as(IfConfigClauseSyntax.self) {
        let condition = clause.condition?.trimmedDescription
        let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first?.condition
        if condition == "!hasFeature(Embedded)" { return true }
        if clause.condition == nil, first?.trimmedDescription == "hasFeature(Embedded)" {
          return true
        }
      }
      current = inner.parent
    }
    return false
  }
}

extension PatternSyntax {
  fileprivate var namesSelf: Bool {
    ["self", "`self`"].contains(trimmedDescription)
  }
}

extension ExprSyntax {
  /// The word alone, where it may have become nil.
  fileprivate var isWeakSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" && isBelowWeakSelf
  }
}

extension SyntaxProtocol {
  /// Of the closures around it that say what `self` is, the nearest says that it is weak.
  fileprivate var isBelowWeakSelf: Bool {
    var current = parent
    while let inner = current {
      let captures = inner.as(ClosureExprSyntax.self)?.signature?.capture?.items
      if let capture = captures?.first(where: { $0.name.text == "self" }) {
        return capture.specifier?.specifier.text == "weak" && capture.initializer == nil
      }
      current = inner.parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// `self == nil`, `self != nil`, or `self ?? other`.
  fileprivate var isComparedWithNil: Bool {
    guard let list = parent?.as(ExprListSyntax.self), let place = list.index(of: ExprSyntax(self))
    else { return false }
    let following = list[place...].dropFirst().prefix(2).map(\.trimmedDescription)
    return following == ["==", "nil"] || following == ["!=", "nil"] || following.first == "??"
  }
}

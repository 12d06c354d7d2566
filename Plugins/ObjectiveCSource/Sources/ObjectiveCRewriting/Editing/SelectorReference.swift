import SwiftSyntax

/// The method that a selector names: how it is written without Objective-C.
struct SelectorReference {
  enum Owner {
    case type(String)
    case `protocol`(String)
    /// An expression, which nobody evaluates.
    case object(String)
  }

  enum Access { case method, getter, setter }

  let owner: Owner
  /// As it is referred to: `tapped(_:)`.
  let member: String
  /// What Objective-C calls it, by which selectors are told apart.
  let name: String
  var access = Access.method
  /// `as (UIButton) -> Void`, where the source says so.
  var type: String?

  var expression: String {
    "Selector(\(method), named: \"\(name)\")"
  }

  private var method: String {
    switch (owner, access) {
    case (.type(let owner), .method):
      type.map { "\(owner).\(member) as (\(owner)) -> \($0)" } ?? "\(owner).\(member)"
    case (.protocol(let owner), .method): "{ (object: any \(owner)) in object.\(member) }"
    case (.object(let object), .method): "of: \(object), { $0.\(member) }"
    case (.type(let owner), .getter), (.protocol(let owner), .getter):
      "{ (object: \(owner)) in { object.\(member) } }"
    case (.type(let owner), .setter), (.protocol(let owner), .setter):
      "{ (object: \(owner)) in { object.\(member) = $0 } }"
    case (.object(let object), .getter): "of: \(object), { object in { object.\(member) } }"
    case (.object(let object), .setter): "of: \(object), { object in { object.\(member) = $0 } }"
    }
  }
}

extension SelectorReference {
  /// - Parameter argument: what stands in `#selector(…)`. Nil where it names nothing that has a name.
  init?(_ argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax, _ inventory: Inventory) {
    var (expression, type) = argument.expression.withoutCast
    let scope = node.enclosingType
    let base: ExprSyntax?
    let declaration: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self) {
      (base, declaration) = (access.base, access.declName)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      (base, declaration) = (nil, reference)
    } else {
      return nil
    }
    guard let owner = Owner(base, in: scope, inventory) else { return nil }
    access =
      switch argument.label?.text {
      case "getter": .getter
      case "setter": .setter
      default: .method
      }
    // A cast of `Type.method` begins with the type, which is added again.
    if base != nil, case .type = owner, let whole = type, let inner = whole.firstFunctionResult {
      type = inner
    }
    self.type = type
    let labels = declaration.argumentNames?.arguments.map(\.name.text)
    let text = declaration.trimmedDescription
    let found = owner.name.flatMap { name in
      inventory.methods(of: name).first {
        $0.name.base == declaration.baseName.text && (labels == nil || labels == $0.name.labels)
      }
    }
    if access == .setter {
      self.name = "set" + text.prefix(1).uppercased() + text.dropFirst() + ":"
    } else {
      self.name =
        found?.objectiveCName
        ?? MethodName(base: declaration.baseName.text, labels: labels ?? []).objectiveC
    }
    if case .protocol(let name) = owner,
      let optional = inventory.optional(declaration.baseName.text, labels: labels, of: name)
    {
      self.owner = .protocol(optional.holder)
    } else {
      self.owner = owner
    }
    member = text
  }
}

extension SelectorReference.Owner {
  fileprivate init?(_ base: ExprSyntax?, in scope: String?, _ inventory: Inventory) {
    let text = base?.trimmedDescription ?? "self"
    switch text {
    case "self", "Self", "super", "type(of: self)":
      guard let scope else { return nil }
      // Of a protocol's extension nobody knows who it is.
      self = .type(inventory.protocol(scope, in: nil) == nil ? scope : "Self")
    case _ where inventory.protocol(text, in: scope) != nil || text.looksLikeProtocol:
      self = .protocol(text)
    case _ where inventory.type(text, in: scope) != nil || text.first?.isUppercase == true:
      self = .type(text)
    default: self = .object(text)
    }
  }

  fileprivate var name: String? {
    switch self {
    case .type(let name), .protocol(let name): name
    case .object: nil
    }
  }
}

extension String {
  /// A protocol of UIKit's.
  fileprivate var looksLikeProtocol: Bool {
    hasPrefix("UI") && (hasSuffix("Delegate") || hasSuffix("DataSource"))
  }
}

extension ExprSyntax {
  /// What is cast, and to which type.
  fileprivate var withoutCast: (ExprSyntax, String?) {
    var inner = self
    while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      inner = only.expression
    }
    guard let sequence = inner.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return (inner, nil) }
    return (first.withoutCast.0, last.trimmedDescription)
  }
}

extension String {
  /// Of `(A) -> (B) -> C` the last two.
  fileprivate var firstFunctionResult: String? {
    guard let arrow = range(of: "->") else { return nil }
    let rest = self[arrow.upperBound...].drop { $0 == " " }
    return rest.contains("->") ? String(rest) : nil
  }

  private func range(of text: String) -> Range<Index>? {
    indices.lazy.compactMap { start -> Range<Index>? in
      let rest = self[start...]
      return rest.hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
    }.first
  }
}

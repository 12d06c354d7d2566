import SwiftSyntax

/// Finds in one source what cannot stay, and says what stands there instead. Nothing moves to another line.
final class EditCollector: SyntaxVisitor {
  let original: Original
  let inventory: Inventory
  let form: Rewriting.Form
  private(set) var edits: [SourceEdit] = []
  private(set) var remarks: [Remark] = []
  /// What is added behind the source.
  var appendix = ""
  /// Members of extensions, with the classes that they are to stand in.
  var moving: [(DeclSyntax, String)] = []
  /// Where the classes of this source end.
  private(set) var classEnds: [String: TokenSyntax] = [:]
  /// It has been said what becomes of `weak` in this source.
  var knowsWeak = false

  init(_ original: Original, _ inventory: Inventory, _ form: Rewriting.Form) {
    self.original = original
    self.inventory = inventory
    self.form = form
    super.init(viewMode: .sourceAccurate)
  }

  var result: String {
    let text = edits.applied(to: original.text)
    guard !appendix.isEmpty else { return text }
    return text + (text.hasSuffix("\n") ? "" : "\n") + appendix
  }

  /// `text` instead of the node, whose comments and spaces stay. What had several lines keeps them.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    let lost = max(0, node.trimmedDescription.lineBreaks - text.lineBreaks)
    var text = text
    text.insert(
      contentsOf: String(repeating: "\n", count: lost),
      at: text.hasSuffix(")") ? text.index(before: text.endIndex) : text.endIndex)
    edit(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, text)
  }

  /// Takes the node away, and the space that follows it.
  func remove(_ node: some SyntaxProtocol) {
    let blank = node.trailingTrivia.prefix { $0.isSpaceOrTab }
      .reduce(0) { $0 + $1.sourceLength.utf8Length }
    let end = node.endPositionBeforeTrailingTrivia
    edit(
      node.positionAfterSkippingLeadingTrivia, AbsolutePosition(utf8Offset: end.utf8Offset + blank),
      "")
  }

  /// Takes a declaration away; the lines below it stay where they are.
  func blank(_ node: some SyntaxProtocol) {
    replace(node, by: "")
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edit(node.endPositionBeforeTrailingTrivia, node.endPositionBeforeTrailingTrivia, text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edit(node.positionAfterSkippingLeadingTrivia, node.positionAfterSkippingLeadingTrivia, text)
  }

  /// Gives the edits of a part away.
  func takeEdits(within range: Range<Int>) -> [SourceEdit] {
    let taken = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    return taken
  }

  private func edit(_ start: AbsolutePosition, _ end: AbsolutePosition, _ text: String) {
    edits.append(SourceEdit(range: start.utf8Offset..<end.utf8Offset, text: text))
  }

  func remark(at node: some SyntaxProtocol, _ sentence: String) {
    let place = original.places.location(for: node.positionAfterSkippingLeadingTrivia)
    remarks.append(
      Remark(path: original.path, line: place.line, column: place.column, sentence: sentence))
  }

  // MARK: What is visited

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    editAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node) }
    editReference(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    editCapture(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    editBinding(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      editSelector(node)
      return .skipChildren
    case "keyPath":
      editKeyPath(node)
      return .skipChildren
    case "Preview":
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// What Xcode shows of a view while it is written is nothing for others.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    editImport(node)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    editProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isTakenAway(node) { return .skipChildren }
    if form == .page { editArguments(node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isTakenAway(node) { return .skipChildren }
    if form == .page { editLayerClass(node) }
    return .visitChildren
  }

  /// An optional requirement stands elsewhere.
  private func isTakenAway(_ node: some DeclSyntaxProtocol) -> Bool {
    guard DeclSyntax(node).isOptionalRequirement else { return false }
    blank(node)
    return true
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedName(node.name)
    noteHeld(by: name, node.inheritanceClause, node.memberBlock)
    classEnds[name] = node.memberBlock.rightBrace
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    noteMoves(node)
    // Of a class that is declared here, its declaration says it.
    if inventory.types[name]?.isDeclared == false {
      noteHeld(by: name, node.inheritanceClause, node.memberBlock)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    editOptionalCall(node)
    return editSelectorFromText(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    editOptionalReference(node)
    editWeakSelf(node)
    return .visitChildren
  }
}

extension String {
  fileprivate var lineBreaks: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}

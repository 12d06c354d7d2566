import SwiftSyntax

// What is optional in UIKit's delegates has an answer here, which is the one that UIKit gives where a delegate has none: nobody
// needs to ask whether it is there.
extension EditCollector {
  /// How the optional members of UIKit's delegates and data sources begin: with whose they are.
  private static let subjects = [
    "adaptivePresentationStyle", "animationController", "application", "collectionView",
    "contextMenuInteraction", "gestureRecognizer", "indexTitles", "interactionController",
    "navigationController", "numberOfSections", "pageViewController", "presentationController",
    "presentationCount", "presentationIndex", "scrollView", "searchBar", "sectionIndexTitles",
    "tabBar", "tableView", "textField", "textView", "viewForZooming",
  ]

  /// `delegate?.scrollViewDidScroll?(self)` calls what is always there.
  func editDelegateCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: MemberAccessExprSyntax
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, callee) = (chained.questionMark, member)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self)
    {
      (mark, callee) = (forced.exclamationMark, member)
    } else {
      return
    }
    let name = callee.declName.baseName.text
    guard let object = callee.base, Self.subjects.contains(where: name.hasPrefix),
      // A closure that somebody keeps may be called the same, and knows no labels.
      !inventory.hasProperty(name) || node.arguments.contains(where: { $0.label != nil })
    else { return }
    remove(mark)
    let isChained = node.calledExpression.is(OptionalChainingExprSyntax.self)
    // What it gives stays something that may be missing.
    if isChained, !object.isChained, node.parent?.is(CodeBlockItemSyntax.self) != true {
      insert("Optional(", before: node)
      insert(")", after: node)
    }
  }
}

extension ExprSyntax {
  /// It ends where something is missing: `delegate?.owner`.
  fileprivate var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChained == true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isChained }
    if let part = self.as(SubscriptCallExprSyntax.self) { return part.calledExpression.isChained }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isChained }
    return false
  }
}

import SwiftParser
import SwiftSyntax

/// A source as somebody wrote it.
public struct Original {
  public let path: String
  public let text: String
  let tree: SourceFileSyntax
  let places: SourceLocationConverter

  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}

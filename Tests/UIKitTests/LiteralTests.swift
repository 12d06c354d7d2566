import Testing
import UIKit

/// Colours and pictures as Xcode writes them into source.
@MainActor struct LiteralTests {
  @Test func `A literal of a colour is that colour`() {
    let inferred = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(inferred == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(view.backgroundColor == .blue)
  }
}

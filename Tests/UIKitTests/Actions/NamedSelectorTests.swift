import Testing
import UIKit

/// Selectors that have the name that Objective-C would give them.
@MainActor struct NamedSelectorTests {
  final class Client: NSObject {
    var calls: [String] = []
    func one() { calls.append("one") }
    func other() { calls.append("other") }
    func both(_ sender: UIButton, event: UIEvent) { calls.append("both") }
  }

  @Test func sameNameIsSameSelectorWhereverItIsMade() {
    let made = Selector(Client.one, named: "one")
    #expect(made == Selector(Client.one, named: "one"))
    #expect(made != Selector(Client.other, named: "other"))
    #expect(made != Selector(Client.one))
    #expect(made.description == "one")
  }

  @Test func removingOneLeavesOthersOfItsKind() {
    let client = Client()
    let button = UIButton()
    button.addTarget(client, action: Selector(Client.one, named: "one"), for: .touchUpInside)
    button.addTarget(client, action: Selector(Client.other, named: "other"), for: .touchUpInside)
    button.removeTarget(
      client, action: Selector(Client.both, named: "both:event:"), for: .touchUpInside)
    button.removeTarget(client, action: Selector(Client.one, named: "one"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(client.calls == ["other"])
  }

  @Test func methodOfAnObjectIsItsClasssAndNobodyAsksForTheObject() {
    func object() -> Client { fatalError("asked for") }
    let selector = Selector(of: object(), { $0.one }, named: "one")
    let client = Client()
    selector.perform(on: client)
    #expect(client.calls == ["one"])
    #expect(!selector.isMethod(of: NSObject()))
  }
}

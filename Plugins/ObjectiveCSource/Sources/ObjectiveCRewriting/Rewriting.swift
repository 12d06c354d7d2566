import SwiftSyntax

/// The sources of a module, rewritten: those that others know of decide what becomes of the rest.
public struct Rewriting {
  /// In the order of the originals.
  public let files: [Rewritten]
  public let remarks: [Remark]

  /// - Parameter context: sources of modules that these import, and that are rewritten by themselves.
  public init(of originals: [Original], context: [Original] = []) {
    var inventory = Inventory()
    for original in context + originals { inventory.read(original) }
    inventory.close()
    let collectors = originals.map { original in
      let collector = EditCollector(original, inventory)
      collector.walk(original.tree)
      return collector
    }
    let moved = collectors.flatMap { $0.takeMoved() }
    for collector in collectors { collector.insert(moved) }
    files = collectors.map { Rewritten(path: $0.original.path, text: $0.result) }
    remarks = collectors.flatMap(\.remarks)
  }
}

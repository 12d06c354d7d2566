import SwiftSyntax

/// The sources of a module, rewritten: those that others know of decide what becomes of the rest.
public struct Rewriting {
  /// Which Swift comes of it.
  public enum Form: Sendable {
    case program
    /// Embedded Swift, all targets in one module: it casts to no protocol, and has neither `Any` nor actors.
    case page
  }

  /// In the order of the originals.
  public let files: [Rewritten]
  public let remarks: [Remark]

  /// - Parameter context: sources of modules that these import, and that are rewritten by themselves.
  public init(of originals: [Original], context: [Original] = [], form: Form = .program) {
    var inventory = Inventory(for: form)
    for original in context { inventory.read(original, isOwn: false) }
    for original in originals { inventory.read(original, isOwn: true) }
    inventory.close()
    let collectors = originals.map { original in
      let collector = EditCollector(original, inventory, form)
      collector.walk(original.tree)
      return collector
    }
    let moved = collectors.flatMap { $0.takeMoved() }
    for collector in collectors { collector.insert(moved) }
    files = collectors.map { Rewritten(path: $0.original.path, text: $0.result) }
    remarks = collectors.flatMap(\.remarks)
  }
}

import Foundation

/// What is associated with objects from outside, which Swift's runtime has no place for in the objects themselves.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many more changes there are until those are looked for whose owner is gone: as many as there are owners, so that
  /// a change costs the same whatever their number.
  private var changesLeft = fewestChanges
  private static let fewestChanges = 16

  func value(of owner: AnyObject, at key: UnsafeRawPointer) -> Any? {
    lock.withLock { () -> Any? in
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?.value
    }
  }

  /// Nil takes away what is at `key`.
  func set(_ value: AssociatedValue?, of owner: AnyObject, at key: UnsafeRawPointer) {
    // Let go of outside the lock: a value's `deinit` may come here, too.
    let former = lock.withLock { () -> [Entry] in
      let own = entries.removeValue(forKey: ObjectIdentifier(owner))
      // An object that is gone may have had the same address.
      var entry = own.flatMap { $0.owner === owner ? $0 : nil } ?? Entry(owner)
      entry.values[key] = value
      if !entry.values.isEmpty { entries[ObjectIdentifier(owner)] = entry }
      return (own.map { [$0] } ?? []) + takeForsaken()
    }
    withExtendedLifetime(former) {}
  }

  func removeAll(of owner: AnyObject) {
    let former = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(former) {}
  }

  private func takeForsaken() -> [Entry] {
    changesLeft -= 1
    guard changesLeft == 0 else { return [] }
    let forsaken = entries.values.filter { $0.owner == nil }
    entries = entries.filter { $0.value.owner != nil }
    changesLeft = max(Self.fewestChanges, entries.count)
    return forsaken
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
  }
}

import Foundation
import PortableUIKit

/// Who observes what. While it is nobody, objects tell of nothing.
@MainActor
final class ObservedObjects {
  static let shared = ObservedObjects()

  private var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated private static let mainQueue = DispatchSpecificKey<Bool>()

  private init() { DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true) }

  /// What runs now runs on the main actor: on the main thread, or, in programs that have given that one up, on its queue.
  nonisolated static var mayBeAsked: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  /// - Parameter isWeak: it ends with whoever holds `watch`, not with the object alone.
  func add(_ watch: any AnyValueWatch, to object: AnyObject, isWeak: Bool) {
    dropForsaken()
    entries[ObjectIdentifier(object), default: Entry(object: object)].watches.append(
      ObjectReference(watch, isWeak: isWeak))
    ValueChanges.observer = { [unowned self] in changed($0) }
  }

  /// The latest whose listener is meant.
  func remove(from object: AnyObject, where isMeant: (ValueListening) -> Bool) {
    entries[ObjectIdentifier(object)]?.removeLast(where: isMeant)
    dropForsaken()
  }

  private func changed(_ object: AnyObject) {
    // An object that is gone may have had the same address.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return }
    for watch in entry.watches { (watch.object as? any AnyValueWatch)?.check() }
  }

  private func dropForsaken() {
    entries = entries.compactMapValues { $0.withoutForsaken }
    if entries.isEmpty { ValueChanges.observer = nil }
  }

  private struct Entry {
    weak var object: AnyObject?
    var watches: [ObjectReference] = []

    @MainActor
    mutating func removeLast(where isMeant: (ValueListening) -> Bool) {
      let place = watches.lastIndex {
        ($0.object as? any AnyValueWatch)?.listener.map(isMeant) ?? false
      }
      if let place { watches.remove(at: place) }
    }

    /// Nil when nobody is left.
    @MainActor
    var withoutForsaken: Entry? {
      guard object != nil else { return nil }
      var entry = self
      entry.watches.removeAll {
        guard let watch = $0.object as? any AnyValueWatch else { return true }
        return watch.listener.map { $0.object == nil } ?? false
      }
      return entry.watches.isEmpty ? nil : entry
    }
  }
}

import CollectionSolving
import TestSupport

/// Random updates beside the same ones of plain arrays, half of them such that something may be wrong with them.
enum RandomChanges {
  /// What was found, in words.
  static func make(_ count: Int) -> String {
    var done = 0
    var seed: UInt64 = 1
    var names: [String: Int] = [:]
    while done < count {
      var random = SeededGenerator(seed: seed)
      let update = PlainUpdate.random(&random)
      let plain = PlainChanges.random(&random)
      guard agrees(update), agrees(plain, &names) else {
        return "not the same after \(done) changes, with the seed \(seed)"
      }
      done += update.changes.count + plain.changes.count
      seed &+= 1
    }
    let counts = names.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value > 100 ? "often" : "rarely")"
    }
    return "the same\n" + counts.joined(separator: "\n")
  }

  private static func agrees(_ model: PlainUpdate) -> Bool {
    guard
      let update = try? CollectionUpdate(
        from: model.old.map(\.count), to: model.new.map(\.count), changes: model.changes)
    else { return false }
    for (section, items) in model.new.enumerated() {
      for (item, name) in items.enumerated() {
        let (place, expected) = (ItemPlace(section, item), model.place(of: name))
        guard update.oldPlace(of: place) == expected else { return false }
        if let expected, update.newPlace(of: expected) != place { return false }
      }
    }
    let kept = Set(model.new.joined())
    for (section, items) in model.old.enumerated() {
      for (item, name) in items.enumerated() where !kept.contains(name) {
        if update.newPlace(of: ItemPlace(section, item)) != nil { return false }
      }
    }
    return true
  }

  /// What is refused is refused for one of the mistakes that are made.
  private static func agrees(_ plain: PlainChanges, _ names: inout [String: Int]) -> Bool {
    let mistakes = plain.mistakes
    do throws(CollectionUpdateError) {
      _ = try CollectionUpdate(from: plain.old, to: plain.new, changes: plain.changes)
      names["legal", default: 0] += 1
      return mistakes.isEmpty
    } catch {
      names[String(String(describing: error).prefix { $0 != "(" }), default: 0] += 1
      return mistakes.contains(error)
    }
  }
}

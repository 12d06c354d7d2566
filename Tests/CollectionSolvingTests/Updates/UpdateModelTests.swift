import CollectionSolving
import Foundation
import TestSupport
import Testing

/// Random updates beside arrays of names, and random mistakes beside a list of all that is wrong.
@Suite struct UpdateModelTests {
  /// How many changes are carried out or refused; `Scripts/soak updates` wants a million.
  private static let changeCount =
    ProcessInfo.processInfo.environment["COLLECTION_CHANGES"].flatMap { Int($0) } ?? 20_000

  @Test func randomUpdatesAnswerAsPlainArraysDo() throws {
    try repeatedly(doing: Self.changeCount) { random, trace in
      let model = PlainUpdate.random(&random)
      let update = try CollectionUpdate(
        from: model.old.map(\.count), to: model.new.map(\.count), changes: model.changes)
      var differences: [String] = []
      for (section, items) in model.new.enumerated() {
        for (item, name) in items.enumerated() {
          let (place, expected) = (ItemPlace(section, item), model.place(of: name))
          if update.oldPlace(of: place) != expected { differences.append("old of \(place)") }
          guard let expected, update.newPlace(of: expected) != place else { continue }
          differences.append("new of \(expected)")
        }
      }
      let kept = Set(model.new.joined())
      for (section, items) in model.old.enumerated() {
        for (item, name) in items.enumerated() where !kept.contains(name) {
          let place = ItemPlace(section, item)
          if update.newPlace(of: place) != nil { differences.append("\(place) went") }
        }
      }
      #expect(differences.isEmpty, "\(trace)")
      return model.changes.count
    }
  }

  @Test func randomChangesAreRefusedExactlyWhenSomethingIsWrongWithThem() {
    var kinds: Set<String> = []
    var legal = 0
    repeatedly(doing: Self.changeCount) { random, trace in
      let plain = PlainChanges.random(&random)
      let mistakes = plain.mistakes
      let (update, error) = judge(plain)
      if let error {
        #expect(mistakes.contains(error), "\(error.text) \(trace)")
        kinds.insert(String(String(describing: error).prefix { $0 != "(" }))
      } else {
        #expect(mistakes.isEmpty, "\(trace)")
        legal += plain.changes.isEmpty ? 0 : 1
      }
      // What stays is found both ways.
      for (section, count) in plain.new.enumerated() {
        for place in (0..<count).map({ ItemPlace(section, $0) }) {
          guard let update, let old = update.oldPlace(of: place) else { continue }
          if update.newPlace(of: old) != place { Issue.record("\(place): \(trace)") }
        }
      }
      return max(1, plain.changes.count)
    }
    #expect(legal > Self.changeCount / 100)
    #expect(kinds.count == 10, "not every mistake was made: \(kinds.sorted())")
  }

  private func judge(
    _ plain: PlainChanges
  ) -> (update: CollectionUpdate?, error: CollectionUpdateError?) {
    do {
      return (
        try CollectionUpdate(from: plain.old, to: plain.new, changes: plain.changes), nil
      )
    } catch {
      return (nil, error)
    }
  }
}

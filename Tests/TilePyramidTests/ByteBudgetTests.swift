import Testing

import TestSupport

@testable import TilePyramid

@Suite struct ByteBudgetTests {
  private typealias Budget = ByteBudget<Int>

  private func wishes(_ pairs: [(Int, Int64)]) -> [Budget.Wish] {
    pairs.map { Budget.Wish(key: $0.0, bytes: $0.1) }
  }

  private func load(_ budget: inout Budget, _ pairs: [(Int, Int64)]) -> Budget.Change {
    let change = budget.want(wishes(pairs))
    for key in change.begun { budget.loaded(key) }
    return change
  }

  @Test func beginsInTheOrderOfTheWishesAndCountsAtOnce() {
    var budget = Budget(limit: 100, idleLimit: 100)
    let change = budget.want(wishes([(7, 30), (3, 20), (7, 30), (5, 50)]))
    #expect(change.begun == [7, 3, 5])
    #expect(change.forgotten == [])
    #expect(budget.used == 100)
    #expect(budget.want(wishes([(7, 30), (3, 20)])).begun == [])
  }

  @Test func passesOverWhatDoesNotFit() {
    var budget = Budget(limit: 100, idleLimit: 100)
    #expect(budget.want(wishes([(1, 40), (2, 61), (3, 60), (4, 1)])).begun == [1, 3])
    #expect(budget.used == 100)
  }

  @Test func forgetsTheLongestUnusedFirst() {
    var budget = Budget(limit: 100, idleLimit: 100)
    _ = load(&budget, [(1, 30)])
    _ = load(&budget, [(2, 30)])
    _ = load(&budget, [(3, 30)])
    _ = load(&budget, [(1, 30)])
    #expect(load(&budget, [(4, 30)]).forgotten == [2])
    #expect(load(&budget, [(5, 40)]).forgotten == [3])
    #expect(budget.used == 100)
  }

  @Test func theMoreUrgentWishIsKeptLonger() {
    var budget = Budget(limit: 90, idleLimit: 90)
    _ = load(&budget, [(1, 30), (2, 30), (3, 30)])
    #expect(load(&budget, [(4, 30)]).forgotten == [3])
    #expect(load(&budget, [(5, 30)]).forgotten == [2])
  }

  @Test func anUrgentWishDrivesOutALoadedLateOne() {
    var budget = Budget(limit: 100, idleLimit: 100)
    _ = load(&budget, [(1, 40), (2, 40)])
    let change = load(&budget, [(1, 40), (3, 60), (2, 40)])
    #expect(change.forgotten == [2])
    #expect(change.begun == [3])
    #expect(budget.used == 100)
  }

  @Test func aLateWishNeverDrivesOutAnUrgentOne() {
    var budget = Budget(limit: 100, idleLimit: 100)
    _ = load(&budget, [(1, 40), (2, 40)])
    let change = load(&budget, [(1, 40), (2, 40), (3, 60)])
    #expect(change.forgotten.isEmpty && change.begun.isEmpty)
  }

  @Test func whatIsBeingLoadedStaysUntilItArrivesOrFails() {
    var budget = Budget(limit: 100, idleLimit: 100)
    _ = budget.want(wishes([(1, 60)]))
    #expect(budget.want(wishes([(2, 60)])).begun == [])
    #expect(budget.used == 60)
    budget.removed(1)
    #expect(budget.used == 0)
    #expect(budget.want(wishes([(2, 60)])).begun == [2])
    budget.loaded(2)
    #expect(budget.want(wishes([(3, 50)])).forgotten == [2])
  }

  @Test func whatNobodyWantsStaysOnlyUpToTheIdleLimit() {
    var budget = Budget(limit: 100, idleLimit: 50)
    _ = load(&budget, [(1, 40), (2, 40)])
    #expect(budget.used == 80)
    let change = load(&budget, [(1, 40)])
    #expect(change.forgotten == [2])
    #expect(budget.used == 40)
    #expect(load(&budget, [(3, 10)]).forgotten == [])
    #expect(budget.contains(1))
  }

  @Test func whatIsOnItsWayIsNotLoadedYet() {
    var budget = Budget(limit: 100, idleLimit: 100)
    _ = budget.want(wishes([(1, 40), (2, 40)]))
    #expect(budget.contains(2) && !budget.isLoaded(2))
    #expect(!budget.hasLoaded { $0 > 0 })
    budget.loaded(1)
    #expect(budget.isLoaded(1) && !budget.isLoaded(2))
    #expect(budget.hasLoaded { $0 == 1 } && !budget.hasLoaded { $0 == 2 })
  }

  /// Against a plain model: exact accounting, never over the limit, nothing loaded is lost while
  /// everything fits, and what is begun was wanted and missing.
  @Test(arguments: 0..<20)
  func neverExceedsTheLimitUnderRandomSequences(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let limit = Int64.random(in: 0...2000, using: &random)
    var budget = Budget(limit: limit, idleLimit: Int64.random(in: 0...2500, using: &random))
    var model: [Int: (bytes: Int64, loaded: Bool)] = [:]
    func bytes(_ key: Int) -> Int64 { Int64((key * 7919) % 400) }
    for _ in 0..<600 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let list = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          Int.random(in: 0..<60, using: &random)
        }
        let inFlight = Set(model.filter { !$0.value.loaded }.keys)
        let change = budget.want(wishes(list.map { ($0, bytes($0)) }))
        for key in change.forgotten {
          #expect(model.removeValue(forKey: key)?.loaded == true)
        }
        for key in change.begun {
          #expect(list.contains(key) && model[key] == nil)
          model[key] = (bytes(key), false)
        }
        #expect(inFlight.allSatisfy { model[$0] != nil })
        // The most urgent wish is met unless things in flight leave it no room.
        let promised = inFlight.reduce(Int64(0)) { $0 + bytes($1) }
        if let first = list.first, promised + bytes(first) <= limit {
          #expect(model[first] != nil)
        }
      case 2:
        if let key = model.keys.sorted().randomElement(using: &random) {
          model[key]?.loaded = true
          budget.loaded(key)
        }
      default:
        if let key = model.filter({ !$0.value.loaded }).keys.sorted().first {
          model[key] = nil
          budget.removed(key)
        }
      }
      #expect(budget.used == model.values.reduce(0) { $0 + $1.bytes })
      #expect(budget.used <= limit)
      #expect(budget.count == model.count)
    }
  }
}

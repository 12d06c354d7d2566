/// Which index became which, for a list of which some elements went and others came: those that stayed keep their order.
struct IndexRuns: Sendable {
  /// Elements that stayed beside each other.
  private struct Run: Sendable {
    let old: Int
    let new: Int
    let count: Int
  }

  private var runs: [Run] = []

  /// Indices that went (of `oldCount`) and that came (of `newCount`), ascending, each once.
  init(oldCount: Int, removed: [Int], newCount: Int, added: [Int]) {
    var (old, new, nextRemoved, nextAdded) = (0, 0, 0, 0)
    while true {
      while nextRemoved < removed.count, removed[nextRemoved] == old {
        old += 1
        nextRemoved += 1
      }
      while nextAdded < added.count, added[nextAdded] == new {
        new += 1
        nextAdded += 1
      }
      let oldEnd = nextRemoved < removed.count ? removed[nextRemoved] : oldCount
      let newEnd = nextAdded < added.count ? added[nextAdded] : newCount
      let count = min(oldEnd - old, newEnd - new)
      guard count > 0 else { return }
      runs.append(Run(old: old, new: new, count: count))
      old += count
      new += count
    }
  }

  func newIndex(of old: Int) -> Int? {
    guard let run = last(where: { $0.old <= old }), old < run.old + run.count else { return nil }
    return run.new + old - run.old
  }

  func oldIndex(of new: Int) -> Int? {
    guard let run = last(where: { $0.new <= new }), new < run.new + run.count else { return nil }
    return run.old + new - run.new
  }

  /// Of runs that begin with those for which it is true.
  private func last(where isBefore: (Run) -> Bool) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}

/// Springs and struts along one axis.
struct Autoresizing {
  var flexibleStart: Bool
  var flexibleLength: Bool
  var flexibleEnd: Bool

  /// Shares the change among the flexible parts in proportion to their sizes; in equal parts when
  /// these add up to nothing. All in points.
  func follow(
    start: Double, length: Double, from old: Double, to new: Double
  ) -> (start: Double, length: Double) {
    let change = new - old
    let end = old - start - length
    let flexible =
      (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let count = (flexibleStart ? 1.0 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    guard count > 0, change != 0 else { return (start, length) }
    func share(_ part: Double) -> Double {
      flexible == 0 ? change / count : change * part / flexible
    }
    return (
      start: flexibleStart ? start + share(start) : start,
      length: flexibleLength ? max(0, length + share(length)) : length
    )
  }
}

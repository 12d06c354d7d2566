import PictureFacts

/// A month of a year.
public struct PhotoMonth: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1…12.
  public let month: Int

  /// - Parameter value: what a photo taken in it is sorted by (`PhotoDate.sortValue`).
  init(value: Double) {
    let months = Int(value / PhotoDate.secondsOfDay) / PhotoDate.daysOfMonth
    (year, month) = ((months - 1) / 12, (months - 1) % 12 + 1)
  }

  public static func < (first: PhotoMonth, second: PhotoMonth) -> Bool {
    (first.year, first.month) < (second.year, second.month)
  }
}

extension PhotoDate {
  fileprivate static let secondsOfDay = 86_400.0
  // derivation: months of 31 days keep the order and the month, and that is all that is wanted.
  fileprivate static let daysOfMonth = 31

  /// In the order of what the clocks showed, for `PhotoSortSource`.
  public var sortValue: Double {
    let days = (year * 12 + month) * Self.daysOfMonth + day - 1
    return Double(days) * Self.secondsOfDay + Double(second ?? 0)
  }
}

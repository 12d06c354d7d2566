/// In which order photos are shown.
public struct PhotoSorting: Equatable, Sendable {
  public enum Key: CaseIterable, Sendable {
    /// As the album has them: by name, or as they were named one by one.
    case name
    case dateTaken, dateChanged, size
    /// In no order, and in another one each time.
    case random

    /// Something has to be read first.
    var needsReading: Bool { self != .name && self != .random }
  }

  public var key = Key.name
  /// The last first; says nothing of photos in no order.
  public var isDescending = false

  public init() {}
}

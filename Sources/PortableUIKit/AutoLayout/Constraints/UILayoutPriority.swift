/// How much a constraint matters: of two that cannot both hold, the one with the higher priority
/// does. One of 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// What keeps a view as large as its content.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What keeps a view as small as its content.
  public static let defaultLow = UILayoutPriority(250)
  /// What makes a fitting size small.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + change)
  }

  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }

  public static func += (priority: inout UILayoutPriority, change: Float) {
    priority.rawValue += change
  }

  public static func -= (priority: inout UILayoutPriority, change: Float) {
    priority.rawValue -= change
  }
}

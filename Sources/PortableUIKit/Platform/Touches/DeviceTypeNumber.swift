#if hasFeature(Embedded)
  /// A raw value in a list, as `allowedTouchTypes` wants it.
  public typealias DeviceTypeNumber = Int

  extension Int {
    init(number: Int) { self = number }
    var intValue: Int { self }
  }
#else
  /// A raw value in a list, as `allowedTouchTypes` wants it.
  public typealias DeviceTypeNumber = NSNumber

  extension NSNumber {
    convenience init(number: Int) { self.init(value: number) }
  }

  extension UITouch {
    /// Nothing is estimated here.
    public var estimationUpdateIndex: NSNumber? { nil }
  }
#endif

extension UITouch.TouchType {
  static var all: [DeviceTypeNumber] {
    [Self.direct, .indirect, .pencil, .indirectPointer].map {
      DeviceTypeNumber(number: $0.rawValue)
    }
  }
}

extension UIPress.PressType {
  static var all: [DeviceTypeNumber] {
    [
      Self.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp,
      .pageDown,
    ]
    .map { DeviceTypeNumber(number: $0.rawValue) }
  }
}

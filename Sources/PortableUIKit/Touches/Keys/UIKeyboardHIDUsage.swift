/// Key positions, numbered as in the USB HID usage tables (page 7), which UIKit uses too.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 0x03)
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3A)
  public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3B)
  public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
  public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
  public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
  public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
  public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
  public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
  public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
  /// No key: the pointer's second button, which hosts report as one. Beyond the table's numbers.
  package static let keyboardSecondaryClick = UIKeyboardHIDUsage(rawValue: 0x1_0000)
}

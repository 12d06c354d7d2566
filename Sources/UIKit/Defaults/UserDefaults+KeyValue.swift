import Foundation

extension UserDefaults {
  /// As `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// As `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

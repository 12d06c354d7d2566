import Foundation

extension Notification.Name {
  static let tools = Notification.Name("tools")
}

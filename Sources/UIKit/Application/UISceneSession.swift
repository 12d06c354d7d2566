import Foundation
import PortableUIKit

/// What is remembered of a scene. There is one, and it is new at every start.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public let persistentIdentifier = "main"

  init(role: Role) {
    self.role = role
    super.init()
  }

  open var scene: UIScene? { UIApplication.shared.connectedScenes.first }
}

extension UIScene {
  /// Why a scene is shown: there is never a reason here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

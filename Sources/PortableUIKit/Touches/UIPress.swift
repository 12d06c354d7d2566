import ScrollEngine

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A key that went down or up.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  public internal(set) var key: UIKey?
}

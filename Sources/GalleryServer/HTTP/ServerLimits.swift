import NIOCore
import NIOHTTP1

/// What a client may take of the server.
public struct ServerLimits: Sendable {
  /// For a request to come, from when the connection or the answer before is there.
  public var requestTime = TimeAmount.seconds(15)
  /// For an answer to be taken.
  public var answerTime = TimeAmount.seconds(120)
  /// Connections at the same time; more are closed at once.
  public var connections = 1024
  /// Files that the program needs besides its connections.
  static let ownFiles = 256

  public init() {}

  /// A browser's request has a few hundred bytes.
  static var decoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 << 10
    limits.maxHeaderListSize = 16 << 10
    limits.maxHeaderFieldCount = 64
    return limits
  }
}

import NIOCore
import NIOHTTP1

/// What a client may take of the server.
public struct ServerLimits: Sendable {
  /// For a request to come, from when the connection or the answer before is there.
  public var requestTime = TimeAmount.seconds(15)
  /// For an answer to be taken.
  public var answerTime = TimeAmount.seconds(120)
  /// Connections at the same time.
  public var connections = 1024
  /// Connections of one address at the same time; a browser has six.
  public var connectionsPerAddress = 64
  /// Bytes of an answer that wait to be sent, beside those that the system has.
  public var bytesAtOnce = 64 << 10
  /// What the system may keep of what a connection has to say, bytes: it takes twice as much for that.
  static let sendBuffer = 96 << 10
  /// The same of what it is told.
  static let receiveBuffer = 32 << 10
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

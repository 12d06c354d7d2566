import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Hands a site out by HTTP, until it is stopped.
public final class GalleryServer: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  /// Whether only this machine can reach it.
  public let isLoopback: Bool

  /// - Parameters:
  ///   - host: an address of this machine, or a name of one.
  ///   - port: 0 for any that is free.
  public init(
    _ site: GallerySite, maker: PictureMaker, host: String, port: Int,
    limits: ServerLimits = ServerLimits()
  ) throws(ServerError) {
    let limits = Self.allowed(limits)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let address = try SocketAddress.makeAddressResolvingHost(host, port: port)
      let isLoopback = Self.isLoopback(address)
      let connections = Connections(limits)
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 1024)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        // Its connections inherit them; later it would be too late for the size of a window.
        .serverChannelOption(.socketOption(.so_sndbuf), value: .init(ServerLimits.sendBuffer))
        .serverChannelOption(.socketOption(.so_rcvbuf), value: .init(ServerLimits.receiveBuffer))
        .childChannelInitializer { channel in
          guard connections.admit(channel) else { return channel.close() }
          return channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
              withEncoderConfiguration: .init(), withDecoderLimitConfiguration: ServerLimits.decoder
            )
            try channel.pipeline.syncOperations.addHandler(
              RequestHandler(
                site, maker: maker, hosts: isLoopback ? .loopback : .anybody, limits: limits
              ) { [weak channel] isAnswered in
                guard let channel else { return }
                connections.note(channel, isAnswered: isAnswered)
              })
          }
        }
        .bind(to: address).wait()
      self.group = group
      self.isLoopback = isLoopback
    } catch {
      group.shutdownGracefully { _ in }
      throw ServerError(host: host, port: port, error)
    }
  }

  /// Where it listens.
  public var port: Int { channel.localAddress?.port ?? 0 }

  /// Waits until all connections are closed.
  public func stop() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }

  /// Under which a machine can be reached that listens on this host, without those of its own.
  public static func addresses(of host: String) -> [String] {
    guard let asked = try? SocketAddress.makeAddressResolvingHost(host, port: 0) else { return [] }
    guard ["0.0.0.0", "::"].contains(asked.ipAddress) else {
      return [asked].compactMap(\.ipAddress)
    }
    let all = (try? System.enumerateDevices()) ?? []
    return all.compactMap(\.address)
      .filter { $0.protocol == .inet && !isLoopback($0) }.compactMap(\.ipAddress)
  }

  private static func isLoopback(_ address: SocketAddress) -> Bool {
    switch address {
    case .v4(let address): address.address.sin_addr.s_addr & 0xFF == 127
    case .v6: address.ipAddress == "::1"
    case .unixDomainSocket: false
    }
  }

  /// As many connections as the system lets the program have.
  private static func allowed(_ limits: ServerLimits) -> ServerLimits {
    var files = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0 else { return limits }
    files.rlim_cur = files.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    var limits = limits
    let most = Int(clamping: files.rlim_cur) - ServerLimits.ownFiles
    limits.connections = min(limits.connections, max(most, 16))
    return limits
  }
}

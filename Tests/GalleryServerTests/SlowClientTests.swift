import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Gallery
@testable import GalleryServer

/// What clients cost that take their time, or do not wait.
struct SlowClientTests {
  /// A connection that takes what it is told to take.
  private final class Wire: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    private var waiting: [(bytes: Int, promise: EventLoopPromise<Void>?)] = []
    private(set) var taken = 0

    var waitingBytes: Int { waiting.reduce(0) { $0 + $1.bytes } }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      waiting.append((unwrapOutboundIn(data).readableBytes, promise))
    }

    func flush(context: ChannelHandlerContext) {}

    func take() {
      let all = waiting
      waiting = []
      for (bytes, promise) in all {
        taken += bytes
        promise?.succeed(())
      }
    }

    func fail() {
      let all = waiting
      waiting = []
      for (_, promise) in all { promise?.fail(ChannelError.ioOnClosedChannel) }
    }
  }

  private func channel(_ test: TestSite) throws -> (EmbeddedChannel, Wire) {
    let (channel, wire) = (EmbeddedChannel(), Wire())
    try channel.pipeline.syncOperations.addHandler(wire)
    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
    try channel.pipeline.syncOperations.addHandler(
      RequestHandler(test.site, maker: test.maker, hosts: .loopback, limits: ServerLimits()))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, wire)
  }

  @Test func anAnswerIsSentPartByPartAndTheNextOnlyWhenOneIsTaken() async throws {
    let test = try await TestSite(sizes: [(300, 200)], pageBytes: 1_000_000)
    let (channel, wire) = try channel(test)
    try channel.writeInbound(
      ByteBuffer(string: "GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    var most = 0
    var parts = 0
    while wire.waitingBytes > 0 {
      most = max(most, wire.waitingBytes)
      parts += 1
      wire.take()
    }
    #expect(most <= (64 << 10) + 2048 && parts == 16)
    #expect(wire.taken > 1_000_000 && wire.taken < 1_002_000)
    try channel.writeInbound(
      ByteBuffer(string: "GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    #expect(wire.waitingBytes > 0, "the next request is answered, too")
    wire.fail()
    #expect(!channel.isActive)
  }

  /// The smallest cache: whatever is sent must be made again for each part.
  @Test func whatNobodyKeepsIsMadeAgainForTheNextPart() async throws {
    let test = try await TestSite(sizes: [(1900, 1300)], fileBytes: 0)
    let keeping = try await TestSite(sizes: [(1900, 1300)])
    var limits = ServerLimits()
    limits.bytesAtOnce = 8 << 10
    let (forgetful, server) = (
      try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0, limits: limits),
      try GalleryServer(keeping.site, maker: keeping.maker, host: "127.0.0.1", port: 0)
    )
    defer {
      forgetful.stop()
      server.stop()
    }
    let image = try #require(test.site.pictures[0].image)
    let other = try #require(keeping.site.pictures[0].image)
    let body = RawClient.get(forgetful.port, "/" + image).body
    #expect(body.count > 3 * limits.bytesAtOnce)
    #expect(body == RawClient.get(server.port, "/" + other).body)
  }

  @Test func whatComesOutOtherwiseIsNotPutTogether() {
    let file = GalleryFile(path: "images/a.jpg", level: 0)
    var body = PictureBody(MadeFile([1, 2, 3]), file, ofPhoto: 0)
    #expect(body.bytes == nil && body.count == 3)
    let same = MadeFile([1, 2, 3])
    let isSame = body.renew(same)
    #expect(isSame && body.bytes == [1, 2, 3])
    let other = body.renew(MadeFile([1, 2, 4]))
    #expect(!other)
    let longer = body.renew(MadeFile([1, 2, 3, 4]))
    #expect(!longer)
  }

  @Test func whatNobodyWaitsForIsForgotten() async throws {
    let test = try await TestSite(sizes: [(2600, 1700)])
    let files = Array(test.site.pictures[0].files)
    let lock = NSLock()
    nonisolated(unsafe) var answers: [Bool] = []
    let tickets = files.map { file in
      test.maker.make(file, ofPhoto: 0) { answer in
        lock.withLock { answers.append((try? answer.get()) != nil) }
      }
    }
    for ticket in tickets { test.maker.cancel(ticket) }
    #expect(test.maker.waitingCount == 0)
    // Each is told once, whether it had been made or not.
    #expect(lock.withLock { answers.count } == files.count)
    let again = await withCheckedContinuation { continuation in
      test.maker.make(files[0], ofPhoto: 0) { continuation.resume(returning: $0) }
    }
    #expect(try again.get().bytes.isEmpty == false)
    test.maker.cancel(tickets[0])
  }

  @Test func halfARequestGivesWayToAWholeOne() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    var limits = ServerLimits()
    limits.connections = 2
    let server = try GalleryServer(
      test.site, maker: test.maker, host: "127.0.0.1", port: 0, limits: limits)
    defer { server.stop() }
    let idle = (0..<5).map { _ in RawClient.open(server.port) }
    #expect(RawClient.get(server.port, "/").status == 200)
    for client in idle { close(client) }
  }
}

import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import PhotoTiles
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryServer

/// The server as its clients see it, good and bad ones.
struct ServerTests {
  @Test func photosComeOutAsTheManifestSays() async throws {
    let test = try await TestSite()
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    #expect(server.isLoopback)
    let manifest = RawClient.get(server.port, "/gallery.json")
    #expect(
      try JSONDecoder().decode(GalleryManifest.self, from: Data(manifest.body)).pictures
        == test.site.pictures)
    for picture in test.site.pictures {
      for file in picture.files {
        let answer = RawClient.get(server.port, "/" + file.path)
        #expect(answer.status == 200 && answer.head.contains("image/jpeg"))
        #expect(answer.head.contains("immutable"))
        #expect(answer.body.starts(with: [0xFF, 0xD8]) && answer.body.suffix(2) == [0xFF, 0xD9])
      }
    }
    // The same again, from memory.
    let path = try #require(test.site.pictures[2].files.first { _ in true }?.path)
    let first = RawClient.get(server.port, "/" + path).body
    #expect(RawClient.get(server.port, "/" + path).body == first)
    #expect(test.maker.keptBytes > 0)
  }

  @Test func theHeadsSayWhatABrowserMayDo() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    let page = RawClient.get(server.port, "/")
    #expect(page.status == 200 && page.body == Array("<!doctype html>".utf8))
    for header in [
      "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin", "Content-Type: text/html",
    ] { #expect(page.head.contains(header), "\(header)") }
    let plain = RawClient.get(server.port, "/page.js")
    #expect(plain.body == [4, 5] && !plain.head.contains("Content-Encoding"))
    let zipped = RawClient.get(server.port, "/page.js", more: "Accept-Encoding: gzip, br\r\n")
    #expect(zipped.body == [6] && zipped.head.contains("Content-Encoding: gzip"))
    #expect(zipped.head.contains("Content-Type: text/javascript"))
    // The page inflates this one itself.
    let wasm = RawClient.get(server.port, "/gallery.wasm.gz", more: "Accept-Encoding: gzip\r\n")
    #expect(wasm.body == [1, 2, 3] && !wasm.head.contains("Content-Encoding"))
    let head = RawClient.get(server.port, "/", method: "HEAD")
    #expect(head.status == 200 && head.body.isEmpty && head.head.contains("Content-Length: 15"))
    let part = RawClient.get(
      server.port, "/page.js", more: "Range: bytes=1-99999999999999999999\r\n")
    #expect(part.status == 200 && part.body == [4, 5])
  }

  @Test func whatABrowserHasIsNotSentAgain() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    func tag(of head: String) -> String? {
      head.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }.map { String($0.dropFirst(6)) }
    }
    let plain = RawClient.get(server.port, "/page.js")
    let zipped = RawClient.get(server.port, "/page.js", more: "Accept-Encoding: gzip\r\n")
    let tags = try (#require(tag(of: plain.head)), #require(tag(of: zipped.head)))
    // FNV-1a of the bytes 4, 5 and of 6.
    #expect(tags == ("\"824f307b4dfe862\"", "\"af63bb4c8601b479\""))
    for known in [tags.0, "W/\(tags.0)", "\"other\", \(tags.0)", "*"] {
      let answer = RawClient.get(server.port, "/page.js", more: "If-None-Match: \(known)\r\n")
      #expect(answer.status == 304 && answer.body.isEmpty, "\(known)")
      #expect(tag(of: answer.head) == tags.0 && !answer.head.contains("Content-Length"))
    }
    // What is there in another coding is another thing.
    let other = RawClient.get(server.port, "/page.js", more: "If-None-Match: \(tags.1)\r\n")
    #expect(other.status == 200 && other.body == [4, 5])
    let same = RawClient.get(
      server.port, "/page.js", more: "Accept-Encoding: gzip\r\nIf-None-Match: \(tags.1)\r\n")
    #expect(same.status == 304 && same.body.isEmpty)
  }

  @Test func whatIsNotAskedForProperlyIsRefused() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    func status(
      _ target: String, method: String = "GET", host: String = "localhost", more: String = ""
    )
      -> Int
    { RawClient.get(server.port, target, method: method, host: host, more: more).status }
    #expect(status("/nothing") == 404)
    #expect(status("/../photos/secret.txt") == 404)
    #expect(status("/", method: "DELETE") == 405)
    #expect(status("/", method: "POST", more: "Content-Length: 5\r\n") == 413)
    #expect(status("/", more: "X: \(String(repeating: "a", count: 9000))\r\n") == 400)
    #expect(status("/" + String(repeating: "a", count: 9000)) == 400)
    #expect(status("/", more: String(repeating: "X: y\r\n", count: 100)) == 400)
    #expect(status("/", more: "Host: localhost\r\n") == 400)
    // Another name that leads to this machine, as a page from elsewhere may have.
    #expect(status("/", host: "evil.example") == 421)
    #expect(status("/", host: "localhost.evil.example:8000") == 421)
    for host in ["127.0.0.1:1", "LOCALHOST", "[::1]:8000"] {
      #expect(status("/", host: host) == 200)
    }
  }

  /// `Scripts/soak` sends 10,000.
  @Test func hostileRequestsGetNothing() async throws {
    let test = try await TestSite()
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    let targets = test.targets
    let count = ProcessInfo.processInfo.environment["HOSTILE_REQUESTS"].flatMap { Int($0) } ?? 300
    var random = SeededGenerator(seed: 11)
    for number in 0..<count {
      let target = HostileRequest.target(from: targets, with: &random)
      let answer = RawClient.ask(
        server.port, HostileRequest.bytes(target: target, with: &random))
      #expect(answer.firstRange(of: Array(TestSite.secret.utf8)) == nil, "request \(number)")
      #expect(answer.isEmpty || answer.starts(with: Array("HTTP/1.".utf8)), "request \(number)")
    }
    #expect(RawClient.get(server.port, "/").status == 200)
  }

  @Test func aSecondServerIsToldThatThePortIsTaken() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    let server = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: 0)
    defer { server.stop() }
    do throws(ServerError) {
      _ = try GalleryServer(test.site, maker: test.maker, host: "127.0.0.1", port: server.port)
      Issue.record("Both listen.")
    } catch {
      #expect(
        error.description
          == "Cannot listen on 127.0.0.1, port \(server.port): Address already in use")
    }
  }

  @Test func moreConnectionsThanAllowedAreClosed() async throws {
    let test = try await TestSite(sizes: [(300, 200)])
    var limits = ServerLimits()
    limits.connections = 0
    let server = try GalleryServer(
      test.site, maker: test.maker, host: "127.0.0.1", port: 0, limits: limits)
    defer { server.stop() }
    #expect(RawClient.get(server.port, "/").status == 0)
  }

  // MARK: - Time

  private func channel(_ test: TestSite) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
    try channel.pipeline.syncOperations.addHandler(
      RequestHandler(test.site, maker: test.maker, hosts: .loopback, limits: ServerLimits()))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func say(_ text: String, to channel: EmbeddedChannel) throws {
    try channel.writeInbound(ByteBuffer(string: text))
  }

  @Test func whoSaysNothingIsLeft() async throws {
    let channel = try channel(try await TestSite(sizes: [(300, 200)]))
    channel.embeddedEventLoop.advanceTime(by: .seconds(14))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func whoSaysALetterNowAndThenIsLeftAsSoon() async throws {
    let channel = try channel(try await TestSite(sizes: [(300, 200)]))
    for letter in "GET / HTTP/1.1" {
      try say(String(letter), to: channel)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func theNextRequestHasItsOwnTime() async throws {
    let channel = try channel(try await TestSite(sizes: [(300, 200)]))
    for _ in 0..<3 {
      channel.embeddedEventLoop.advanceTime(by: .seconds(10))
      try say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", to: channel)
      let answer = try #require(try channel.readOutbound(as: ByteBuffer.self))
      #expect(String(buffer: answer).hasPrefix("HTTP/1.1 200 OK"))
      while try channel.readOutbound(as: ByteBuffer.self) != nil {}
    }
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(15))
    #expect(!channel.isActive)
  }
}

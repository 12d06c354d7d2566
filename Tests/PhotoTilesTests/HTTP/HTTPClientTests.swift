import Glibc
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// What comes of servers that answer well, badly, slowly and not at all.
@Suite(.timeLimit(.minutes(5))) struct HTTPClientTests {
  /// The pauses that were made, none of which takes any time.
  private final class Pauses: @unchecked Sendable {
    private let monitor = Monitor()
    private var all: [Double] = []

    func pause(_ seconds: Double) { monitor.locked { all.append(seconds) } }
    var seconds: [Double] { monitor.locked { all } }
  }

  private let pauses = Pauses()

  private func client(limits: HTTPLimits = HTTPLimits(), jitter: Double = 1) -> HTTPClient {
    HTTPClient(
      transfers: HTTPTransfers(limits: limits), jitter: { jitter },
      pause: { [pauses] in pauses.pause($0) })
  }

  private func picture(
    _ server: TestServer, _ path: String = "/a.jpg", limits: HTTPLimits = HTTPLimits()
  ) async throws(PictureError) -> [UInt8] {
    let address = HTTPAddress(server.address + path)!
    let file = try await client(limits: limits).picture(at: address).file
    return try file.bytes(0..<file.byteCount)
  }

  private func fault(
    _ server: TestServer, _ path: String = "/a.jpg", limits: HTTPLimits = HTTPLimits()
  ) async -> ServerFault? {
    do throws(PictureError) {
      _ = try await picture(server, path, limits: limits)
      return nil
    } catch {
      guard case .server(let host, let fault) = error else { return nil }
      #expect(host == server.host)
      return fault
    }
  }

  @Test func anAnswerIsFetchedOnceAndCannotBeChanged() async throws {
    let server = TestServer { _, _ in .bytes([1, 2, 3]) }
    let client = client()
    let address = try #require(HTTPAddress(server.address + "/a.jpg"))
    let source = HTTPSource(address: address, client: client)
    let first = try await source.picture()
    let second = try await source.picture()
    #expect(try first.bytes(0..<9) == [1, 2, 3] && second.bytes(0..<9) == [1, 2, 3])
    #expect(server.log == ["/a.jpg"])
    #expect(fcntl(second.descriptor, F_GETFL) & O_ACCMODE == O_RDONLY)
  }

  /// Of memory there is a budget, which knows nothing of downloads.
  @Test func wholePicturesAreKeptOnTheDiskAndTilesInMemory() async throws {
    let server = TestServer { _, _ in .bytes([1, 2, 3]) }
    let client = client()
    let address = try #require(HTTPAddress(server.address + "/a.jpg"))
    let picture = try await client.picture(at: address).file
    let tile = try #require(try await client.tile(at: address))
    #expect(!isInMemory(picture) && isInMemory(tile))
    var status = stat()
    #expect(fstat(picture.descriptor, &status) == 0 && status.st_nlink == 0)
  }

  private func isInMemory(_ file: PictureFile) -> Bool {
    var name = [CChar](repeating: 0, count: 256)
    let count = readlink("/proc/self/fd/\(file.descriptor)", &name, name.count - 1)
    return count > 0 && strncmp(name, "/memfd:", 7) == 0
  }

  @Test func aPassingProblemIsTriedAgain() async throws {
    let server = TestServer { _, attempt in
      attempt < 3 ? .bytes([], status: 500) : .bytes([7])
    }
    #expect(try await picture(server) == [7])
    #expect(server.log.count == 3 && pauses.seconds == [0.5, 1])
  }

  @Test func aProblemThatStaysIsSaid() async {
    let server = TestServer { _, _ in .bytes([], status: 503) }
    #expect(await fault(server) == .status(503))
    #expect(server.log.count == 4 && pauses.seconds == [0.5, 1, 2])
    #expect(
      PictureError.server(host: "h.org", .status(503)).message
        == "h.org has a problem of its own (503).")
  }

  @Test func theServersOwnPauseIsKept() async throws {
    let server = TestServer { _, attempt in
      attempt == 1 ? .bytes([], status: 429, headers: ["Retry-After: 7"]) : .bytes([7])
    }
    #expect(try await picture(server) == [7])
    #expect(pauses.seconds == [7])
    let busy = TestServer { _, _ in .bytes([], status: 503, headers: ["Retry-After: 3600"]) }
    #expect(await fault(busy) == .status(503))
    #expect(busy.log.count == 1)
  }

  @Test(arguments: [404, 403, 401, 410, 400, 204])
  func whatTheServerMeansIsNotTriedAgain(status: Int) async {
    let server = TestServer { _, _ in .bytes([], status: status) }
    #expect(await fault(server) == .status(status))
    #expect(server.log.count == 1)
  }

  @Test func anAnswerThatBreaksOffIsTriedAgain() async throws {
    let server = TestServer { _, attempt in attempt == 1 ? .cut([1, 2]) : .bytes([1, 2, 3]) }
    #expect(try await picture(server) == [1, 2, 3])
    let broken = TestServer { _, _ in .cut([1, 2]) }
    #expect(await fault(broken) == .cutOff)
    #expect(broken.log.count == 4)
    let empty = TestServer { _, _ in .raw([]) }
    #expect(await fault(empty) == .cutOff)
  }

  @Test func redirectsAreFollowedAndNotForEver() async throws {
    let other = TestServer { _, _ in .bytes([7]) }
    let server = TestServer { [address = other.address] path, _ in
      switch path {
      case "/a.jpg": .redirect("/b.jpg")
      case "/b.jpg": .redirect(address + "/c.jpg")
      case "/file": .redirect("file:///etc/passwd")
      default: .redirect(path)
      }
    }
    #expect(try await picture(server) == [7])
    #expect(other.log == ["/c.jpg"])
    #expect(await fault(server, "/loop") == .redirects)
    #expect(server.log.count { $0 == "/loop" } == 6)
    #expect(await fault(server, "/file") == .unsafeRedirect)
  }

  /// 127.0.0.1 is the internet here, and 127.0.0.2 a machine at home.
  @Test func nobodyOnTheInternetLeadsIntoAPrivateNetwork() async throws {
    var limits = HTTPLimits()
    limits.isPrivate = { $0 != IPAddress("127.0.0.1") }
    let home = TestServer(machine: 2) { path, _ in
      path == "/on" ? .redirect("/a.jpg") : .bytes([7])
    }
    let server = TestServer { [address = home.address] path, _ in
      path == "/b.jpg" ? .bytes([8]) : .redirect(address + path)
    }
    #expect(await fault(server, "/a.jpg", limits: limits) == .unsafeRedirect)
    #expect(home.log.isEmpty)
    // Whom a person names is asked, and may lead on.
    #expect(try await picture(home, "/on", limits: limits) == [7])
    #expect(try await picture(server, "/b.jpg", limits: limits) == [8])
    let way = TestServer(machine: 2) { [address = server.address] _, _ in
      .redirect(address + "/b.jpg")
    }
    #expect(try await picture(way, limits: limits) == [8])
    // From home over the internet, and back.
    let back = TestServer(machine: 2) { [address = server.address] _, _ in
      .redirect(address + "/a.jpg")
    }
    #expect(await fault(back, limits: limits) == .unsafeRedirect)
    #expect(home.log == ["/on", "/a.jpg"])
  }

  /// As if its name led to another machine by now.
  @Test func tilesAreWhereTheirDescriptionMayLead() async throws {
    var limits = HTTPLimits()
    limits.isPrivate = { $0 != IPAddress("127.0.0.1") }
    let (home, server) = (
      TestServer(machine: 2) { _, _ in .bytes([7]) }, TestServer { _, _ in .bytes([8]) }
    )
    let client = client(limits: limits)
    let (near, far) = (
      try #require(HTTPAddress(home.address + "/1.jpg")),
      try #require(HTTPAddress(server.address + "/1.jpg"))
    )
    #expect(try await client.picture(at: near).reach == .anywhere)
    #expect(try await client.picture(at: far).reach == .internet)
    #expect(try await client.tile(at: near)?.byteCount == 1)
    #expect(try await client.tile(at: far, reach: .internet)?.byteCount == 1)
    let asked = home.log.count
    await #expect(throws: PictureError.server(host: home.host, .unsafeRedirect)) {
      _ = try await client.tile(at: near, reach: .internet)
    }
    #expect(home.log.count == asked)
  }

  @Test func whatIsNotHTTPIsRefused() async {
    let server = TestServer { _, _ in .raw([0, 1, 2, 3, 13, 10, 13, 10]) }
    #expect(await fault(server) == .nonsense)
    #expect(server.log.count == 1)
  }

  @Test func anAnswerThatIsTooLongEndsAtTheLimit() async {
    var limits = HTTPLimits()
    limits.pictureBytes = 100_000
    #expect(await fault(TestServer { _, _ in .endless }, limits: limits) == .tooMuch(100_000))
    let long = TestServer { _, _ in .bytes(Array(repeating: 0, count: 100_001)) }
    #expect(await fault(long, limits: limits) == .tooMuch(100_000))
    let fitting = TestServer { _, _ in .bytes(Array(repeating: 0, count: 100_000)) }
    #expect(await fault(fitting, limits: limits) == nil)
  }

  @Test func aServerThatSaysNothingIsGivenUp() async {
    var limits = HTTPLimits()
    limits.answerTime = 0.05
    let server = TestServer { _, _ in .held }
    #expect(await fault(server, limits: limits) == .silent)
    #expect(server.log.count == 4)
  }

  @Test func nobodyThereIsSaid() async throws {
    let address = try #require(HTTPAddress("http://127.0.0.1:1/a.jpg"))
    await #expect(throws: PictureError.server(host: "127.0.0.1:1", .unreachable)) {
      _ = try await client().picture(at: address)
    }
  }

  @Test func whatIsCancelledEndsAtOnceAndMakesRoom() async throws {
    let server = TestServer { path, _ in path == "/last" ? .bytes([7]) : .held }
    let client = client()
    // The pool's threads are the tests' own, which wait for the server.
    let threads = WorkerThreads(count: 1, yields: false)
    defer { threads.close() }
    let tasks = try (0..<6).map { number in
      let address = try #require(HTTPAddress(server.address + "/\(number)"))
      return Task(executorPreference: threads) { () -> PictureError? in
        do throws(PictureError) { _ = try await client.tile(at: address) } catch { return error }
        return nil
      }
    }
    server.waitUntilAsked(6)
    let last = try #require(HTTPAddress(server.address + "/last"))
    // Six at a time and no more: this one waits for its turn.
    let waiting = Task(executorPreference: threads) { try await client.tile(at: last) }
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == .givenUp) }
    #expect(try await waiting.value?.byteCount == 1)
    #expect(server.log.last == "/last")
  }

  @Test func aHostIsAskedForSoMuchAtATimeAndNoMore() async throws {
    let server = TestServer { _, _ in .held }
    let client = client()
    let threads = WorkerThreads(count: 1, yields: false)
    defer { threads.close() }
    let tasks = try (0..<20).map { number in
      let address = try #require(HTTPAddress(server.address + "/\(number)"))
      return Task(executorPreference: threads) { try? await client.tile(at: address) }
    }
    server.waitUntilAsked(6)
    server.release()
    for task in tasks { _ = await task.value }
    #expect(server.mostAtOnce == 6 && server.log.count == 80)
  }

  @Test func aMissingTileIsNoProblem() async throws {
    let server = TestServer { _, _ in .bytes([], status: 404) }
    let address = try #require(HTTPAddress(server.address + "/1_2.jpg"))
    #expect(try await client().tile(at: address) == nil)
  }

  @Test func pausesGrowAndDifferWithTheSeed() {
    let policy = RetryPolicy()
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      for attempt in 1...3 {
        let jitter = random.number(0...1)
        let pause = policy.pause(after: attempt, .silent, retryAfter: nil, jitter: jitter) ?? 0
        let whole = 0.5 * Double(1 << (attempt - 1))
        #expect(pause == whole * (0.5 + jitter / 2) && pause >= whole / 2 && pause <= whole)
      }
    }
    #expect(policy.pause(after: 4, .silent, retryAfter: nil, jitter: 0) == nil)
    #expect(policy.pause(after: 1, .status(404), retryAfter: nil, jitter: 0) == nil)
  }

  @Test func onlyTheLastPicturesAreKept() throws {
    let pictures = HTTPPictures(byteLimit: 25)
    let folder = TemporaryFolder()
    let file = try PictureFile(path: folder.write("x", Array(repeating: 0, count: 10)))
    let addresses = try (0..<4).map { try #require(HTTPAddress("http://h/\($0)")) }
    for address in addresses[..<2] {
      pictures[address] = HTTPPicture(file: file, address: address)
    }
    #expect(pictures[addresses[0]] != nil)
    pictures[addresses[2]] = HTTPPicture(file: file, address: addresses[2])
    #expect(addresses.map { pictures[$0] != nil } == [true, false, true, false])
  }
}

/// Asks servers for pictures and tiles, again where that may help, and keeps what was a picture.
final class HTTPClient: Sendable {
  let transfers: HTTPTransfers
  private let policy: RetryPolicy
  private let jitter: @Sendable () -> Double
  private let pause: @Sendable (Double) async throws -> Void
  private let pictures: HTTPPictures

  /// - Parameters:
  ///   - jitter: random numbers, 0…1.
  ///   - pause: lets so many seconds go by.
  init(
    transfers: HTTPTransfers = HTTPTransfers(), policy: RetryPolicy = RetryPolicy(),
    pictures: HTTPPictures = HTTPPictures(),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    pause: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.transfers = transfers
    self.policy = policy
    self.pictures = pictures
    self.jitter = jitter
    self.pause = pause
  }

  /// A picture or the description of one, and where it really is.
  func picture(at address: HTTPAddress) async throws(PictureError) -> HTTPPicture {
    if let known = pictures[address] { return known }
    let answer = try await fetch(
      address, reach: .anywhere, byteLimit: transfers.limits.pictureBytes, in: .disk)
    let found = HTTPPicture(
      file: answer.body, address: HTTPAddress(answer.address) ?? address, reach: answer.reach)
    pictures[address] = found
    return found
  }

  /// Nil when there is none.
  ///
  /// - Parameter reach: that of the description, which was somewhere else if its name leads to another machine now.
  func tile(
    at address: HTTPAddress, reach: HTTPReach = .anywhere
  ) async throws(PictureError) -> PictureFile? {
    do {
      return try await fetch(
        address, reach: reach, byteLimit: transfers.limits.tileBytes, in: .memory
      ).body
    } catch .server(_, .status(404)), .server(_, .status(410)) {
      return nil
    }
  }

  private func fetch(
    _ address: HTTPAddress, reach: HTTPReach, byteLimit: Int, in storage: HTTPStorage
  ) async throws(PictureError) -> HTTPAnswer {
    var attempt = 1
    while true {
      let fault: ServerFault
      var retryAfter: Double?
      do throws(HTTPTransferError) {
        let answer = try await transfers.fetch(
          address, reach: reach, byteLimit: byteLimit, in: storage)
        if answer.status == 200 { return answer }
        fault = .status(answer.status)
        retryAfter = answer.retryAfter
      } catch {
        switch error {
        case .cancelled: throw .givenUp
        case .outOfMemory: throw .outOfMemory
        case .fault(let found): fault = found
        }
      }
      let seconds = policy.pause(
        after: attempt, fault, retryAfter: retryAfter, jitter: jitter())
      guard let seconds else { throw .server(host: address.host, fault) }
      do { try await pause(seconds) } catch { throw .givenUp }
      attempt += 1
    }
  }
}

import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles
@testable import TestPictures

/// A web server on this machine that answers well or badly, as a test says.
final class TestServer: @unchecked Sendable {
  enum Answer {
    case bytes([UInt8], status: Int = 200, headers: [String] = [])
    /// The beginning of an answer that says to be longer.
    case cut([UInt8])
    /// Something that never ends.
    case endless
    case raw([UInt8])
    /// Nothing, before `release`.
    case held

    static func redirect(_ address: String) -> Answer {
      .bytes([], status: 302, headers: ["Location: \(address)"])
    }
  }

  private let listener: Int32
  /// 127.0.0.so much: several machines, as it seems.
  private let machine: UInt8
  let port: UInt16
  private let answer: @Sendable (_ path: String, _ attempt: Int) -> Answer

  private let monitor = Monitor()
  // Inside the monitor only.
  private var requests: [String] = []
  private var isReleased = false
  private var open = 0
  private var mostOpen = 0

  /// - Parameters:
  ///   - machine: listens on 127.0.0.so much.
  ///   - answer: to a path that is asked for so many times, from 1 on.
  init(machine: UInt8 = 1, answer: @escaping @Sendable (_ path: String, _ attempt: Int) -> Answer) {
    self.answer = answer
    self.machine = machine
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = (UInt32(0x7F00_0000) + UInt32(machine)).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0)
        getsockname(descriptor, address, &size)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    _ = WorkerThread.start(yields: false) { [weak self, descriptor] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0, let server = self else { break }
        _ = WorkerThread.start(yields: false) { server.serve(connection) }
      }
      close(descriptor)
    }
  }

  /// The files of a folder.
  convenience init(folder: TemporaryFolder) {
    self.init { [folder] path, _ in
      let name = path.split(separator: "?")[0]
      guard let bytes = try? PictureFileBytes.read(folder.path + name) else {
        return .bytes([], status: 404)
      }
      return .bytes(bytes)
    }
  }

  deinit {
    release()
    shutdown(listener, Int32(SHUT_RDWR))
  }

  var host: String { "127.0.0.\(machine):\(port)" }
  var address: String { "http://" + host }

  /// The paths that were asked for, in that order.
  var log: [String] { monitor.locked { requests } }

  /// Requests that were open at the same time.
  var mostAtOnce: Int { monitor.locked { mostOpen } }

  func waitUntilAsked(_ count: Int) {
    monitor.locked { while requests.count < count { monitor.wait() } }
  }

  /// Lets what is held end.
  func release() {
    monitor.locked {
      isReleased = true
      monitor.changed()
    }
  }

  // MARK: - A connection

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let path = String(words[1])
    let attempt = monitor.locked {
      requests.append(path)
      open += 1
      mostOpen = max(mostOpen, open)
      monitor.changed()
      return requests.count { $0 == path }
    }
    defer { monitor.locked { open -= 1 } }
    switch answer(path, attempt) {
    case .bytes(let body, let status, let headers):
      let head = ["HTTP/1.1 \(status) Words", "Content-Length: \(body.count)"] + headers
      send(head, body, to: connection)
    case .cut(let body):
      send(["HTTP/1.1 200 OK", "Content-Length: \(body.count + 100)"], body, to: connection)
    case .endless:
      send(["HTTP/1.1 200 OK"], [], to: connection)
      let zeros = [UInt8](repeating: 0, count: 1 << 16)
      while send(zeros, to: connection) {}
    case .raw(let bytes): _ = send(bytes, to: connection)
    case .held: monitor.locked { while !isReleased { monitor.wait() } }
    }
  }

  private func send(_ head: [String], _ body: [UInt8], to connection: Int32) {
    let lines = (head + ["Connection: close"]).map { $0 + "\r\n" }.joined() + "\r\n"
    _ = send(Array(lines.utf8) + body, to: connection)
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

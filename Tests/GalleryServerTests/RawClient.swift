import Foundation

/// Says exactly what it is told to, right or wrong.
enum RawClient {
  /// All that the server answers until it closes.
  ///
  /// - Parameter isLast: the client says so by closing its own side: a server that still waits for
  ///   something closes then.
  static func ask(_ port: Int, _ request: [UInt8], isLast: Bool = true) -> [UInt8] {
    let client = open(port)
    guard client >= 0 else { return [] }
    defer { close(client) }
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes {
        send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      sent += count
    }
    if isLast { shutdown(client, Int32(SHUT_WR)) }
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(client, &block, block.count, 0)
      guard count > 0 else { return answer }
      answer += block[..<count]
    }
  }

  /// A connection on which nothing has been said yet, negative when there is none.
  static func open(_ port: Int) -> Int32 {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(client)
      return -1
    }
    return client
  }

  /// The status and what follows the head, of a well-formed request.
  static func get(
    _ port: Int, _ target: String, method: String = "GET", host: String = "localhost",
    more: String = ""
  ) -> (status: Int, head: String, body: [UInt8]) {
    let request =
      "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n"
    let answer = ask(port, Array(request.utf8), isLast: false)
    guard let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { return (0, "", answer) }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    return (
      head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0, head,
      Array(answer[end.upperBound...])
    )
  }
}

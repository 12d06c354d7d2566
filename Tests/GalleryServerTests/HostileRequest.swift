import TestSupport

/// Requests as nobody means well writes them, made of good ones.
enum HostileRequest {
  private static let steps = [
    "..", "../..", "%2e%2e", "%2e%2e%2f", "..%2f", "..%5c", "%252e%252e", "....//", "//", "/./",
    "%00", "\0", "etc/passwd", "secret.txt", "photos/secret.txt", "proc/self/environ", "\\..\\",
    ".zoomscroll-gallery", "-1", "+0", "00", "99999999999999999999", "0x0", "_", "1e1", "%30",
    "*", "?", "#", ";", "~root", "http://localhost/", "é", "\u{202E}", "thumbs/", "tiles/",
  ]

  /// A path with something inserted, taken out, or put into its place.
  static func target(from targets: [String], with random: inout SeededGenerator) -> String {
    var target = targets.randomElement(using: &random)!
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let step = steps.randomElement(using: &random)!
      let places = target.indices.map { $0 } + [target.endIndex]
      let start = places.randomElement(using: &random)!
      let end = places.filter { $0 >= start }.randomElement(using: &random)!
      switch Int.random(in: 0..<4, using: &random) {
      case 0: target.insert(contentsOf: step, at: start)
      case 1: target.insert(contentsOf: "/" + step, at: start)
      case 2: target.removeSubrange(start..<end)
      default: target.replaceSubrange(start..<end, with: step)
      }
    }
    return target
  }

  /// Everything else about a request may be wrong too.
  static func bytes(target: String, with random: inout SeededGenerator) -> [UInt8] {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random)! }
    let method = pick(["GET", "GET", "HEAD", "POST", "PUT", "TRACE", "CONNECT", "PROPFIND", "G ET"])
    let version = pick(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "", "XYZ"])
    let header = pick([
      "", "Range: bytes=0-18446744073709551615", "Range: bytes=" + repeated("0-1,", 2000),
      "Content-Length: 99999999999", "Content-Length: -1", "Transfer-Encoding: chunked",
      "Transfer-Encoding: chunked\r\nContent-Length: 5", "X: " + repeated("a", 100_000),
      repeated("X: y\r\n", 3000) + "Z: z", "Upgrade: websocket\r\nConnection: Upgrade",
      "Expect: 100-continue", "Host: a\r\nHost: b", " folded", ": nameless", "A\0: b",
    ])
    let host = pick(["Host: localhost", "Host: localhost:1", "Host: evil.example", "Host:", ""])
    let lineEnd = pick(["\r\n", "\r\n", "\n", "\r"])
    var bytes = Array(
      [method + " " + target + " " + version, host, header, "", ""].joined(separator: lineEnd).utf8)
    if Int.random(in: 0..<4, using: &random) == 0 {
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
    }
    if Int.random(in: 0..<8, using: &random) == 0 { bytes += bytes + bytes }
    return bytes
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}

import Glibc

/// A connection to one device of the rig. It must live as long as the X server:
/// when a client hangs up, the driver reads its closed socket for ever and takes no other client.
final class InputtestDevice {
  private let socket: Int32

  init(path: String) throws(RigError) {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < capacity else { throw RigError("the path \(path) is too long") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard connected == 0 else {
      throw RigError("no connection to \(path): \(String(cString: strerror(errno)))")
    }
    try write(.version)
    _ = try read(count: 12)
  }

  /// Sends the message and waits until the X server has handled it.
  func send(_ message: InputtestMessage) throws(RigError) {
    try write(message)
    try write(.waitForSync)
    _ = try read(count: 8)
  }

  private func write(_ message: InputtestMessage) throws(RigError) {
    var offset = 0
    while offset < message.bytes.count {
      let rest = message.bytes[offset...]
      let count = rest.withUnsafeBytes { Glibc.write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { throw RigError("the X server hung up") }
      offset += count
    }
  }

  private func read(count: Int) throws(RigError) -> [UInt8] {
    var answer: [UInt8] = []
    while answer.count < count {
      var chunk = [UInt8](repeating: 0, count: count - answer.count)
      let got = chunk.withUnsafeMutableBytes { Glibc.read(socket, $0.baseAddress, $0.count) }
      guard got > 0 else { throw RigError("the X server hung up") }
      answer.append(contentsOf: chunk[..<got])
    }
    return answer
  }
}

struct RigError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

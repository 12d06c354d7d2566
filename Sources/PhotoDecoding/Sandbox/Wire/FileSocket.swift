import Glibc

/// One end of a connection between two processes of this machine, over which they send each other
/// bytes and open files.
final class FileSocket: @unchecked Sendable {
  struct Message {
    var bytes: [UInt8]
    var files: [Int32]
  }

  /// In one message: those that a piece is made of, memory, and a display's profile.
  static let mostFiles = DecodeLimits.mostFiles + 2
  static let mostBytes = 64 << 10

  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two ends of one connection; nil when there are too many open files.
  static func pair() -> (FileSocket, FileSocket)? {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (FileSocket(ends[0]), FileSocket(ends[1]))
  }

  /// False when the other side is gone.
  func send(_ bytes: [UInt8], files: [Int32] = []) -> Bool {
    var (bytes, control) = (bytes, Self.control(files))
    return exchange(&bytes, &control, Int32(MSG_NOSIGNAL)) { sendmsg($0, $1, $2) }.bytes
      == bytes.count
  }

  /// False when the other side neither says anything nor goes for so many milliseconds.
  func waitForMessage(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var polled: Int32
    repeat { polled = poll(&ready, 1, milliseconds) } while polled < 0 && errno == EINTR
    return polled > 0
  }

  /// The other side is gone.
  var isEnded: Bool {
    var ready = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLHUP) != 0
  }

  /// Waits. Nil when the other side is gone.
  ///
  /// - Parameter takesFiles: otherwise the system closes those that come along: whoever sends them
  ///   cannot make this process keep them open.
  func receive(takesFiles: Bool = true) -> Message? {
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    var control = [UInt8](
      repeating: 0, count: takesFiles ? Self.headerBytes + 4 * Self.mostFiles : 0)
    let count = exchange(&bytes, &control, Int32(MSG_CMSG_CLOEXEC)) { recvmsg($0, $1!, $2) }
    let files = takesFiles ? Self.files(control, count.control) : []
    guard count.bytes > 0 else {
      // No bytes may bring files all the same.
      for file in files where count.bytes == 0 { close(file) }
      return nil
    }
    bytes.removeLast(bytes.count - count.bytes)
    return Message(bytes: bytes, files: files)
  }

  private func exchange(
    _ bytes: inout [UInt8], _ control: inout [UInt8], _ flags: Int32,
    _ call: (Int32, UnsafeMutablePointer<msghdr>?, Int32) -> Int
  ) -> (bytes: Int, control: Int) {
    bytes.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.isEmpty ? nil : control.baseAddress
          message.msg_controllen = control.count
          var result: Int
          repeat { result = call(descriptor, &message, flags) } while result < 0 && errno == EINTR
          return (result, message.msg_controllen)
        }
      }
    }
  }

  // MARK: - Control messages

  /// `cmsghdr`: a length, a level and a type; its macros do not reach Swift.
  private static let headerBytes = MemoryLayout<cmsghdr>.size

  private static func control(_ files: [Int32]) -> [UInt8] {
    guard !files.isEmpty else { return [] }
    let payload = files.count * MemoryLayout<Int32>.size
    var control = [UInt8](repeating: 0, count: headerBytes + (payload + 7) / 8 * 8)
    control.withUnsafeMutableBytes { buffer in
      var header = cmsghdr()
      header.cmsg_len = headerBytes + payload
      header.cmsg_level = SOL_SOCKET
      header.cmsg_type = Int32(SCM_RIGHTS)
      buffer.storeBytes(of: header, as: cmsghdr.self)
      for (index, file) in files.enumerated() {
        buffer.storeBytes(of: file, toByteOffset: headerBytes + 4 * index, as: Int32.self)
      }
    }
    return control
  }

  private static func files(_ control: [UInt8], _ count: Int) -> [Int32] {
    guard count >= headerBytes else { return [] }
    return control.withUnsafeBytes { buffer in
      let header = buffer.load(as: cmsghdr.self)
      guard header.cmsg_level == SOL_SOCKET, header.cmsg_type == Int32(SCM_RIGHTS) else {
        return []
      }
      let end = min(Int(header.cmsg_len), count)
      return stride(from: headerBytes, to: end, by: 4).map {
        buffer.load(fromByteOffset: $0, as: Int32.self)
      }
    }
  }
}

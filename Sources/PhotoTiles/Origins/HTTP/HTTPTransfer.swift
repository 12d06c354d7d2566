import CCurl
import Glibc
import SandboxCalls

/// One request and its answer.
final class HTTPTransfer: @unchecked Sendable {
  let address: String
  let host: String
  let byteLimit: Int
  let storage: HTTPStorage
  /// Seconds of the system's clock that never goes back.
  let start: Double

  // Of the transfers' monitor.
  var continuation: CheckedContinuation<Result<HTTPAnswer, HTTPTransferError>, Never>?
  var isCancelled = false

  // Of the transfers' thread.
  private(set) var handle: UnsafeMutableRawPointer?
  private var file: Int32 = -1
  private var byteCount = 0
  private var problem: HTTPTransferError?
  private var reach: HTTPReach
  private var isPrivate: (IPAddress) -> Bool = \.isPrivate
  private var hasRefused = false

  init(
    _ address: HTTPAddress, reach: HTTPReach, byteLimit: Int, storage: HTTPStorage, start: Double
  ) {
    self.reach = reach
    self.address = address.text
    host = address.host
    self.byteLimit = byteLimit
    self.storage = storage
    self.start = start
  }

  deinit { if file >= 0 { close(file) } }

  /// False when the system has no room for it.
  func open(_ limits: HTTPLimits) -> Bool {
    file = storage.makeFile()
    guard file >= 0, let handle = curl_easy_init() else { return false }
    self.handle = handle
    let isSafe = address.prefix(6).lowercased() == "https:"
    for (option, text) in [
      (CURLOPT_URL, address), (CURLOPT_PROTOCOLS_STR, "http,https"),
      (CURLOPT_REDIR_PROTOCOLS_STR, isSafe ? "https" : "http,https"),
      (CURLOPT_USERAGENT, "zoomscroll"), (CURLOPT_ACCEPT_ENCODING, ""),
    ] {
      ccurl_set_text(handle, option, text)
    }
    // As OpenSSL itself does: who trusts an authority of their own says so for all programs.
    if let authorities = getenv("SSL_CERT_FILE") {
      ccurl_set_text(handle, CURLOPT_CAINFO, authorities)
    }
    for (option, number) in [
      (CURLOPT_NOSIGNAL, 1), (CURLOPT_FOLLOWLOCATION, 1), (CURLOPT_MAXREDIRS, limits.redirects),
      (CURLOPT_CONNECTTIMEOUT_MS, Int(limits.connectTime * 1000)),
      (CURLOPT_TIMEOUT_MS, Int(limits.answerTime * 1000)), (CURLOPT_LOW_SPEED_LIMIT, 1),
      (CURLOPT_LOW_SPEED_TIME, limits.silence), (CURLOPT_FILETIME, 1),
    ] {
      ccurl_set_number(handle, option, number)
    }
    isPrivate = limits.isPrivate
    watchWhereItLeads(handle)
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque())
    ccurl_set_receiver(handle) { bytes, size, count, transfer in
      guard let bytes, let transfer else { return 0 }
      let all = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Unmanaged<HTTPTransfer>.fromOpaque(transfer).takeUnretainedValue().receive(all)
    }
    return true
  }

  func closeHandle() {
    curl_easy_cleanup(handle)
    handle = nil
  }

  /// Anything but the number of bytes ends the transfer.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    byteCount += bytes.count
    guard byteCount <= byteLimit else {
      problem = .fault(.tooMuch(byteLimit))
      return 0
    }
    var rest = bytes
    while !rest.isEmpty {
      let count = write(file, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        problem = .outOfMemory
        return 0
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return bytes.count
  }

  // MARK: - Where it leads

  /// The addresses that it really connects to are looked at, not their names: a name may lead anywhere, and somewhere
  /// else each time.
  private func watchWhereItLeads(_ handle: UnsafeMutableRawPointer) {
    let own = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, own)
    ccurl_set_opener(handle) { transfer, _, target in
      guard let transfer, let target else { return CURL_SOCKET_BAD }
      let place = MemoryLayout<curl_sockaddr>.offset(of: \.addr)!
      let address = IPAddress(UnsafeRawPointer(target) + place, family: target.pointee.family)
      let own = Unmanaged<HTTPTransfer>.fromOpaque(transfer).takeUnretainedValue()
      guard own.mayConnect(to: address) else { return CURL_SOCKET_BAD }
      return socket(
        target.pointee.family, target.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
        target.pointee.protocol)
    }
    ccurl_set_pointer(handle, CURLOPT_PREREQDATA, own)
    ccurl_set_permission(handle) { transfer, address, _, _, _ in
      guard let transfer, let address else { return CURL_PREREQFUNC_ABORT }
      let own = Unmanaged<HTTPTransfer>.fromOpaque(transfer).takeUnretainedValue()
      return own.mayAsk(IPAddress(String(cString: address)))
        ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
  }

  /// Before a connection is made.
  private func mayConnect(to address: IPAddress?) -> Bool {
    switch reach {
    case .anywhere: return true
    case .internet:
      // A name may have another address, too.
      if let address, !isPrivate(address) { return true }
      hasRefused = true
      return false
    }
  }

  /// Before each request, also over a connection that was there.
  private func mayAsk(_ address: IPAddress?) -> Bool {
    guard mayConnect(to: address) else { return false }
    if let address, !isPrivate(address) { reach = .internet }
    return true
  }

  // MARK: - The end

  func answer(_ code: CURLcode) -> Result<HTTPAnswer, HTTPTransferError> {
    if let problem { return .failure(problem) }
    var status = 0
    ccurl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
    guard code == CURLE_OK else {
      return .failure(.fault(hasRefused ? .unsafeRedirect : Self.fault(code, status)))
    }
    guard let body = takeBody() else { return .failure(.outOfMemory) }
    var seconds: curl_off_t = 0
    var text: UnsafeMutablePointer<CChar>?
    ccurl_get_size(handle, CURLINFO_RETRY_AFTER, &seconds)
    ccurl_get_text(handle, CURLINFO_EFFECTIVE_URL, &text)
    return .success(
      HTTPAnswer(
        status: status, address: text.map { String(cString: $0) } ?? address, reach: reach,
        retryAfter: seconds > 0 ? Double(seconds) : nil, body: body))
  }

  private func takeBody() -> PictureFile? {
    // The same picture has the same time the next time it is fetched.
    var time: curl_off_t = 0
    ccurl_get_size(handle, CURLINFO_FILETIME_T, &time)
    let stamp = timespec(tv_sec: max(time, 0), tv_nsec: 0)
    _ = [stamp, stamp].withUnsafeBufferPointer { futimens(file, $0.baseAddress) }
    return try? storage.fixed(file)
  }

  private static func fault(_ code: CURLcode, _ status: Int) -> ServerFault {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY:
      .unreachable
    case CURLE_OPERATION_TIMEDOUT: .silent
    case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING: .cutOff
    case CURLE_TOO_MANY_REDIRECTS: .redirects
    case CURLE_UNSUPPORTED_PROTOCOL where (300..<400).contains(status): .unsafeRedirect
    case CURLE_URL_MALFORMAT: .badAddress
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR:
      .untrusted
    default: .nonsense
    }
  }
}

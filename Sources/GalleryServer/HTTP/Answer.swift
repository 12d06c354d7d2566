import NIOHTTP1

/// What the server says to a request.
struct Answer {
  enum Body {
    case bytes([UInt8])
    case picture(PictureBody)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .picture(let picture): picture.count
      }
    }
  }

  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: Body

  /// Nothing but this site's own files, and nobody else shows them in a frame.
  private static let security: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; "
        + "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
  ]

  private init(
    _ status: HTTPResponseStatus, type: String, _ body: Body, _ more: [(String, String)]
  ) {
    self.status = status
    self.body = body
    headers = HTTPHeaders(Self.security + more)
    headers.add(name: "Content-Type", value: type)
    headers.add(name: "Content-Length", value: String(body.count))
    headers.add(name: "Accept-Ranges", value: "none")
  }

  /// A sentence about what went wrong.
  static func problem(
    _ status: HTTPResponseStatus, _ text: String, _ more: [(String, String)] = []
  ) -> Answer {
    Answer(
      status, type: "text/plain; charset=utf-8", .bytes(Array((text + "\n").utf8)),
      [("Cache-Control", "no-store")] + more)
  }

  /// A file of the page, or the manifest.
  ///
  /// - Parameter known: the tags of what the client has (`If-None-Match`): that is not sent again.
  static func file(
    _ file: GallerySite.File, compressed: GallerySite.File?, known: [Substring]
  ) -> Answer {
    let sent = compressed ?? file
    // The next version has the same name.
    var more = [("Cache-Control", "no-cache"), ("Vary", "Accept-Encoding"), ("ETag", sent.tag)]
    if compressed != nil { more.append(("Content-Encoding", "gzip")) }
    let isKnown = known.contains { $0 == sent.tag || $0 == "W/" + sent.tag || $0 == "*" }
    guard isKnown else {
      return Answer(.ok, type: ContentType.of(file.name), .bytes(sent.bytes), more)
    }
    var answer = Answer(.notModified, type: ContentType.of(file.name), .bytes([]), more)
    // It would be that of the file.
    answer.headers.remove(name: "Content-Length")
    return answer
  }

  /// Its name changes with its content.
  static func picture(_ body: PictureBody) -> Answer {
    Answer(
      .ok, type: ContentType.of(body.file.path), .picture(body),
      [("Cache-Control", "private, max-age=31536000, immutable")])
  }
}

import Gallery
import NIOCore
import NIOHTTP1
import PhotoTiles

/// One connection: a request, its answer, the next request. A client that takes its time is left.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    /// The head is there; what belongs to it besides is thrown away.
    case receiving(HTTPRequestHead)
    case answering
  }

  private let site: GallerySite
  private let maker: PictureMaker
  private let hosts: HostRule
  private let limits: ServerLimits
  private let onAnswering: (Bool) -> Void
  private var state = State.waiting
  private var deadline: Scheduled<Void>?
  /// What is being made for it.
  private var ticket: PictureMaker.Ticket?

  /// - Parameter onAnswering: told when a request is there and when its answer has been taken.
  init(
    _ site: GallerySite, maker: PictureMaker, hosts: HostRule, limits: ServerLimits,
    onAnswering: @escaping (Bool) -> Void = { _ in }
  ) {
    self.site = site
    self.maker = maker
    self.hosts = hosts
    self.limits = limits
    self.onAnswering = onAnswering
  }

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(limits.requestTime, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    if let ticket { maker.cancel(ticket) }
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting):
      state = .receiving(head)
      // Who has so much to say wants something else than pictures.
      if head.headers.contains(name: "Content-Length")
        || head.headers.contains(name: "Transfer-Encoding")
      {
        answer(
          .problem(.payloadTooLarge, "This server takes nothing."), to: head, isLast: true, context)
      }
    case (.end, .receiving(let head)): answer(head, context)
    case (.head, _), (.body, _), (.end, _): break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  // MARK: - Answering

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let names = head.headers["Host"]
    // Somebody between may have believed the other one (RFC 9112, 3.2).
    guard names.count < 2 else {
      return answer(
        .problem(.badRequest, "A request has one host."), to: head, isLast: true, context)
    }
    guard hosts.allows(names.first) else {
      return answer(
        .problem(.misdirectedRequest, "This server has another name."), to: head, context)
    }
    guard head.method == .GET || head.method == .HEAD else {
      return answer(
        .problem(.methodNotAllowed, "This server only hands out.", [("Allow", "GET, HEAD")]),
        to: head, context)
    }
    switch site.resource(head.uri) {
    case .file(let number):
      let isZipped = head.headers[canonicalForm: "Accept-Encoding"].contains {
        $0.hasPrefix("gzip")
      }
      let compressed = isZipped ? site.compressed(number).map { site.files[$0] } : nil
      let known = head.headers[canonicalForm: "If-None-Match"]
      answer(.file(site.files[number], compressed: compressed, known: known), to: head, context)
    case .picture(let photo, let file): make(file, of: photo, for: head, context)
    case nil: answer(.problem(.notFound, "There is nothing of this name."), to: head, context)
    }
  }

  private func make(
    _ file: GalleryFile, of photo: Int, for head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    begin()
    deadline?.cancel()
    order(file, of: photo, context) { handler, result, context in
      switch result {
      case .success(let made):
        withExtendedLifetime(made) {
          handler.answer(.picture(PictureBody(made, file, ofPhoto: photo)), to: head, context)
        }
      case .failure(let error):
        let text = (error as? PictureError)?.message ?? "This picture cannot be shown."
        handler.answer(.problem(.notFound, text), to: head, context)
      }
    }
  }

  private func order(
    _ file: GalleryFile, of photo: Int, _ context: ChannelHandlerContext,
    then: @escaping (RequestHandler, Result<MadeFile, any Error>, ChannelHandlerContext) -> Void
  ) {
    let made = context.eventLoop.makePromise(of: MadeFile.self)
    ticket = maker.make(file, ofPhoto: photo) { answer in
      made.completeWith(answer.mapError { $0 as any Error })
    }
    let bound = NIOLoopBound((self, context, then), eventLoop: context.eventLoop)
    made.futureResult.whenComplete { result in
      let (handler, context, then) = bound.value
      handler.ticket = nil
      then(handler, result, context)
    }
  }

  private func begin() {
    state = .answering
    onAnswering(true)
  }

  private func answer(
    _ answer: Answer, to head: HTTPRequestHead, isLast: Bool = false,
    _ context: ChannelHandlerContext
  ) {
    begin()
    guard context.channel.isActive else { return }
    let staysOpen = head.isKeepAlive && !isLast
    var response = HTTPResponseHead(
      version: head.version, status: answer.status, headers: answer.headers)
    response.headers.add(name: "Connection", value: staysOpen ? "keep-alive" : "close")
    setDeadline(limits.answerTime, context)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    let hasBody = head.method != .HEAD
    send(hasBody ? answer.body : .bytes([]), from: 0, staysOpen: staysOpen, context)
  }

  /// So much at a time that a slow client costs little, and the next part when that has been taken.
  private func send(
    _ body: Answer.Body, from start: Int, staysOpen: Bool, _ context: ChannelHandlerContext
  ) {
    let bytes: [UInt8]
    switch body {
    case .bytes(let all): bytes = all
    case .picture(let picture):
      guard let all = picture.bytes else {
        return renew(picture, from: start, staysOpen: staysOpen, context)
      }
      bytes = all
    }
    let end = min(start + limits.bytesAtOnce, bytes.count)
    let isWhole = end == bytes.count
    var part = wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes[start..<end]))))
    if isWhole {
      if start < end { context.write(part, promise: nil) }
      part = wrapOutboundOut(.end(nil))
    }
    let bound = NIOLoopBound((self, context, body), eventLoop: context.eventLoop)
    context.writeAndFlush(part).whenComplete { result in
      let (handler, context, body) = bound.value
      guard case .success = result else { return context.close(promise: nil) }
      if isWhole {
        handler.end(staysOpen: staysOpen, context)
      } else {
        handler.send(body, from: end, staysOpen: staysOpen, context)
      }
    }
  }

  private func renew(
    _ picture: PictureBody, from start: Int, staysOpen: Bool, _ context: ChannelHandlerContext
  ) {
    order(picture.file, of: picture.photo, context) { handler, result, context in
      var picture = picture
      guard case .success(let made) = result, picture.renew(made) else {
        return context.close(promise: nil)
      }
      withExtendedLifetime(made) {
        handler.send(.picture(picture), from: start, staysOpen: staysOpen, context)
      }
    }
  }

  private func end(staysOpen: Bool, _ context: ChannelHandlerContext) {
    guard staysOpen else { return context.close(promise: nil) }
    state = .waiting
    onAnswering(false)
    setDeadline(limits.requestTime, context)
  }

  private func setDeadline(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}

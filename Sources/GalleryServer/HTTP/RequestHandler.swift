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
  private var state = State.waiting
  private var deadline: Scheduled<Void>?

  init(_ site: GallerySite, maker: PictureMaker, hosts: HostRule, limits: ServerLimits) {
    self.site = site
    self.maker = maker
    self.hosts = hosts
    self.limits = limits
  }

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(limits.requestTime, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
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
    guard hosts.allows(head.headers.first(name: "Host")) else {
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
      answer(.file(site.files[number], compressed: compressed), to: head, context)
    case .picture(let photo, let file): make(file, of: photo, for: head, context)
    case nil: answer(.problem(.notFound, "There is nothing of this name."), to: head, context)
    }
  }

  private func make(
    _ file: GalleryFile, of photo: Int, for head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    state = .answering
    deadline?.cancel()
    let made = context.eventLoop.makePromise(of: [UInt8].self)
    maker.make(file, ofPhoto: photo) { answer in
      made.completeWith(answer.mapError { $0 as any Error })
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    made.futureResult.whenComplete { result in
      let (handler, context) = bound.value
      switch result {
      case .success(let bytes): handler.answer(.picture(file.path, bytes), to: head, context)
      case .failure(let error):
        let text = (error as? PictureError)?.message ?? "This picture cannot be shown."
        handler.answer(.problem(.notFound, text), to: head, context)
      }
    }
  }

  private func answer(
    _ answer: Answer, to head: HTTPRequestHead, isLast: Bool = false,
    _ context: ChannelHandlerContext
  ) {
    state = .answering
    guard context.channel.isActive else { return }
    let staysOpen = head.isKeepAlive && !isLast
    var response = HTTPResponseHead(
      version: head.version, status: answer.status, headers: answer.headers)
    response.headers.add(name: "Connection", value: staysOpen ? "keep-alive" : "close")
    setDeadline(limits.answerTime, context)
    context.write(wrapOutboundOut(.head(response)), promise: nil)
    if head.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { result in
      let (handler, context) = bound.value
      guard staysOpen, case .success = result else { return context.close(promise: nil) }
      handler.state = .waiting
      handler.setDeadline(handler.limits.requestTime, context)
    }
  }

  private func setDeadline(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
  }
}

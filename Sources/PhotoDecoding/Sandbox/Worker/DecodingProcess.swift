import Glibc
import SandboxCalls

/// The inside of a decoding process: locks itself down, then answers one request after the other
/// until nobody is there to ask.
enum DecodingProcess {
  /// What the process says when it begins.
  static let isReady: UInt8 = 1

  /// - Parameters:
  ///   - folder: where it may write, if anywhere.
  ///   - first: what it is asked before anything comes through the socket.
  static func run(
    _ socket: FileSocket, limits: DecodeLimits, folder: String?, first: FileSocket.Message?
  ) -> Never {
    _ = sandbox_end_with_parent()
    _ = sandbox_set_name("picture decoder")
    MemoryBudget.keepAllocatorSmall
    PixelMemory.isShared = true
    // Where libvips puts what does not fit into memory.
    if let folder { setenv("TMPDIR", folder, 1) }
    do throws(Lockdown.Failure) {
      try Lockdown.apply(
        memory: limits.workingBytes + limits.levelBytes + slack, folder: folder)
    } catch {
      _ = socket.send(Array(error.message.utf8))
      _exit(1)
    }
    guard socket.send([isReady]) else { _exit(0) }
    let decoder = PictureDecoder(limits: limits)
    var next = first ?? socket.receive()
    while let message = next {
      let (answer, memory) = answer(message, decoder, folder) { _ = socket.send($0.bytes) }
      let files = memory?.file.map { [$0] } ?? []
      guard withExtendedLifetime(memory, { socket.send(answer.bytes, files: files) }) else { break }
      next = socket.receive()
    }
    _exit(0)
  }

  /// Address space that libraries and the stacks of threads take, bytes.
  private static let slack: Int64 = 768 << 20

  /// The last answer to a message, and the memory that goes with it.
  ///
  /// - Parameter say: sends one that comes before it.
  private static func answer(
    _ message: FileSocket.Message, _ decoder: PictureDecoder, _ folder: String?,
    say: @escaping (DecodingAnswer) -> Void
  ) -> (DecodingAnswer, PixelMemory?) {
    do throws(PictureError) {
      guard let request = DecodingRequest(message.bytes) else { throw .stopped }
      var files: [PictureFile?] = []
      for file in message.files { files.append(try PictureFile(descriptor: file)) }
      switch request {
      case .header:
        return (.header(try decoder.header(of: files.only())), nil)
      case .opening(let window):
        let header = try decoder.header(of: files.only())
        guard let piece = EarlyPicture.piece(of: header, in: window) else {
          return (.header(header), nil)
        }
        say(.header(header))
        return answer(try decoder.decode(piece, of: header, in: files))
      case .decode(let piece, let header, let existing):
        var rest = files.makeIterator()
        let files = existing.map { $0 ? rest.next() ?? nil : nil }
        return answer(try decoder.decode(piece, of: header, in: files))
      case .buildPyramid(let header):
        guard let folder else { throw .stopped }
        let path = folder + "/" + PyramidWriter.fileName
        try PyramidWriter.write(files.only(), header, to: path) { say(.built(min($0, 0.99))) }
        return (.built(1), nil)
      }
    } catch {
      return (.failure(error), nil)
    }
  }

  private static func answer(_ pixels: PiecePixels) -> (DecodingAnswer, PixelMemory?) {
    (.pixels(isOpaque: pixels.isOpaque), pixels.raster.memory)
  }
}

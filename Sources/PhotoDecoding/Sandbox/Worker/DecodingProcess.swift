import Glibc
import SandboxCalls

/// The inside of a decoding process: locks itself down, then answers one request after the other
/// until nobody is there to ask.
enum DecodingProcess {
  /// What the process says when it begins.
  static let isReady: UInt8 = 1

  static func run(_ socket: FileSocket, limits: DecodeLimits, folder: String?) -> Never {
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
    while let message = socket.receive() {
      let (answer, memory) = answer(message, decoder) { header, file throws(PictureError) in
        guard let folder else { throw .stopped }
        let path = folder + "/" + PyramidWriter.fileName
        try PyramidWriter.write(file, header, to: path) { share in
          _ = socket.send(DecodingAnswer.built(min(share, 0.99)).bytes)
        }
      }
      let files = memory?.file.map { [$0] } ?? []
      guard withExtendedLifetime(memory, { socket.send(answer.bytes, files: files) }) else { break }
    }
    _exit(0)
  }

  /// Address space that libraries and the stacks of threads take, bytes.
  private static let slack: Int64 = 768 << 20

  private static func answer(
    _ message: FileSocket.Message, _ decoder: PictureDecoder,
    build: (PictureHeader, PictureFile) throws(PictureError) -> Void
  ) -> (DecodingAnswer, PixelMemory?) {
    do throws(PictureError) {
      guard let request = DecodingRequest(message.bytes) else { throw .stopped }
      var files: [PictureFile?] = []
      for file in message.files { files.append(try PictureFile(descriptor: file)) }
      switch request {
      case .header:
        return (.header(try decoder.header(of: files.only())), nil)
      case .decode(let piece, let header, let existing):
        var rest = files.makeIterator()
        let files = existing.map { $0 ? rest.next() ?? nil : nil }
        let pixels = try decoder.decode(piece, of: header, in: files)
        return (.pixels(isOpaque: pixels.isOpaque), pixels.raster.memory)
      case .buildPyramid(let header):
        try build(header, files.only())
        return (.built(1), nil)
      }
    } catch {
      return (.failure(error), nil)
    }
  }
}

import Glibc
import SandboxCalls

/// The inside of a decoding process: locks itself down, then answers one request after the other
/// until nobody is there to ask.
enum DecodingProcess {
  /// The first thing that it says is what it could not be locked in with.
  ///
  /// - Parameters:
  ///   - folder: where it may write, if anywhere.
  ///   - first: what it is asked before anything comes through the socket.
  static func run(
    _ socket: FileSocket, limits: DecodeLimits, folder: String?, first: FileSocket.Message?
  ) -> Never {
    _ = sandbox_end_with_parent()
    _ = sandbox_set_name("picture decoder")
    // One that begins with a question has the photo that a person waits for.
    if first == nil { Niceness.standBehindMainThread() }
    MemoryBudget.keepAllocatorSmall
    VipsLibrary.setModulesAside()
    // Where libvips puts what does not fit into memory.
    if let folder { setenv("TMPDIR", folder, 1) }
    let gaps = Lockdown.apply(
      memory: limits.workingBytes + limits.levelBytes + slack, folder: folder)
    guard socket.send([gaps.rawValue]) else { _exit(0) }
    let decoder = PictureDecoder(limits: limits)
    // Without any lock it waits for somebody who knows that.
    var next = gaps.isSuperset(of: .everyLock) ? socket.receive() : first ?? socket.receive()
    while let message = next {
      let answer = answer(message, decoder, folder) { _ = socket.send($0.bytes) }
      guard socket.send(answer.bytes) else { break }
      next = socket.receive()
    }
    _exit(0)
  }

  /// Address space that libraries and the stacks of threads take, bytes.
  private static let slack: Int64 = 768 << 20

  /// The last answer to a message.
  ///
  /// - Parameter say: sends one that comes before it.
  private static func answer(
    _ message: FileSocket.Message, _ decoder: PictureDecoder, _ folder: String?,
    say: @escaping (DecodingAnswer) -> Void
  ) -> DecodingAnswer {
    let request = DecodingRequest(message.bytes)
    var descriptors = message.files[...]
    let result = request?.hasResult == true ? descriptors.popFirst() : nil
    let profile = request?.hasProfile == true ? descriptors.popFirst() : nil
    Loan.begin(result)
    defer {
      Loan.begin(nil)
      if let result { close(result) }
    }
    do throws(PictureError) {
      let display = try profile.map { descriptor throws(PictureError) in
        DisplayProfile(try PictureFile(descriptor: descriptor))
      }
      let files = try files(descriptors)
      switch request {
      case nil: throw .stopped
      case .header:
        return .header(try decoder.header(of: files.only()))
      case .notes:
        return .notes(try decoder.notes(of: files.only()))
      case .opening(let window):
        let header = try decoder.header(of: files.only())
        guard let piece = EarlyPicture.piece(of: header, in: window) else { return .header(header) }
        say(.header(header))
        return try pixels(decoder.decode(piece, of: header, in: files), in: result)
      case .decode(let piece, let header, let existing, _):
        var rest = files.makeIterator()
        let files = existing.map { $0 ? rest.next() ?? nil : nil }
        let decoded = try decoder.decode(piece, of: header, in: files, for: display)
        return try pixels(decoded, in: result, lacksColors: display?.isUsable == false)
      case .buildPyramid(let header):
        guard let folder else { throw .stopped }
        let path = folder + "/" + PyramidWriter.fileName
        try PyramidWriter.write(files.only(), header, to: path) { say(.built(min($0, 0.99))) }
        return .built(1)
      }
    } catch {
      return .failure(error)
    }
  }

  /// All of them are closed in the end, also when one of them is none.
  private static func files(
    _ descriptors: ArraySlice<Int32>
  ) throws(PictureError) -> [PictureFile?] {
    var files: [PictureFile?] = []
    var problem: PictureError?
    for descriptor in descriptors {
      do throws(PictureError) {
        files.append(try PictureFile(descriptor: descriptor))
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return files
  }

  private static func pixels(
    _ pixels: PiecePixels, in result: Int32?, lacksColors: Bool = false
  ) throws(PictureError) -> DecodingAnswer {
    guard let result else { throw .stopped }
    try Loan.fill(result, with: pixels.raster.memory)
    return .pixels(
      isOpaque: pixels.isOpaque, isCutShort: pixels.isCutShort, lacksColors: lacksColors)
  }
}

import Glibc
import ScrollGeometry

extension Handover {
  /// The launcher's side: starts what decodes, and has it begin with the first of these paths that is
  /// a file and no text. Returns at once; the program that this process becomes gets what comes of it
  /// with `DecodingService.handedOver`.
  ///
  /// - Parameter window: that will show the whole picture, pixels.
  package static func begin(with paths: some Sequence<String>, window: Size) {
    let limits = MemoryBudget.standard.decodeLimits
    // The program tries for itself, and says what is wrong.
    guard let factory = DecodingFactory.forked(limits: limits),
      let socket = stayingOpen(factory.socket.descriptor)
    else { return }
    let picture = paths.lazy.compactMap(photo).first.flatMap {
      begin(with: $0, window, factory, limits)
    }
    let handover = Handover(factory: socket, process: factory.process, picture: picture)
    setenv(variable, handover.text, 1)
  }

  /// Nil when nothing has begun.
  private static func begin(
    with file: PictureFile, _ window: Size, _ factory: FactoryConnection, _ limits: DecodeLimits
  ) -> Picture? {
    // No room is taken but what the piece turns out to need.
    guard let memory = try? SharedMemory(byteCount: Int(limits.levelBytes)),
      let copy = stayingOpen(memory.file),
      factory.socket.send(
        FactoryRequest.process(first: .opening(window)).bytes,
        files: [memory.file, file.descriptor])
    else { return nil }
    return Picture(file: file.version, window: window, memory: copy)
  }

  /// A copy that stays open in the program; nil when there are too many open files.
  private static func stayingOpen(_ file: Int32) -> Int32? {
    let copy = dup(file)
    return copy >= 0 ? copy : nil
  }

  private static func photo(_ path: String) -> PictureFile? {
    var status = stat()
    // A pipe must not even be opened: whoever writes into it would take this process for its reader.
    guard stat(path, &status) == 0, status.isFile, let file = try? PictureFile(path: path),
      // Scripts have no zeros, and pictures have some soon.
      let start = try? file.bytes(0..<64), start.contains(0)
    else { return nil }
    return file
  }
}

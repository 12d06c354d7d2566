import Glibc
import ScrollGeometry

extension Handover {
  /// The launcher's side: starts what decodes, and has it begin with the first of these paths that is
  /// a file and no text. Returns at once; the program that this process becomes gets what comes of it
  /// with `DecodingService.handedOver`.
  ///
  /// - Parameter window: that will show the whole picture, pixels.
  package static func begin(with paths: some Sequence<String>, window: Size) {
    guard let factory = DecodingFactory.start(limits: MemoryBudget.standard.decodeLimits) else {
      // The program tries for itself, and says what is wrong.
      return
    }
    var picture: Picture?
    if let file = paths.lazy.compactMap(photo).first,
      factory.send(FactoryRequest.process(first: .opening(window)).bytes, files: [file.descriptor])
    {
      picture = Picture(file: file.version, window: window)
    }
    // The copy stays open in the program.
    let handover = Handover(factory: dup(factory.descriptor), picture: picture)
    setenv(variable, handover.text, 1)
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

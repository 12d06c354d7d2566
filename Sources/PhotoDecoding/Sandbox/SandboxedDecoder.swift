/// Decodes in processes of a `DecodingService`; in this one only where that has been allowed, and the
/// system has none.
package struct SandboxedDecoder: PictureDecoding {
  /// A process that says nothing for so long, and for so long more for every pixel, hangs.
  static let patience = 10_000.0
  private static let patiencePerPixel = 1e-4
  /// How often a picture is tried again at once whose process was ended from outside.
  private static let moreTries = 2

  let service: DecodingService
  let decoder: PictureDecoder

  package init(service: DecodingService, decoder: PictureDecoder) {
    self.service = service
    self.decoder = decoder
  }

  /// Whoever ends a process from outside, such as a system that is short of memory, need not have
  /// meant the picture.
  static func insisting<Value>(
    _ body: () throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    for _ in 0..<moreTries {
      do throws(PictureError) {
        return try body()
      } catch {
        guard error == .killed else { throw error }
      }
    }
    return try body()
  }

  package func header(of file: PictureFile) throws(PictureError) -> PictureHeader {
    let answer = try Self.insisting { () throws(PictureError) -> DecodingAnswer? in
      try self.answer(about: file)
    }
    guard let answer else { return try decoder.header(of: file) }
    switch answer {
    case .header(let header):
      if header.needsVips { service.needsVips() }
      // The processes have the standard limits, this store may have less.
      return try decoder.bounded(header, file)
    case .failure(let error): throw error
    case .pixels, .built, .notes: throw .stopped
    }
  }

  private func answer(about file: PictureFile) throws(PictureError) -> DecodingAnswer? {
    let patience = Int32(Self.patience)
    if let early = try service.earlyHeader(of: file.version, within: patience) { return early }
    return try service.withWorker { worker throws(PictureError) in
      try worker.ask(.header, about: [file], within: patience)
    }
  }

  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?],
    for display: DisplayProfile?
  ) throws(PictureError) -> PiecePixels {
    let display = display?.isUsable == true ? display : nil
    // Only it knows profiles.
    if display != nil { service.needsVips() }
    let answer = try Self.insisting {
      () throws(PictureError) -> (DecodingAnswer, in: SharedMemory)? in
      try self.answer(about: piece, header, files, display)
    }
    guard let (answer, memory) = answer else {
      return try decoder.decode(piece, of: header, in: files, for: display)
    }
    switch answer {
    case .pixels(let isOpaque, let isCutShort, let lacksColors):
      if lacksColors { display?.fail() }
      let area = header.area(of: piece)
      guard let mapped = PixelMemory(memory, byteCount: Int(header.byteCount(of: piece))),
        let raster = Raster(width: area.width, height: area.height, memory: mapped)
      else { throw .outOfMemory }
      return PiecePixels(raster, isOpaque: isOpaque, isCutShort: isCutShort)
    case .failure(let error): throw error
    case .header, .built, .notes: throw .stopped
    }
  }

  private func answer(
    about piece: PieceKey, _ header: PictureHeader, _ files: [PictureFile?],
    _ display: DisplayProfile?
  ) throws(PictureError) -> (DecodingAnswer, in: SharedMemory)? {
    // At worst all frames before it are decoded first.
    let pixels =
      Double(header.storedWidth) * Double(header.storedHeight) * Double(Int(piece.frame) + 1)
    let patience = Int32(
      min(Self.patience + (header.isTiled ? 0 : pixels * Self.patiencePerPixel), 1e9))
    let animation = header.animation == nil ? nil : try files.only().version
    // A tile comes sooner than another process, and only this one knows the frames before.
    let mayBeGivenUp = !header.isTiled && animation == nil
    if let file = try? files.only().version,
      let early = try service.earlyPixels(
        of: piece, header, in: file, isPlain: display == nil, within: patience,
        mayBeGivenUp: mayBeGivenUp)
    {
      return early
    }
    return try service.withWorker(for: animation, beginningAnew: piece.frame == 0) {
      worker throws(PictureError) in
      let memory = try SharedMemory(byteCount: Int(header.byteCount(of: piece)))
      let answer = try worker.ask(
        .decode(
          piece, header, existingFiles: files.map { $0 != nil }, hasProfile: display != nil),
        about: [display?.file].compactMap(\.self) + files.compactMap(\.self), into: memory,
        within: patience,
        meanwhile: DecodingWorker.listening(mayBeGivenUp: mayBeGivenUp))
      return (answer, memory)
    }
  }
}

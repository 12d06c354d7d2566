/// Decodes in processes of a `DecodingService`; where a system has none, in this one.
package struct SandboxedDecoder: PictureDecoding {
  /// A process that says nothing for so long, and for so long more for every pixel, hangs.
  private static let patience = 10_000.0
  private static let patiencePerPixel = 1e-4

  let service: DecodingService
  let decoder: PictureDecoder

  package init(service: DecodingService, decoder: PictureDecoder) {
    self.service = service
    self.decoder = decoder
  }

  package func header(of file: PictureFile) throws(PictureError) -> PictureHeader {
    let answer = try answer(about: file)
    guard let answer else { return try decoder.header(of: file) }
    switch answer {
    case .header(let header):
      if header.needsVips { service.needsVips() }
      // The processes have the standard limits, this store may have less.
      return try decoder.bounded(header, file)
    case .failure(let error): throw error
    case .pixels, .built: throw .stopped
    }
  }

  private func answer(about file: PictureFile) throws(PictureError) -> DecodingAnswer? {
    let patience = Int32(Self.patience)
    if let early = try service.earlyHeader(of: file.version, within: patience) { return early }
    return try service.withWorker { worker throws(PictureError) in
      try worker.ask(.header, files: [file.descriptor], within: patience).0
    }
  }

  package func decode(
    _ piece: PieceKey, of header: PictureHeader, in files: [PictureFile?]
  ) throws(PictureError) -> PiecePixels {
    let answer = try answer(about: piece, header, files)
    guard let (answer, memory) = answer else {
      return try decoder.decode(piece, of: header, in: files)
    }
    switch answer {
    case .pixels(let isOpaque):
      let area = header.area(of: piece)
      guard let memory,
        let mapped = PixelMemory(
          from: memory,
          byteCount: Int(Raster.byteCount(width: area.width, height: area.height))),
        let raster = Raster(width: area.width, height: area.height, memory: mapped)
      else { throw .stopped }
      return PiecePixels(raster, isOpaque: isOpaque)
    case .failure(let error): throw error
    case .header, .built: throw .stopped
    }
  }

  private func answer(
    about piece: PieceKey, _ header: PictureHeader, _ files: [PictureFile?]
  ) throws(PictureError) -> (DecodingAnswer, file: Int32?)? {
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
        of: piece, header, in: file, within: patience, mayBeGivenUp: mayBeGivenUp)
    {
      return early
    }
    return try service.withWorker(for: animation) { worker throws(PictureError) in
      try worker.ask(
        .decode(piece, header, existingFiles: files.map { $0 != nil }),
        files: files.compactMap { $0?.descriptor }, within: patience, mayBeGivenUp: mayBeGivenUp)
    }
  }

  package func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: String,
    onProgress: @escaping @Sendable (Double) -> Bool
  ) throws(PictureError) {
    guard let worker = service.worker(writingInto: folder) else {
      return try decoder.buildPyramid(of: file, header, in: folder, onProgress: onProgress)
    }
    // A percent of a gigapixel takes less than a second.
    let patience = Int32(60_000)
    var answer = try worker.ask(
      .buildPyramid(header), files: [file.descriptor], within: patience
    ).0
    while true {
      switch answer {
      case .built(1): return
      case .built(let share):
        // Its process ends with `worker`.
        guard onProgress(share) else { throw .givenUp }
      case .failure(let error): throw error
      case .header, .pixels: throw .stopped
      }
      answer = try worker.nextAnswer(within: patience).0
    }
  }
}

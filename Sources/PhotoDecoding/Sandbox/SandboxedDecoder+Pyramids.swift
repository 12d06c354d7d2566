extension SandboxedDecoder {
  package func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: String,
    onProgress: @escaping @Sendable (Double) -> Bool
  ) throws(PictureError) {
    let most = PyramidWriter.mostBytes(for: header)
    try buildPyramid(of: file, header, in: PyramidFolder(folder, mostBytes: most), onProgress)
  }

  func buildPyramid(
    of file: PictureFile, _ header: PictureHeader, in folder: PyramidFolder,
    _ onProgress: @escaping @Sendable (Double) -> Bool
  ) throws(PictureError) {
    try Self.insisting { () throws(PictureError) -> Void in
      // Of a process that was ended from outside.
      folder.empty()
      guard let worker = try service.worker(writingInto: folder.path) else {
        return try decoder.buildPyramid(of: file, header, in: folder.path, onProgress: onProgress)
      }
      // What it still has open it must not write into any more.
      try service.asking(worker, isLast: true) { () throws(PictureError) in
        try Self.build(header, of: file, by: worker, in: folder, onProgress)
      }
      try folder.check()
    }
  }

  static func build(
    _ header: PictureHeader, of file: PictureFile, by worker: DecodingWorker,
    in folder: PyramidFolder, _ onProgress: (Double) -> Bool
  ) throws(PictureError) {
    // A percent of a gigapixel takes less than a second.
    let patience: Int32 = 60_000
    var answer = try worker.ask(
      .buildPyramid(header), about: [file], within: patience, meanwhile: folder.check)
    while true {
      try folder.check()
      switch answer {
      case .built(1): return
      case .built(let share): guard onProgress(share) else { throw .givenUp }
      case .failure(let error): throw error
      case .header, .pixels, .notes: throw .stopped
      }
      answer = try worker.nextAnswer(within: patience, meanwhile: folder.check)
    }
  }
}

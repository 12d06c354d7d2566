import PictureFacts

extension SandboxedDecoder {
  package func notes(of file: PictureFile) throws(PictureError) -> PhotoNotes {
    let answer = try Self.insisting { () throws(PictureError) -> DecodingAnswer? in
      try service.withWorker { worker throws(PictureError) in
        try worker.ask(.notes, about: [file], within: Int32(Self.patience))
      }
    }
    guard let answer else { return try decoder.notes(of: file) }
    switch answer {
    case .notes(let notes): return notes
    case .failure(let error): throw error
    case .header, .pixels, .built: throw .stopped
    }
  }
}

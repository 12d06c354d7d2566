/// Keeps the reader of the animated file whose frames were wanted last.
final class FrameReaderCache: @unchecked Sendable {
  private let monitor = Monitor()
  // Inside the monitor only.
  private var kept: (file: FileVersion, reader: FrameReader)?

  func frame(
    _ number: Int, of header: PictureHeader, _ vips: VipsHeader, in file: PictureFile
  ) throws(PictureError) -> VipsPicture {
    let reader: FrameReader
    if let found = take(file.version, number) {
      reader = found
    } else {
      reader = try FrameReader(file, header, vips)
    }
    // Also when this frame is damaged: the next one will tell that without beginning anew.
    defer { monitor.locked { kept = (file.version, reader) } }
    return try reader.frame(number)
  }

  /// Nobody else has it meanwhile.
  private func take(_ file: FileVersion, _ number: Int) -> FrameReader? {
    monitor.locked {
      guard let found = kept, found.file == file else { return nil }
      kept = nil
      return found.reader.reaches(number) ? found.reader : nil
    }
  }
}

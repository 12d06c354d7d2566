import CCairo

extension Bitmap {
  /// Writes the picture, or says why it could not be written, a full disk included.
  public func writePNG(to path: String) throws(FileError) {
    let sink = Sink(file: try OutputFile(path: path))
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        let sink = Unmanaged<Sink>.fromOpaque(closure!).takeUnretainedValue()
        return sink.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      }, Unmanaged.passUnretained(sink).toOpaque())
    if let failure = sink.failure { throw failure }
    if status != CAIRO_STATUS_SUCCESS {
      throw FileError(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    try sink.file.close()
  }

  /// Keeps what went wrong while cairo's C code was in between.
  private final class Sink {
    let file: OutputFile
    var failure: FileError?

    init(file: OutputFile) {
      self.file = file
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> cairo_status_t {
      do {
        try file.write(bytes)
        return CAIRO_STATUS_SUCCESS
      } catch {
        failure = error
        return CAIRO_STATUS_WRITE_ERROR
      }
    }
  }
}

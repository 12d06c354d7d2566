import CGtk4
import Dispatch

/// Something that is on its way from the clipboard: whoever has copied it may take its time.
@MainActor
final class ClipboardReading {
  private var bytes: [UInt8] = []
  /// Nil when somebody has heard of it.
  private var receive: (@MainActor ([UInt8]?) -> Void)?
  private let cancellable = g_cancellable_new()

  private init(_ receive: @escaping @MainActor ([UInt8]?) -> Void) { self.receive = receive }

  isolated deinit { g_object_unref(cancellable) }

  private func end(_ bytes: [UInt8]?) {
    let receive = receive
    self.receive = nil
    receive?(bytes)
  }

  /// Nobody waits for ever for what another program has promised. Some never hear that they need not any more.
  private func giveUp() {
    guard receive != nil else { return }
    g_cancellable_cancel(cancellable)
    end(nil)
  }

  /// - Parameter receive: gets all of it, as far as it came; nothing where there is nothing of this type; nil when whoever has it
  ///   does not answer.
  static func read(
    _ type: String, of clipboard: OpaquePointer,
    _ receive: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    let reading = ClipboardReading(receive)
    DispatchQueue.main.asyncAfter(deadline: .now() + WindowTunables.clipboardPatience) {
      MainActor.assumeIsolated { reading.giveUp() }
    }
    let name = strdup(type)
    defer { free(name) }
    var types = [UnsafePointer(name), nil]
    gdk_clipboard_read_async(
      clipboard, &types, gint(G_PRIORITY_DEFAULT), reading.cancellable,
      { clipboard, result, box in
        let reading = Unmanaged<ClipboardReading>.fromOpaque(box!).takeRetainedValue()
        let stream = gdk_clipboard_read_finish(
          clipboard.map(OpaquePointer.init), result, nil, nil)
        MainActor.assumeIsolated {
          guard let stream else { return reading.end([]) }
          reading.readOn(stream)
        }
      }, Unmanaged.passRetained(reading).toOpaque())
  }

  /// - Parameter stream: taken over.
  private func readOn(_ stream: UnsafeMutablePointer<GInputStream>) {
    g_input_stream_read_bytes_async(
      stream, gsize(WindowTunables.clipboardPiece), gint(G_PRIORITY_DEFAULT), cancellable,
      { stream, result, box in
        let reading = Unmanaged<ClipboardReading>.fromOpaque(box!).takeRetainedValue()
        let stream = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GInputStream.self)
        let piece = g_input_stream_read_bytes_finish(stream, result, nil)
        MainActor.assumeIsolated { reading.take(piece, of: stream) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ piece: OpaquePointer?, of stream: UnsafeMutablePointer<GInputStream>) {
    var count: gsize = 0
    if let piece {
      let start = g_bytes_get_data(piece, &count)
      bytes += UnsafeRawBufferPointer(start: start, count: Int(count))
      g_bytes_unref(piece)
    }
    if count > 0, bytes.count < WindowTunables.longestPaste { return readOn(stream) }
    g_object_unref(stream)
    end(bytes)
  }
}

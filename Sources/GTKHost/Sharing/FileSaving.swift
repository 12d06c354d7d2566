import CGtk4
import PortableUIKit

/// Files that are written where somebody has said; nobody waits for the disk. What is there is replaced: the dialog has
/// asked.
@MainActor
enum FileSaving {
  static func copy(
    _ path: [UInt8], to place: String, _ done: @escaping @MainActor (SharingResult) -> Void
  ) {
    guard let source = DesktopFiles.file(path), let target = file(place) else {
      return done(.cancelled)
    }
    g_file_copy_async(
      source, target, G_FILE_COPY_OVERWRITE, gint(G_PRIORITY_DEFAULT), nil, nil, nil,
      { source, result, box in
        var error: UnsafeMutablePointer<GError>?
        g_file_copy_finish(source.map(OpaquePointer.init), result, &error)
        Waiting.answer(box, error)
      }, Waiting.box(done))
    g_object_unref(UnsafeMutableRawPointer(source))
    g_object_unref(UnsafeMutableRawPointer(target))
  }

  static func write(
    _ contents: [UInt8], to place: String, _ done: @escaping @MainActor (SharingResult) -> Void
  ) {
    guard let target = file(place) else { return done(.cancelled) }
    let bytes = g_bytes_new(contents, gsize(contents.count))
    g_file_replace_contents_bytes_async(
      target, bytes, nil, 0, G_FILE_CREATE_NONE, nil,
      { target, result, box in
        var error: UnsafeMutablePointer<GError>?
        g_file_replace_contents_finish(target.map(OpaquePointer.init), result, nil, &error)
        Waiting.answer(box, error)
      }, Waiting.box(done))
    g_bytes_unref(bytes)
    g_object_unref(UnsafeMutableRawPointer(target))
  }

  /// A path, or the address of what is on no disk.
  private static func file(_ place: String) -> OpaquePointer? {
    place.hasPrefix("/") ? g_file_new_for_path(place) : g_file_new_for_uri(place)
  }

  private final class Waiting: Sendable {
    private let done: @MainActor (SharingResult) -> Void

    private init(_ done: @escaping @MainActor (SharingResult) -> Void) { self.done = done }

    static func box(
      _ done: @escaping @MainActor (SharingResult) -> Void
    ) -> UnsafeMutableRawPointer { Unmanaged.passRetained(Waiting(done)).toOpaque() }

    /// - Parameter error: taken over; nil when all went well.
    static func answer(
      _ box: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<GError>?
    ) {
      let waiting = Unmanaged<Waiting>.fromOpaque(box!).takeRetainedValue()
      let result: SharingResult =
        error.map { .failed(String(cString: $0.pointee.message)) } ?? .done
      if let error { g_error_free(error) }
      MainActor.assumeIsolated { waiting.done(result) }
    }
  }
}

import CGtk4

/// A program that opens files of a kind.
@MainActor
public final class FileOpener {
  private let program: OpaquePointer

  /// - Parameter program: taken over.
  init(_ program: OpaquePointer) { self.program = program }

  /// As the desktop's menus have it, in the person's language.
  public var name: String { String(cString: g_app_info_get_display_name(program)) }

  /// Starts it with files; false when that failed.
  public func open(_ paths: [[UInt8]]) -> Bool { start(paths.compactMap(DesktopFiles.file)) }

  func open(addresses: [String]) -> Bool {
    start(addresses.compactMap { g_file_new_for_uri($0) })
  }

  /// - Parameter all: taken over.
  private func start(_ all: [OpaquePointer]) -> Bool {
    var files: UnsafeMutablePointer<GList>?
    for file in all { files = g_list_append(files, UnsafeMutableRawPointer(file)) }
    defer { g_list_free_full(files) { g_object_unref($0) } }
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    return g_app_info_launch(program, files, context.map { GObjects.cast($0) }, nil) != 0
  }

  func isSame(as other: FileOpener) -> Bool { g_app_info_equal(program, other.program) != 0 }

  /// The desktop's entry is named after the identity that the windows have.
  var isThisProgram: Bool {
    guard let id = g_app_info_get_id(program), let own = g_get_prgname() else { return false }
    return String(cString: id) == String(cString: own) + ".desktop"
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(program)) }
}

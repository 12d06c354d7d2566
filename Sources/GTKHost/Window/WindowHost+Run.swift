import CGtk4
import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

extension WindowHost {
  /// Opens a window and stays until it is closed. To be called on the process's main thread, from
  /// a synchronous `main`: an asynchronous one gives the main queue to another thread.
  ///
  /// - Parameters:
  ///   - size: the window's to begin with, points; with the title bar where GTK draws one.
  ///   - textures: where the pixels come from that the display list names.
  ///   - observer: sees what the loop is fed; held weakly.
  ///   - makeLoop: makes the content before the window shows. Its size arrives as the first
  ///     `resize` event.
  /// - Returns: the exit status: 0 when it was closed by a person, 128 + n when by signal n.
  /// - Throws: `WindowError.noDisplay`, or whatever `makeLoop` throws.
  public static func run(
    title: String, size: Size, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil,
    makeLoop: (WindowHost) throws -> FrameLoop
  ) throws -> Int32 {
    try run(title: title, size: size, textures: textures, observer: observer) { host in
      try makeLoop(host) as any FrameSource
    }
  }

  package static func run(
    title: String, size: Size, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil,
    makeContent: (WindowHost) throws -> any FrameSource
  ) throws -> Int32 {
    precondition(Thread.isMainThread, "a window belongs to the process's main thread")
    RendererChoice.prepare()
    // Window managers and docks know a window's program by this name.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    guard gtk_init_check() != 0 else { throw WindowError.noDisplay }
    let host = WindowHost(title: title, size: size, textures: textures, observer: observer)
    host.content = try makeContent(host)
    host.sendSettings()
    return withExtendedLifetime(host) { host.runUntilClosed() }
  }
}

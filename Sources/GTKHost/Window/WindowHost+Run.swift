import CGtk4
import DisplayList
import PortableUIKit
import ScrollGeometry

extension WindowHost {
  /// Opens a program's only window and stays until it is closed: see `DesktopProgram`.
  ///
  /// - Parameters:
  ///   - application: in reverse-DNS form, what the desktop knows the program by: the class of its windows; nil: the
  ///     name of the process.
  ///   - size: the window's to begin with, points; with the title bar where GTK draws one.
  ///   - textures: where the pixels come from that the display list names.
  ///   - observer: sees what the loop is fed; held weakly.
  ///   - makeLoop: makes the content before the window shows. Its size arrives as the first
  ///     `resize` event.
  /// - Returns: the exit status: 0 when it was closed by a person, 128 + n when by signal n.
  /// - Throws: `WindowError.noDisplay`, or whatever `makeLoop` throws.
  public static func run(
    application: String? = nil, title: String, size: Size, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil,
    makeLoop: (WindowHost) throws -> FrameLoop
  ) throws -> Int32 {
    try run(
      application: application, title: title, size: size, textures: textures, observer: observer
    ) { host in
      try makeLoop(host) as any FrameSource
    }
  }

  package static func run(
    application: String? = nil, title: String, size: Size, textures: any TextureProvider,
    observer: (any WindowObserver)? = nil,
    makeContent: (WindowHost) throws -> any FrameSource
  ) throws -> Int32 {
    let program = try DesktopProgram(application: application)
    try program.openWindow(
      title: title, size: size, textures: textures, observer: observer, makeContent: makeContent)
    return program.run()
  }
}

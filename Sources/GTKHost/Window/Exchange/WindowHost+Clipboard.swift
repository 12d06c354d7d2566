import CGtk4

// What is copied in the window, for other programs to paste.
extension WindowHost {
  private var clipboard: OpaquePointer { gdk_display_get_clipboard(gtk_widget_get_display(canvas)) }

  /// Copies words.
  public func copy(text: String) { gdk_clipboard_set_text(clipboard, text) }

  /// Copies files so that file managers paste them, programs for pictures the picture, and others the paths.
  ///
  /// - Parameters:
  ///   - contents: all bytes of the only file; nil leaves them out.
  ///   - picture: makes a PNG of it, on any thread, when a program pastes one: for files that are something else. Nil leaves
  ///     it out.
  ///   - isCut: whoever pastes the files moves them.
  public func copy(
    files paths: [[UInt8]], contents: [UInt8]?, picture: (@Sendable () async -> [UInt8]?)? = nil,
    isCut: Bool = false
  ) {
    guard let path = paths.first else { return }
    var providers = providers(of: paths, isCut)
    guard !providers.isEmpty else { return }
    let type = contents == nil ? nil : DesktopFiles.mimeType(of: path)
    if let contents, let type { providers.append(provider(type, contents)) }
    // Every program takes these two.
    if let picture, type != Self.png, type != "image/jpeg" {
      providers.append(LazyContent.make(Self.png, picture))
    }
    providers.append(provider(Self.words, Array(paths.joined(separator: [UInt8(ascii: "\n")]))))
    offer(&providers)
  }

  /// Copies all that there is of it.
  func copy(text: String, files paths: [[UInt8]], png: [UInt8]?) {
    var providers = providers(of: paths, false)
    if let png { providers.append(provider(Self.png, png)) }
    if !text.isEmpty { providers.append(provider(Self.words, Array(text.utf8))) }
    if !providers.isEmpty { offer(&providers) }
  }

  typealias Provider = UnsafeMutablePointer<GdkContentProvider>

  /// Files, as file managers have them; none for none.
  private func providers(of paths: [[UInt8]], _ isCut: Bool) -> [Provider?] {
    let uris = paths.compactMap(DesktopFiles.uri)
    guard !uris.isEmpty else { return [] }
    return [
      provider(Self.uriList, Array(uris.map { "\($0)\r\n" }.joined().utf8)),
      // As GNOME's, Cinnamon's and MATE's file managers have it.
      provider(
        Self.gnomeFiles, Array("\(isCut ? "cut" : "copy")\n\(uris.joined(separator: "\n"))".utf8)),
      // As KDE's has it.
      provider(Self.kdeCut, Array((isCut ? "1" : "0").utf8)),
    ]
  }

  private func offer(_ providers: inout [Provider?]) {
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gdk_clipboard_set_content(clipboard, all)
    g_object_unref(all)
  }

  private static let png = "image/png"
  private static let words = "text/plain;charset=utf-8"
  static let uriList = "text/uri-list"
  private static let gnomeFiles = "x-special/gnome-copied-files"
  private static let kdeCut = "application/x-kde-cutselection"

  /// Files that were copied or cut, in this program or another.
  ///
  /// - Parameter receive: gets their paths, and whether they are to be moved; none where there are none, and nil when whoever has
  ///   copied them does not answer.
  public func pasteFiles(
    _ receive: @escaping @MainActor (_ paths: [[UInt8]]?, _ isCut: Bool) -> Void
  ) {
    let done: @MainActor ([[UInt8]]?, Bool) -> Void = { [weak self] paths, isCut in
      receive(paths, isCut)
      self?.somethingRan()
    }
    if offers(Self.gnomeFiles) {
      ClipboardReading.read(Self.gnomeFiles, of: clipboard) { bytes in
        guard let lines = bytes.map(Self.lines) else { return done(nil, false) }
        done(DesktopFiles.paths(lines.dropFirst()), lines.first == "cut")
      }
      return
    }
    guard offers(Self.uriList) else { return done([], false) }
    let (clipboard, mayBeCut) = (clipboard, offers(Self.kdeCut))
    ClipboardReading.read(Self.uriList, of: clipboard) { bytes in
      guard let bytes else { return done(nil, false) }
      let paths = DesktopFiles.paths(Self.lines(bytes).filter { !$0.hasPrefix("#") })
      guard mayBeCut else { return done(paths, false) }
      ClipboardReading.read(Self.kdeCut, of: clipboard) { bytes in
        guard let bytes else { return done(nil, false) }
        done(paths, Self.lines(bytes) == ["1"])
      }
    }
  }

  private func offers(_ type: String) -> Bool {
    gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(clipboard), type) != 0
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  func provider(_ type: String, _ bytes: [UInt8]) -> Provider? {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    return gdk_content_provider_new_for_bytes(type, data)
  }
}

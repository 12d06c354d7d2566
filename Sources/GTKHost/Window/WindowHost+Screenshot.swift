import CGtk4
import DisplayList
import ScrollGeometry

extension WindowHost {
  /// Writes what the window shows, drawn by its own renderer at its own resolution, as a PNG.
  public func saveScreenshot(to path: String) throws(WindowError) {
    guard let texture = picture() else { throw .screenshotFailed(path: path) }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else {
      throw .screenshotFailed(path: path)
    }
  }

  /// What the window shows, in device pixels; nil before its first frame.
  public func screenshot() -> PixelBuffer? {
    guard let texture = picture() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    let height = Int(gdk_texture_get_height(texture))
    // derivation: bytes of a pixel.
    let bytesPerRow = width * 4
    let pixels = Pixels(count: bytesPerRow * height)
    gdk_texture_download(texture, pixels.bytes, gsize(bytesPerRow))
    return PixelBuffer(
      width: width, height: height, bytesPerRow: bytesPerRow, base: UnsafeRawPointer(pixels.bytes),
      isOpaque: true, owner: pixels)
  }

  private func picture() -> OpaquePointer? {
    guard let content, size != .zero,
      let renderer = gtk_native_get_renderer(OpaquePointer(window)),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    let scale = pixelsPerPoint
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    painter.paint(
      content.displayList, window: Rect(origin: .zero, size: size), into: snapshot, isFrame: false)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var viewport = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).graphene
    return gsk_renderer_render_texture(renderer, node, &viewport)
  }

  private final class Pixels {
    let bytes: UnsafeMutablePointer<UInt8>
    init(count: Int) { bytes = .allocate(capacity: count) }
    deinit { bytes.deallocate() }
  }
}

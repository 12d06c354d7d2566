import CGtk4
import DisplayList
import ScrollGeometry

/// Decoded pixels in the form that a renderer takes, made without copying them: whatever GTK
/// still draws from keeps the buffer alive.
final class Tile {
  /// Which form a renderer is quickest with.
  enum Form {
    /// GL keeps a texture on the graphics card as long as the object lives.
    case texture
    /// The cairo renderer copies a texture in every frame and then scales it with a costly filter:
    /// a surface of our own moves three times as fast.
    case surface
  }

  /// Where a part of it is drawn.
  struct Place: Equatable {
    /// Pixels of the tile.
    var source: Rect
    /// Where they go, in GTK's coordinates.
    var target: Rect
    /// What is painted: the target, and perhaps a little more.
    var covered: Rect
    var sampling = Sampling.smooth
  }

  /// What it shows, to notice that the same name now means other pixels.
  let buffer: PixelBuffer
  let form: Form
  /// A `GdkTexture` or a `cairo_surface_t`.
  let image: OpaquePointer
  /// How the surface was drawn last.
  private var drawn: (place: Place, node: OpaquePointer)?

  init(_ buffer: PixelBuffer, form: Form) {
    self.buffer = buffer
    self.form = form
    image =
      switch form {
      case .texture: Self.texture(buffer)
      case .surface: Self.surface(buffer)
      }
  }

  deinit {
    if let drawn { gsk_render_node_unref(drawn.node) }
    switch form {
    case .texture: g_object_unref(UnsafeMutableRawPointer(image))
    case .surface: cairo_surface_destroy(image)
    }
  }

  /// The node that draws a surface at `place`; of a tile that stays where it is, the same one in every frame: what a new
  /// one covers GTK paints anew, even if it looks the same.
  func node(at place: Place) -> OpaquePointer {
    if let drawn, drawn.place == place { return drawn.node }
    var bounds = place.covered.graphene
    let node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)!
    draw(at: place, on: context)
    cairo_destroy(context)
    if let drawn { gsk_render_node_unref(drawn.node) }
    drawn = (place, node)
    return node
  }

  /// Draws a surface.
  func draw(at place: Place, on context: OpaquePointer) {
    let (source, target, covered) = (place.source, place.target, place.covered)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(
      context, covered.minX, covered.minY, covered.size.width, covered.size.height)
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(
      context, target.size.width / source.size.width, target.size.height / source.size.height)
    cairo_set_source_surface(context, image, -source.minX, -source.minY)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(
      pattern, place.sampling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_fill(context)
  }

  private static func texture(_ buffer: PixelBuffer) -> OpaquePointer {
    // derivation: bytes of a pixel.
    let count = buffer.bytesPerRow * (buffer.height - 1) + buffer.width * 4
    let bytes = g_bytes_new_with_free_func(
      buffer.base, gsize(count),
      { data in Unmanaged<PixelBuffer>.fromOpaque(data!).release() },
      Unmanaged.passRetained(buffer).toOpaque())
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(buffer.width), Int32(buffer.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(buffer.bytesPerRow))
  }

  private static func surface(_ buffer: PixelBuffer) -> OpaquePointer {
    // Cairo asks for memory that it may write; as a source it only reads.
    let base = UnsafeMutableRawPointer(mutating: buffer.base).assumingMemoryBound(to: UInt8.self)
    let format = buffer.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface = cairo_image_surface_create_for_data(
      base, format, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))!
    cairo_surface_set_user_data(
      surface, bufferKey, Unmanaged.passRetained(buffer).toOpaque(),
      { data in Unmanaged<PixelBuffer>.fromOpaque(data!).release() })
    return surface
  }

  /// Cairo tells user data apart by the address of their key.
  private nonisolated(unsafe) static let bufferKey = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)
}

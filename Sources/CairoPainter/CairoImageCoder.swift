import DisplayList
import PortableUIKit
import ScrollGeometry
import Synchronization

/// PNG files, and pixels of what was drawn, with cairo alone. On any thread.
public final class CairoImageCoder: ImageCoding, @unchecked Sendable {
  private let textures: (any TextureProvider)?
  private let text: PangoText
  private let missing: @Sendable (String) -> Void
  /// Kinds that were told of.
  private let told = Mutex<Set<PictureKind>>([])

  /// - Parameters:
  ///   - textures: where the pixels of images are found: asked on the thread that wants them painted.
  ///   - missing: hears one line of each kind of picture that is not read here; the standard error stream does otherwise.
  public init(
    textures: (any TextureProvider)?, text: PangoText = PangoText(),
    missing: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    self.textures = textures
    self.text = text
    self.missing = missing
  }

  /// Nil for what is no PNG file; of pictures of other kinds somebody hears.
  public func decode(_ bytes: UnsafeRawBufferPointer) -> DecodedImage? {
    if let kind = PictureKind(of: bytes) {
      if told.withLock({ $0.insert(kind).inserted }) {
        missing(
          "UIImage: \(kind.rawValue) is not read here, PNG is: an image from such a file is nil. A window reads both."
        )
      }
      return nil
    }
    var reader = Reader(rest: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          let reader = closure!.assumingMemoryBound(to: Reader.self)
          return reader.pointee.read(UnsafeMutableRawPointer(target!), Int(count))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    guard let surface else { return nil }
    return buffer(of: surface).map { DecodedImage(pixels: $0) }
  }

  /// JPEG is not written.
  public func encode(_ pixels: PixelBuffer, as format: ImageFormat) -> [UInt8]? {
    guard format == .png else { return nil }
    // Cairo only reads from it.
    let base = UnsafeMutablePointer(mutating: pixels.base.assumingMemoryBound(to: UInt8.self))
    let surface = cairo_image_surface_create_for_data(
      base, pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    var written: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &written) { written in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          closure!.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, written)
    }
    return status == CAIRO_STATUS_SUCCESS ? written : nil
  }

  public func paint(_ list: DisplayList) -> PixelBuffer? {
    let scale = list.pixelsPerPoint
    guard let width = Int32(exactly: (list.size.width * scale).rounded(.up)),
      let height = Int32(exactly: (list.size.height * scale).rounded(.up)), width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { return nil }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS {
      let context = cairo_create(surface)!
      // One painter for each: it knows where it is in its list.
      Painter(textures: textures, text: text).paint(
        list.items[...], on: context, transform: AffineTransform(scaleX: scale, y: scale),
        visible: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
      cairo_destroy(context)
    }
    return buffer(of: surface)
  }

  /// Takes the surface over.
  private func buffer(of surface: OpaquePointer) -> PixelBuffer? {
    let owner = Surface(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    return PixelBuffer(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)), base: UnsafeRawPointer(bytes),
      isOpaque: format == CAIRO_FORMAT_RGB24, owner: owner)
  }

  private final class Surface {
    let surface: OpaquePointer
    init(_ surface: OpaquePointer) { self.surface = surface }
    deinit { cairo_surface_destroy(surface) }
  }

  private struct Reader {
    var rest: UnsafeRawBufferPointer

    mutating func read(_ target: UnsafeMutableRawPointer, _ count: Int) -> Bool {
      guard count <= rest.count, let base = rest.baseAddress else { return false }
      target.copyMemory(from: base, byteCount: count)
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      return true
    }
  }
}

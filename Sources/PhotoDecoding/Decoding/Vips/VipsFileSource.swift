import CVips

/// An open file as libvips reads it: by its bytes alone, never by its name.
final class VipsFileSource {
  let pointer: UnsafeMutablePointer<VipsSource>

  init(_ file: PictureFile) throws(PictureError) {
    let source =
      file.isPart ? try Self.copy(of: file) : vips_source_new_from_descriptor(file.descriptor)
    guard let source else { throw .outOfMemory }
    pointer = source
  }

  /// A descriptor has no place where a part begins.
  private static func copy(
    of file: PictureFile
  ) throws(PictureError) -> UnsafeMutablePointer<VipsSource>? {
    let (memory, byteCount) = try file.contents()
    guard let blob = vips_blob_copy(memory.base, byteCount) else { return nil }
    defer { vips_area_unref(UnsafeMutableRawPointer(blob).assumingMemoryBound(to: VipsArea.self)) }
    return vips_source_new_from_blob(blob)
  }

  deinit { g_object_unref(pointer) }

  /// Which of the known formats it is.
  var loader: VipsLoader? {
    if let loader = loaderAmongLoaded { return loader }
    VipsLibrary.modules
    return loaderAmongLoaded
  }

  private var loaderAmongLoaded: VipsLoader? {
    defer { vips_error_clear() }
    return vips_foreign_find_load_source(pointer).flatMap {
      VipsLoader(rawValue: String(cString: $0))
    }
  }
}

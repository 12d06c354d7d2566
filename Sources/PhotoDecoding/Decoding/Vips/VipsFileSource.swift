import CVips

/// An open file as libvips reads it: by its bytes alone, never by its name.
final class VipsFileSource {
  let pointer: UnsafeMutablePointer<VipsSource>

  init(_ file: PictureFile) throws(PictureError) {
    guard let source = vips_source_new_from_descriptor(file.descriptor) else {
      throw .outOfMemory
    }
    pointer = source
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

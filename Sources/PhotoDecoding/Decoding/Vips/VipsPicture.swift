import CVips

/// A libvips image: a recipe for pixels, which are made when rows of it are fetched.
package final class VipsPicture {
  let pointer: UnsafeMutablePointer<VipsImage>

  /// Takes over the caller's reference.
  package init(_ pointer: UnsafeMutablePointer<VipsImage>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  var width: Int { Int(vips_image_get_width(pointer)) }
  var height: Int { Int(vips_image_get_height(pointer)) }
  var bands: Int { Int(vips_image_get_bands(pointer)) }
  var bytesPerBand: Int { Int(vips_format_sizeof(format)) }
  var format: VipsBandFormat { vips_image_get_format(pointer) }
  var interpretation: VipsInterpretation { vips_image_get_interpretation(pointer) }
  var hasAlpha: Bool { vips_image_hasalpha(pointer) != 0 }
  var hasKnownColors: Bool { vips_colourspace_issupported(pointer) != 0 }
  /// Of sixteen bits, which mean colours from 0 to 65,535.
  var isDeep: Bool {
    format == VIPS_FORMAT_USHORT
      && [VIPS_INTERPRETATION_RGB16, VIPS_INTERPRETATION_GREY16].contains(interpretation)
  }
  var hasProfile: Bool { vips_image_get_typeof(pointer, "icc-profile-data") != 0 }
  var isInterlaced: Bool { vips_image_get_typeof(pointer, "interlaced") != 0 }
  var pageCount: Int { Int(vips_image_get_n_pages(pointer)) }
  var subdirectoryCount: Int { Int(vips_image_get_n_subifds(pointer)) }

  /// How long each page asks to be shown, milliseconds.
  var delays: [Int] {
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    guard vips_image_get_typeof(pointer, "delay") != 0,
      vips_image_get_array_int(pointer, "delay", &values, &count) == 0, let values
    else { return [] }
    return (0..<Int(count)).map { Int(values[$0]) }
  }

  /// How often all pages are shown; nil for ever.
  var rounds: Int? {
    var count: Int32 = 0
    guard vips_image_get_typeof(pointer, "loop") != 0,
      vips_image_get_int(pointer, "loop", &count) == 0, count > 0
    else { return nil }
    return Int(count)
  }

  /// The texts of a PNG file by their keywords: libvips calls them "png-comment-NUMBER-KEYWORD".
  package var comments: [String: String] {
    get {
      guard let fields = vips_image_get_fields(pointer) else { return [:] }
      defer { g_strfreev(fields) }
      var comments: [String: String] = [:]
      for field in UnsafeBufferPointer(start: fields, count: Int(g_strv_length(fields))) {
        guard let field else { continue }
        let parts = String(cString: field).split(separator: "-", maxSplits: 3)
        var text: UnsafePointer<CChar>?
        guard parts.count == 4, parts[..<2] == ["png", "comment"],
          vips_image_get_string(pointer, field, &text) == 0, let text
        else { continue }
        comments[String(parts[3])] = String(cString: text)
      }
      return comments
    }
    set {
      for (number, comment) in newValue.sorted(by: { $0.key < $1.key }).enumerated() {
        vips_image_set_string(pointer, "png-comment-\(number)-\(comment.key)", comment.value)
      }
    }
  }

  var orientation: Orientation {
    Orientation(rawValue: Int(vips_image_get_orientation(pointer))) ?? .upright
  }

  /// A copy of its pixels; nil when they cannot be made.
  func inMemory() -> VipsPicture? {
    defer { vips_error_clear() }
    return vips_image_copy_memory(pointer).map(VipsPicture.init)
  }

  func cut(_ area: PixelArea) -> VipsPicture? {
    VipsCall.run(
      "extract_area",
      [
        ("input", .picture(self)), ("left", .int(area.x)), ("top", .int(area.y)),
        ("width", .int(area.width)), ("height", .int(area.height)),
      ])
  }

  /// What the operation makes of this picture; nil when it cannot.
  package func applying(_ operation: String, _ arguments: [(String, VipsCall.Argument)] = [])
    -> VipsPicture?
  {
    VipsCall.run(operation, [("in", .picture(self))] + arguments)
  }
}

import CVips

@testable import PhotoDecoding

/// Writes files in the formats that only libvips knows.
enum VipsFiles {
  static func picture(_ bytes: [UInt8], width: Int, height: Int, bands: Int) -> VipsPicture {
    start()
    return VipsPicture(
      vips_image_new_from_memory_copy(
        bytes, bytes.count, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_UCHAR)!
    )
    .interpreted(as: bands > 2 ? VIPS_INTERPRETATION_sRGB : VIPS_INTERPRETATION_B_W)
  }

  static func picture16(_ values: [UInt16], width: Int, height: Int, bands: Int) -> VipsPicture {
    start()
    return VipsPicture(
      vips_image_new_from_memory_copy(
        values, values.count * 2, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_USHORT)!
    )
    .interpreted(as: bands > 2 ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_GREY16)
  }

  static func pictureOfFloats(
    _ values: [Float], width: Int, height: Int, bands: Int
  ) -> VipsPicture {
    start()
    return VipsPicture(
      vips_image_new_from_memory_copy(
        values, values.count * 4, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_FLOAT)!
    )
    .interpreted(as: VIPS_INTERPRETATION_scRGB)
  }

  private static func start() {
    do { try VipsLibrary.using { () throws(PictureError) in } } catch { preconditionFailure() }
  }

  /// The number of one of `dzsave`'s layouts.
  static func layout(named name: String) -> Int32 {
    vips_enum_from_nick("dzsave", vips_foreign_dz_layout_get_type(), name)
  }

  /// The paths of the new files: one for each format that libvips writes.
  @discardableResult
  static func saveEveryFormat(_ picture: VipsPicture, in folder: String) -> [String] {
    [
      ("pngsave", "a.png"), ("webpsave", "a.webp"), ("tiffsave", "a.tif"), ("gifsave", "a.gif"),
      ("heifsave", "a.heic"), ("jxlsave", "a.jxl"), ("jp2ksave", "a.jp2"),
    ].map { operation, name in
      save(picture, operation, folder + "/" + name)
      return folder + "/" + name
    }
  }

  static let frameColors: [[UInt8]] = [
    [250, 0, 0], [0, 250, 0], [0, 0, 250], [250, 250, 250], [0, 0, 0],
  ]

  /// Five frames, 60 × 44, each of its own colour with a white stripe in a column of its own.
  static func saveAnimation(_ operation: String, _ path: String, rounds: Int32 = 0) -> String {
    let bytes = frameColors.enumerated().flatMap { frame, color in
      (0..<60 * 44).flatMap { $0 % 60 == 10 * frame ? [255, 255, 255] : color }
    }
    let all = picture(bytes, width: 60, height: 44 * 5, bands: 3).applying("copy")!
    vips_image_set_int(all.pointer, "page-height", 44)
    vips_image_set_int(all.pointer, "loop", rounds)
    var delays: [Int32] = [70, 100, 250, 1000, 40]
    vips_image_set_array_int(all.pointer, "delay", &delays, 5)
    save(all, operation, path, flags: operation == "webpsave" ? ["lossless"] : [])
    return path
  }

  /// - Parameter operation: as libvips calls the saver, "webpsave".
  static func save(
    _ picture: VipsPicture, _ operation: String, _ path: String, flags: [String] = [],
    texts: [(String, String)] = [], numbers: [(String, Int32)] = []
  ) {
    var saver = vips_operation_new(operation)
    precondition(saver != nil)
    func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
      var value = GValue()
      g_value_init(&value, type)
      fill(&value)
      UnsafeMutableRawPointer(saver!).withMemoryRebound(to: GObject.self, capacity: 1) {
        g_object_set_property($0, name, &value)
      }
      g_value_unset(&value)
    }
    set("in", vips_image_get_type()) { g_value_set_object(&$0, picture.pointer) }
    for (name, text) in texts + [("filename", path)] {
      set(name, GType(16 << 2)) { g_value_set_string(&$0, text) }
    }
    for flag in flags { set(flag, GType(5 << 2)) { g_value_set_boolean(&$0, 1) } }
    for (name, number) in numbers {
      if name == "layout" {
        set(name, vips_foreign_dz_layout_get_type()) { g_value_set_enum(&$0, number) }
      } else {
        set(name, GType(6 << 2)) { g_value_set_int(&$0, number) }
      }
    }
    let result = vips_cache_operation_buildp(&saver)
    precondition(result == 0, String(cString: vips_error_buffer()))
    g_object_unref(saver)
  }
}

extension VipsPicture {
  func interpreted(as interpretation: VipsInterpretation) -> VipsPicture {
    applying("copy", [("interpretation", .int(Int(interpretation.rawValue)))])!
  }
}

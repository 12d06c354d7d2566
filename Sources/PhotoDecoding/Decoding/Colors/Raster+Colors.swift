import CVips

extension Raster {
  /// The same in a display's colours: a small one, opaque, in sRGB. Where that cannot be, it stays as it is.
  func inColors(of display: DisplayProfile) throws(PictureError) -> Raster {
    try VipsLibrary.using { () throws(PictureError) in
      let bytes = redGreenBlue
      let made = bytes.withUnsafeBytes {
        vips_image_new_from_memory_copy(
          $0.baseAddress, $0.count, Int32(width), Int32(height), 3, VIPS_FORMAT_UCHAR)
      }
      guard
        let plain = made.map(VipsPicture.init)?.applying(
          "copy", [("interpretation", .int(Int(VIPS_INTERPRETATION_sRGB.rawValue)))]),
        let shown = VipsRecipe.display(plain, shrink: 1, for: display)
      else { return self }
      return try VipsRows(shown).read(orientation: .upright, damaged: .missing).raster
    }
  }

  /// Without gaps between the rows.
  private var redGreenBlue: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      for y in 0..<height {
        let pixels = row(y)
        for x in 0..<width {
          let place = (y * width + x) * 3
          target[place] = UInt8(truncatingIfNeeded: pixels[x] >> 16)
          target[place + 1] = UInt8(truncatingIfNeeded: pixels[x] >> 8)
          target[place + 2] = UInt8(truncatingIfNeeded: pixels[x])
        }
      }
      count = width * height * 3
    }
  }
}

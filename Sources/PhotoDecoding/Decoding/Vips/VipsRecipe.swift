import CVips

/// From what a file holds to what a screen shows.
enum VipsRecipe {
  /// Bytes for red, green and blue in sRGB, and alpha if there is any, not premultiplied.
  static func display(_ picture: VipsPicture, shrink: Int) -> VipsPicture? {
    guard let small = shrunk(picture, by: shrink), let colored = inSRGB(small) else { return nil }
    return inBytes(colored)
  }

  /// Every pixel the mean of `factor` × `factor`; where the picture ends inside the last one, its
  /// edge is repeated. Transparent pixels do not colour their neighbours.
  private static func shrunk(_ picture: VipsPicture, by factor: Int) -> VipsPicture? {
    guard factor > 1 else { return picture }
    let arguments: [(String, VipsCall.Argument)] = [
      ("hshrink", .double(Double(factor))), ("vshrink", .double(Double(factor))),
      ("ceil", .bool(true)),
    ]
    guard picture.hasAlpha else { return picture.applying("shrink", arguments) }
    return picture.applying("premultiply")?.applying("shrink", arguments)?
      .applying("unpremultiply")?
      .applying("cast", [("format", .int(Int(picture.format.rawValue)))])
  }

  private static func inSRGB(_ picture: VipsPicture) -> VipsPicture? {
    if picture.hasProfile {
      // As programs for print show it: paper is white, and the darkest ink is black.
      let arguments: [(String, VipsCall.Argument)] = [
        ("output-profile", .string("srgb")), ("embedded", .bool(true)),
        ("intent", .int(Int(VIPS_INTENT_RELATIVE.rawValue))),
        ("black-point-compensation", .bool(true)), ("depth", .int(picture.isDeep ? 16 : 8)),
      ]
      // A profile that does not fit the picture is passed over.
      if let converted = picture.applying("icc_transform", arguments) { return converted }
    }
    var picture = picture
    if !picture.hasKnownColors {
      let guess = picture.bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
      guard let named = picture.applying("copy", [("interpretation", .int(Int(guess.rawValue)))])
      else { return nil }
      picture = named
    }
    let space = picture.isDeep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB
    return picture.applying("colourspace", [("space", .int(Int(space.rawValue)))])
  }

  private static func inBytes(_ picture: VipsPicture) -> VipsPicture? {
    let bytes =
      if picture.isDeep {
        // Rounded to the nearest: the high byte alone is too dark, or too bright, by up to one.
        picture.applying(
          "linear", [("a", .double(1 / 257)), ("b", .double(0.5)), ("uchar", .bool(true))])
      } else {
        picture.applying("cast", [("format", .int(Int(VIPS_FORMAT_UCHAR.rawValue)))])
      }
    guard let bytes, bytes.bands > 4 else { return bytes }
    return bytes.applying("extract_band", [("band", .int(0)), ("n", .int(4))])
  }
}

import CVips

/// From what a file holds to what a screen shows.
enum VipsRecipe {
  /// Bytes for red, green and blue, and alpha if there is any, not premultiplied.
  ///
  /// - Parameter profile: of the display whose colours they are to be; nil: sRGB.
  static func display(
    _ picture: VipsPicture, shrink: Int, for profile: DisplayProfile?
  ) -> VipsPicture? {
    guard let small = shrunk(picture, by: shrink),
      let colored = profile.map({ inColors(of: $0, small) }) ?? inSRGB(small)
    else { return nil }
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

  /// From the picture's own colours to the display's: what sRGB cannot show, it may. sRGB where the display's profile is of
  /// no use.
  private static func inColors(of display: DisplayProfile, _ picture: VipsPicture) -> VipsPicture? {
    guard display.isUsable else { return inSRGB(picture) }
    if picture.hasProfile,
      let converted = transformed(picture, to: display.path, [("embedded", .bool(true))])
    {
      return converted
    }
    guard let plain = inSRGB(picture) else { return nil }
    let source: [(String, VipsCall.Argument)] = [
      ("embedded", .bool(false)), ("input-profile", .string("srgb")),
    ]
    if let converted = transformed(plain, to: display.path, source) { return converted }
    display.fail()
    return plain
  }

  /// As programs for print show it: paper is white, and the darkest ink is black.
  ///
  /// - Parameter source: which colours the picture's are.
  private static func transformed(
    _ picture: VipsPicture, to profile: String, _ source: [(String, VipsCall.Argument)]
  ) -> VipsPicture? {
    picture.applying(
      "icc_transform",
      source + [
        ("output-profile", .string(profile)), ("intent", .int(Int(VIPS_INTENT_RELATIVE.rawValue))),
        ("black-point-compensation", .bool(true)), ("depth", .int(picture.isDeep ? 16 : 8)),
      ])
  }

  private static func inSRGB(_ picture: VipsPicture) -> VipsPicture? {
    // A profile that does not fit the picture is passed over.
    if picture.hasProfile,
      let converted = transformed(picture, to: "srgb", [("embedded", .bool(true))])
    {
      return converted
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

extension ICCProfile {
  /// Places of ICC.1:2010, 7.2: the length, the class of device, what its colours are made of, what they are compared by,
  /// and the signature.
  private enum Place {
    static let length = 0
    static let kind = 12
    static let colors = 16
    static let connection = 20
    static let signature = 36
  }

  /// Its header is that of a display with red, green and blue.
  var isOfDisplay: Bool {
    uint32(at: Place.length) == byteCount && has("acsp", at: Place.signature)
      && has("mntr", at: Place.kind) && has("RGB ", at: Place.colors)
      && (has("XYZ ", at: Place.connection) || has("Lab ", at: Place.connection))
  }

  /// It is one of those by which systems call a display sRGB; not one that was measured and has that in its name.
  var isSRGBItself: Bool {
    guard let name else { return false }
    return ["sRGB", "sRGB built-in"].contains(name) || name.hasPrefix("sRGB IEC61966")
  }
}

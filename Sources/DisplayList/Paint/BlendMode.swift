/// How a picture is mixed with what lies below it; the names are those of PDF and Porter and Duff.
public enum BlendMode: UInt8, Sendable, CaseIterable {
  /// PDF's, each component by itself.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  /// PDF's, the last four by hue, saturation and luminosity.
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Porter and Duff's: nothing, the picture alone, and the picture where there is something.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Porter and Duff's, in which what lies below is the one that is kept.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// What only one of them covers; and sums, of the darkness or of the light.
  case xor, plusDarker, plusLighter

  /// Changes what lies below even where the picture is transparent: only a clip bounds it.
  public var reachesOutside: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter:
      false
    }
  }
}

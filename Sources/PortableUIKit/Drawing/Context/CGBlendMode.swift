import DisplayList

/// How what is drawn is mixed with what is there; the values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// The two are listed in the same order.
  var mode: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .normal }
}

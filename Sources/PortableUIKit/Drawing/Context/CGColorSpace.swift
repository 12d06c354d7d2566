/// What the components of a colour mean. Everything is drawn in sRGB; grey is the only other one.
public final class CGColorSpace: Hashable, Sendable {
  public let numberOfComponents: Int
  public let name: String?
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  init(components: Int, name: String?) {
    numberOfComponents = components
    self.name = name
  }

  public convenience init?(name: String) {
    let isGrey =
      name.isSame(as: Self.genericGrayGamma2_2)
      || name.isSame(as: Self.linearGray)
    self.init(components: isGrey ? 1 : 3, name: name)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// The kind of a colour space; the values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(components: 3, name: nil)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(components: 1, name: nil)
}

/// How smoothly images are scaled: `none` keeps pixels apart, all others are drawn alike.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium = 4, high = 3
}

/// Kept for source that names it: text is filled.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// Whether a gradient's first and last colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

import Foundation
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Every kind of pixel, against ImageMagick and Little CMS.
@Suite struct ColorTests {
  private let folder = TemporaryFolder()
  /// Where Debian's `libgs-common` has profiles.
  private static let profiles = "/usr/share/color/icc/ghostscript/"
  private static let toSRGB = ["-profile", profiles + "srgb.icc"]
  /// Colours of all hues, and greys, in 128 × 64 pixels; none at the edge of what sRGB can show, where
  /// the smallest differences are large.
  private static let source = [
    "-size", "64x64", "gradient:rgb(220,60,50)-rgb(50,70,210)", "-size", "32x64",
    "gradient:rgb(230,220,80)-rgb(70,200,210)", "-size", "32x64", "gradient:white-black",
    "+append", "-depth", "16",
  ]
  private static let translucent = [
    "(", "-size", "64x128", "gradient:white-gray20", "-rotate", "90", ")", "-alpha", "off",
    "-compose", "CopyOpacity", "-composite",
  ]

  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    /// How ImageMagick makes it of the source.
    var making: [String]
    /// What it does besides reading it, to show it.
    var showing: [String] = []
    var tolerance = 2

    var testDescription: String { name }
  }

  private static func profile(_ name: String) -> [String] {
    toSRGB + ["-profile", profiles + name]
  }

  private static let kinds: [Kind] = [
    Kind(name: "8.png", making: ["-depth", "8"], tolerance: 0),
    Kind(name: "16.png", making: [], tolerance: 0),
    Kind(name: "16.tif", making: [], tolerance: 0),
    Kind(name: "a98.png", making: ["-depth", "8"] + profile("a98.icc"), showing: toSRGB),
    Kind(name: "a98-16.png", making: profile("a98.icc"), showing: toSRGB),
    Kind(name: "a98-16.tif", making: profile("a98.icc"), showing: toSRGB),
    Kind(
      name: "a98.jpg", making: profile("a98.icc") + ["-quality", "100", "-sampling-factor", "1x1"],
      showing: toSRGB, tolerance: 3),
    Kind(
      name: "a98.webp", making: profile("a98.icc") + ["-define", "webp:lossless=true"],
      showing: toSRGB),
    Kind(name: "gray.png", making: ["-depth", "8"] + profile("sgray.icc"), showing: toSRGB),
    Kind(name: "gray-16.tif", making: profile("sgray.icc"), showing: toSRGB),
    Kind(
      name: "gray.jpg", making: profile("default_gray.icc") + ["-quality", "100"], showing: toSRGB),
    Kind(
      name: "cmyk.jpg",
      making: profile("default_cmyk.icc") + ["-quality", "100", "-sampling-factor", "1x1"],
      showing: toSRGB, tolerance: 6),
    Kind(
      name: "cmyk.tif", making: ["-depth", "8"] + profile("default_cmyk.icc"), showing: toSRGB,
      tolerance: 6),
    Kind(name: "cmyk-16.tif", making: profile("default_cmyk.icc"), showing: toSRGB, tolerance: 6),
    Kind(name: "alpha.png", making: translucent + ["-depth", "8"], tolerance: 1),
    Kind(name: "alpha-16.png", making: translucent, tolerance: 1),
    Kind(name: "alpha-16.tif", making: translucent, tolerance: 1),
    Kind(
      name: "alpha-a98-16.png", making: profile("a98.icc") + translucent, showing: toSRGB,
      tolerance: 3),
    Kind(
      name: "gray-alpha.png", making: ["-colorspace", "Gray"] + translucent + ["-depth", "8"],
      tolerance: 1),
    Kind(
      name: "gray-alpha-16.png", making: ["-colorspace", "Gray"] + translucent, tolerance: 1),
    Kind(
      name: "palette.png",
      making: ["-colors", "16", "-transparent", "red", "-define", "png:color-type=3"],
      tolerance: 1),
    Kind(name: "palette.tif", making: ["-colors", "16", "-type", "Palette"], tolerance: 1),
    Kind(name: "bits.png", making: ["-monochrome", "-define", "png:bit-depth=1"], tolerance: 0),
    Kind(name: "bits.tif", making: ["-monochrome", "-compress", "Group4"], tolerance: 0),
    Kind(name: "bits.gif", making: ["-monochrome"], tolerance: 0),
    Kind(name: "bits.pbm", making: ["-monochrome"], tolerance: 0),
    Kind(name: "wide.ppm", making: [], tolerance: 0),
    Kind(name: "lzw.tif", making: ["-depth", "8", "-compress", "LZW"], tolerance: 0),
  ]

  @Test(arguments: kinds) func pixelsAreAsImageMagickShowsThem(kind: Kind) throws {
    let path = folder.path + "/" + kind.name
    try ImageMagick.convert(Self.source + kind.making + [path])
    let expected = try ImageMagick.pixels(
      path, ["-intent", "relative", "-black-point-compensation"] + kind.showing)
    let decoded = try Decoded(path)
    #expect(decoded.width == 128 && decoded.height == 64)
    var worst = (distance: 0, text: "")
    for y in 0..<64 {
      for x in 0..<128 {
        let start = 4 * (128 * y + x)
        let pixel = expected[start..<start + 4].map { (Int($0) + 128) / 257 }
        let found = decoded[x, y]
        let seen = [found.red, found.green, found.blue, found.alpha]
        let wanted = pixel.prefix(3).map { ($0 * pixel[3] + 127) / 255 } + [pixel[3]]
        let distance = zip(seen, wanted).map { abs($0 - $1) }.max() ?? 0
        if distance > worst.distance { worst = (distance, "\(x),\(y): \(seen), not \(wanted)") }
      }
    }
    #expect(worst.distance <= kind.tolerance, "\(worst.text)")
  }

  /// Whatever remains when its sides are halved.
  @Test(arguments: [["-colorspace", "CMYK"], toSRGB + ["-profile", profiles + "a98.icc"]])
  func aPhotoInOtherColorsHasAllItsLevels(making: [String]) throws {
    let path = folder.path + "/odd.jpg"
    try ImageMagick.convert(
      ["-size", "803x605", "xc:gray(50%)", "-quality", "100"] + making + [path])
    for level in 0...3 {
      let decoded = try Decoded(path, level: level)
      for (x, y) in [(0, 0), (decoded.width - 1, decoded.height - 1)] {
        let pixel = decoded[x, y]
        #expect(
          // Without a profile libvips has one of its own for ink.
          [pixel.red, pixel.green, pixel.blue].allSatisfy { abs($0 - 128) <= 12 },
          "level \(level) at \(x),\(y): \(pixel)")
      }
    }
  }

  /// What a file says in numbers that may be larger than 1 is light, not its encoding for screens.
  @Test func floatsAreLinearLight() throws {
    let values: [Float] = [0, 0.5, 1, 0.214, 0.0021, 7, -1, 0.05, 0.9]
    VipsFiles.save(
      VipsFiles.pictureOfFloats(values, width: 3, height: 1, bands: 3), "tiffsave",
      folder.path + "/f.tif")
    let decoded = try Decoded(folder.path + "/f.tif")
    let expected = values.map { value -> Int in
      let light = min(max(Double(value), 0), 1)
      // IEC 61966-2-1.
      let encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return Int((encoded * 255).rounded())
    }
    for x in 0..<3 {
      let pixel = decoded[x, 0]
      for (found, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected[(3 * x)...]) {
        #expect(abs(found - wanted) <= 1)
      }
    }
  }
}

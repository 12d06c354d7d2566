import Foundation

/// ICC profiles of displays, put together from their parts (ICC.1:2001-04).
struct ICCFile {
  /// What a primary is, seen in the light of D50.
  typealias Primary = (x: Double, y: Double, z: Double)

  /// IEC 61966-2-1, adapted.
  static let sRGB = ICCFile(
    red: (0.43607, 0.22249, 0.01392), green: (0.38515, 0.71687, 0.09708),
    blue: (0.14307, 0.06061, 0.71410))
  /// SMPTE RP 431-2 with D65, adapted: greens and reds that sRGB has not.
  static let displayP3 = ICCFile(
    red: (0.51512, 0.24120, -0.00105), green: (0.29198, 0.69225, 0.04189),
    blue: (0.15710, 0.06657, 0.78407))

  var red: Primary
  var green: Primary
  var blue: Primary
  var name = "Test display"
  var kind = "mntr"
  var colors = "RGB "
  /// Its primaries are there.
  var isWhole = true

  init(red: Primary, green: Primary, blue: Primary) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Of a display on which red and green have changed places.
  var swapped: ICCFile {
    var other = self
    (other.red, other.green) = (green, red)
    return other
  }

  var bytes: [UInt8] {
    let text = Array(name.utf8) + [0]
    var tags: [(String, [UInt8])] = [
      (
        "desc",
        Array("desc".utf8) + Self.big(0) + Self.big(UInt32(text.count)) + text
          + [UInt8](repeating: 0, count: 78)
      ),
      ("cprt", Array("text".utf8) + Self.big(0) + Array("none\0".utf8)),
      ("wtpt", Self.xyz((0.9642, 1, 0.8249))),
    ]
    if isWhole {
      for (letter, primary) in [("r", red), ("g", green), ("b", blue)] {
        tags += [(letter + "XYZ", Self.xyz(primary)), (letter + "TRC", Self.curve)]
      }
    }
    // derivation: the header, the number of tags, and an entry for each.
    let start = 128 + 4 + 12 * tags.count
    var table = Self.big(UInt32(tags.count))
    var data: [UInt8] = []
    for (name, tag) in tags {
      table += Array(name.utf8) + Self.big(UInt32(start + data.count)) + Self.big(UInt32(tag.count))
      data += tag + [UInt8](repeating: 0, count: (4 - tag.count % 4) % 4)
    }
    var header = Self.big(UInt32(start + data.count)) + Self.big(0) + Self.big(0x0210_0000)
    header += Array((kind + colors + "XYZ ").utf8)
    header += [7, 234, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += Self.fixed(0.9642) + Self.fixed(1) + Self.fixed(0.8249)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  /// sRGB's, so that what has its primaries has its numbers.
  private static let curve: [UInt8] = {
    let count = 1024
    var bytes = Array("curv".utf8) + big(0) + big(UInt32(count))
    for index in 0..<count {
      let value = Double(index) / Double(count - 1)
      // IEC 61966-2-1.
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      let number = UInt16((light * 65535).rounded())
      bytes += [UInt8(number >> 8), UInt8(number & 255)]
    }
    return bytes
  }()

  private static func xyz(_ primary: Primary) -> [UInt8] {
    Array("XYZ ".utf8) + big(0) + fixed(primary.x) + fixed(primary.y) + fixed(primary.z)
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    big(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) }
  }
}

/// Puts EXIF data together, entry by entry (Exif 2.32, 4.6.2).
struct EXIFFile {
  /// What an entry holds, by its type.
  enum Value {
    case text(String)
    case short(Int)
    case rationals([(Int, Int)])
    case signed(Int, Int)
    case bytes([UInt8])
    /// Any type and count, whatever the bytes are.
    case odd(type: Int, count: Int, [UInt8])
  }

  var isBigEndian = false
  /// Of the picture, the camera and the place.
  var picture: [(Int, Value)] = []
  var camera: [(Int, Value)] = []
  var place: [(Int, Value)] = []

  /// Of a photo that a camera has taken, in each of its directories.
  static func photo(isBigEndian: Bool = false) -> EXIFFile {
    EXIFFile(
      isBigEndian: isBigEndian,
      picture: [
        (0x010F, .text("NIKON CORPORATION")), (0x0110, .text("NIKON D750")),
        (0x0132, .text("2024:02:01 09:00:00")), (0x013B, .text("Anna Müller")),
      ],
      camera: [
        (0x829A, .rationals([(1, 250)])), (0x829D, .rationals([(28, 10)])), (0x8827, .short(400)),
        (0x9003, .text("2024:01:31 14:30:05")), (0x9011, .text("+01:00")),
        (0x9204, .signed(-2, 3)), (0x920A, .rationals([(350, 10)])), (0xA001, .short(1)),
        (0xA405, .short(52)), (0xA434, .text("AF-S NIKKOR 35mm f/1.8G")),
      ],
      place: [
        (1, .text("S")), (2, .rationals([(33, 1), (51, 1), (2484, 100)])), (3, .text("E")),
        (4, .rationals([(151, 1), (12, 1), (3636, 100)])), (5, .bytes([1])),
        (6, .rationals([(125, 10)])),
      ])
  }

  /// A JPEG file's segment.
  var segment: [UInt8] {
    let payload = bytes
    let length = payload.count + 2
    return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
  }

  var bytes: [UInt8] {
    let start: [UInt8] = isBigEndian ? [0x4D, 0x4D, 0, 42] : [0x49, 0x49, 42, 0]
    // Each directory's length is that of its entries and texts, wherever it lies.
    let first = 8
    let empty = [(0x8769, Value.odd(type: 4, count: 1, long(0)))]
    let pointers = camera.isEmpty && place.isEmpty ? 0 : place.isEmpty ? 1 : 2
    let pictureSize = directory(picture + Array(repeating: empty[0], count: pointers), at: 0).count
    let cameraStart = first + pictureSize
    let placeStart = cameraStart + directory(camera, at: 0).count
    var entries = picture
    if pointers > 0 { entries.append((0x8769, .odd(type: 4, count: 1, long(cameraStart)))) }
    if pointers > 1 { entries.append((0x8825, .odd(type: 4, count: 1, long(placeStart)))) }
    return Array("Exif".utf8) + [0, 0] + start + long(first) + directory(entries, at: first)
      + directory(camera, at: cameraStart) + (pointers > 1 ? directory(place, at: placeStart) : [])
  }

  /// Entries and what does not fit into them, for a directory that lies at `start`.
  func directory(_ entries: [(Int, Value)], at start: Int) -> [UInt8] {
    var fields = short(entries.count)
    var rest: [UInt8] = []
    let restStart = start + 2 + 12 * entries.count + 4
    for (tag, value) in entries {
      let (type, count, bytes) = encoded(value)
      fields += short(tag) + short(type) + long(count)
      if bytes.count <= 4 {
        fields += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        fields += long(restStart + rest.count)
        rest += bytes + (bytes.count % 2 == 1 ? [0] : [])
      }
    }
    return fields + long(0) + rest
  }

  private func encoded(_ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
    switch value {
    case .text(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .short(let number): (3, 1, short(number))
    case .rationals(let ratios): (5, ratios.count, ratios.flatMap { long($0.0) + long($0.1) })
    case .signed(let over, let under): (10, 1, long(over) + long(under))
    case .bytes(let bytes): (1, bytes.count, bytes)
    case .odd(let type, let count, let bytes): (type, count, bytes)
    }
  }

  func short(_ value: Int) -> [UInt8] { ordered([value & 255, value >> 8 & 255]) }

  func long(_ value: Int) -> [UInt8] { ordered((0..<4).map { value >> (8 * $0) & 255 }) }

  private func ordered(_ bytes: [Int]) -> [UInt8] {
    (isBigEndian ? bytes.reversed() : bytes).map { UInt8($0) }
  }
}

/// A HEIF file as its boxes (ISO/IEC 14496-12 and 23008-12), as far as libheif writes them.
struct HEIFFile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The file with one more property of its first picture, as "irot" with a count of quarter turns.
  func adding(property name: String, _ value: UInt8) -> [UInt8] {
    var result = bytes
    let meta = box("meta", in: 0..<bytes.count)
    let inMeta = meta.lowerBound + 12..<meta.upperBound
    let properties = box("iprp", in: inMeta)
    let inProperties = properties.lowerBound + 8..<properties.upperBound
    let container = box("ipco", in: inProperties)
    let uses = box("ipma", in: inProperties)
    // Behind version and flags, a count of pictures, and the first one's number.
    let use = uses.lowerBound + 18
    let property = [0, 0, 0, 9] + Array(name.utf8) + [value]
    let number = UInt8(boxCount(in: container.lowerBound + 8..<container.upperBound) + 1)
    let added = property.count + 1
    move(box("iloc", in: inMeta), by: added, in: &result)
    result.insert(0x80 | number, at: use + 1 + Int(result[use]))
    result[use] += 1
    result.insert(contentsOf: property, at: container.upperBound)
    grow(meta, by: added, in: &result)
    grow(properties, by: added, in: &result)
    grow(container, by: property.count, in: &result)
    grow(uses.lowerBound + property.count..<uses.upperBound + property.count, by: 1, in: &result)
    return result
  }

  private func number(_ place: Int, _ count: Int, in bytes: [UInt8]) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func box(_ name: String, in range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = start + number(start, 4, in: bytes)
      if bytes[start + 4..<start + 8].elementsEqual(name.utf8) { return start..<end }
      start = end
    }
    preconditionFailure("no \(name)")
  }

  private func boxCount(in range: Range<Int>) -> Int {
    var (start, count) = (range.lowerBound, 0)
    while start < range.upperBound {
      start += number(start, 4, in: bytes)
      count += 1
    }
    return count
  }

  private func grow(_ box: Range<Int>, by count: Int, in bytes: inout [UInt8]) {
    set(box.lowerBound, number(box.lowerBound, 4, in: bytes) + count, in: &bytes)
  }

  private func set(_ place: Int, _ value: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[place + index] = UInt8(value >> (24 - 8 * index) & 255) }
  }

  /// Says where the pictures' data lie, which are behind all this.
  private func move(_ locations: Range<Int>, by count: Int, in bytes: inout [UInt8]) {
    // Version 1 says besides whether they are in this box's neighbour, which nothing moves.
    let more = bytes[locations.lowerBound + 8] == 0 ? 0 : 2
    var place = locations.lowerBound + 16
    for _ in 0..<number(locations.lowerBound + 14, 2, in: bytes) {
      let isBehind = more == 0 || number(place + 2, 2, in: bytes) == 0
      let start = place + more + 4
      if isBehind { set(start, number(start, 4, in: bytes) + count, in: &bytes) }
      place = start + 6 + 8 * number(start + 4, 2, in: bytes)
    }
  }
}

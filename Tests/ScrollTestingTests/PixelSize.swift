import Foundation

/// Width and height that a PNG file says it has; of anything else, none.
func pixelSize(_ png: Data) -> [Int] {
  let bytes = [UInt8](png.prefix(24))
  guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
  return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}

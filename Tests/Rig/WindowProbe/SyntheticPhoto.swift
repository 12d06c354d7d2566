import DisplayList
import Glibc
import ScrollGeometry

/// A noisy picture in tiles of 512 pixels, made as they are asked for and then kept.
final class SyntheticPhoto: TextureProvider {
  static let tile = 512

  private let width: Int
  private let height: Int
  private var buffers: [TextureID: PixelBuffer] = [:]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The tiles that `transform` (photo pixels to window points) shows, of the level that fits it.
  func items(for transform: AffineTransform, in window: Size) -> [DisplayItem] {
    let scale = hypot(transform.a, transform.b)
    let level = max(0, Int(log2(1 / scale).rounded(.down)))
    let shrink = Double(1 << level)
    let (columns, rows) = grid(level)
    let visible = transform.inverse!.apply(to: Rect(origin: .zero, size: window))
    var items: [DisplayItem] = [.pushTransform(transform)]
    for row in 0..<rows {
      for column in 0..<columns {
        let (tileWidth, tileHeight) = size(level, column, row)
        let source = Rect(x: 0, y: 0, width: Double(tileWidth), height: Double(tileHeight))
        let side = Double(Self.tile) * shrink
        let place = Rect(
          x: Double(column) * side, y: Double(row) * side,
          width: source.size.width * shrink, height: source.size.height * shrink)
        guard place.minX < visible.maxX, place.maxX > visible.minX,
          place.minY < visible.maxY, place.maxY > visible.minY
        else { continue }
        let id = TextureID(
          picture: 1, level: Int16(level), column: Int32(column), row: Int32(row))
        items.append(.image(id, source: source, destination: place))
      }
    }
    items.append(.pop)
    return items
  }

  func pixels(of texture: TextureID) -> PixelBuffer? {
    if let buffer = buffers[texture] { return buffer }
    let (width, height) = size(Int(texture.level), Int(texture.column), Int(texture.row))
    let buffer = Self.noise(
      width, height,
      seed: Int(texture.level) * 7919 + Int(texture.column) * 131 + Int(texture.row) * 17 + 1)
    buffers[texture] = buffer
    return buffer
  }

  private func grid(_ level: Int) -> (Int, Int) {
    let side = Self.tile << level
    return ((width + side - 1) / side, (height + side - 1) / side)
  }

  private func size(_ level: Int, _ column: Int, _ row: Int) -> (Int, Int) {
    let width = (self.width + (1 << level) - 1) >> level
    let height = (self.height + (1 << level) - 1) >> level
    return (min(Self.tile, width - column * Self.tile), min(Self.tile, height - row * Self.tile))
  }

  private static func noise(_ width: Int, _ height: Int, seed: Int) -> PixelBuffer {
    let owner = Memory(count: width * height * 4)
    var state = UInt64(bitPattern: Int64(seed)) | 1
    for index in 0..<width * height {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let grey = UInt8(200 + (state & 31))
      for channel in 0..<3 { owner.bytes[index * 4 + channel] = grey }
      owner.bytes[index * 4 + 3] = 255
    }
    return PixelBuffer(
      width: width, height: height, bytesPerRow: width * 4, base: UnsafeRawPointer(owner.bytes),
      isOpaque: true, owner: owner)
  }

  private final class Memory {
    let bytes: UnsafeMutablePointer<UInt8>
    init(count: Int) { bytes = .allocate(capacity: count) }
    deinit { bytes.deallocate() }
  }
}

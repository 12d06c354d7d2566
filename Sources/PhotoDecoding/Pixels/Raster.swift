import DisplayList

/// Pixels in one block of memory, in rows from the top: bytes blue, green, red, alpha, premultiplied.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  let bytesPerRow: Int
  package let memory: PixelMemory

  /// - Parameter isResult: it is what was asked for, and nothing on the way to it.
  init(width: Int, height: Int, isResult: Bool = true) throws(PictureError) {
    self.width = width
    self.height = height
    bytesPerRow = Self.bytesPerRow(width)
    memory = try PixelMemory(byteCount: bytesPerRow * height, isResult: isResult)
  }

  /// - Parameter memory: large enough for it.
  init?(width: Int, height: Int, memory: PixelMemory) {
    self.width = width
    self.height = height
    bytesPerRow = Self.bytesPerRow(width)
    self.memory = memory
    guard memory.byteCount >= bytesPerRow * height else { return nil }
  }

  /// What a raster of this size takes from the system.
  package static func byteCount(width: Int, height: Int) -> Int64 {
    Int64(PixelMemory.wholePages(bytesPerRow(width) * height))
  }

  /// Rows begin at cache lines.
  private static func bytesPerRow(_ width: Int) -> Int { (width * 4 + 63) / 64 * 64 }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (memory.base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// A part of it as a host draws it; nothing is copied, and it keeps the whole raster alive.
  package func part(x: Int, y: Int, width: Int, height: Int, isOpaque: Bool) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height, bytesPerRow: bytesPerRow,
      base: UnsafeRawPointer(memory.base + y * bytesPerRow + x * 4), isOpaque: isOpaque,
      owner: memory)
  }

  /// From this row on, all pixels are the same.
  func isUniform(from top: Int) -> Bool {
    let first = row(top)[0]
    for y in top..<height {
      let pixels = row(y)
      for x in 0..<width where pixels[x] != first { return false }
    }
    return true
  }
}

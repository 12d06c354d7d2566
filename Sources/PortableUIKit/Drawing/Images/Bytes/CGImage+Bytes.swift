import DisplayList

extension CGImage {
  /// From 32-bit pixels, or 8-bit greys. They are copied: the provider may go.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, width > 0, height > 0, width <= 1 << 20, height <= 1 << 20,
      bitsPerPixel == 32 || bitsPerPixel == 8, bytesPerRow >= width * bitsPerPixel / 8,
      // Their product may be more than any number.
      provider.bytes.count / height >= bytesPerRow
    else { return nil }
    self.init(
      pixels: PixelBuffer(
        width: width, height: height, bytesPerPixel: bitsPerPixel / 8, bytesPerRow: bytesPerRow,
        layout: PixelLayout(bitmapInfo), bytes: provider.bytes))
  }
}

extension PixelBuffer {
  fileprivate convenience init(
    width: Int, height: Int, bytesPerPixel: Int, bytesPerRow: Int, layout: PixelLayout,
    bytes source: UnsafeRawBufferPointer
  ) {
    let memory = PixelMemory(byteCount: width * height * 4)
    let target = memory.base.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = y * bytesPerRow + x * bytesPerPixel
        let place = (y * width + x) * 4
        func put(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
          (target[place], target[place + 1]) = (blue, green)
          (target[place + 2], target[place + 3]) = (red, alpha)
        }
        if bytesPerPixel == 1 {
          put(source[pixel], source[pixel], source[pixel], 255)
          continue
        }
        let alpha = layout.alpha.map { source[pixel + $0] } ?? 255
        func component(_ index: Int) -> UInt8 {
          let value = source[pixel + index]
          if layout.isPremultiplied || alpha == 255 { return min(value, alpha) }
          return UInt8((Int(value) * Int(alpha) + 127) / 255)
        }
        put(component(layout.red), component(layout.green), component(layout.blue), alpha)
      }
    }
    self.init(
      width: width, height: height, bytesPerRow: width * 4, base: memory.base,
      isOpaque: layout.alpha == nil || bytesPerPixel == 1, owner: memory)
  }
}

import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

extension CGDataProvider {
  /// A copy of bytes.
  public convenience init?(data: Data) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: memory)
    self.init(UnsafeRawBufferPointer(memory)) { memory.deallocate() }
  }

  public var data: Data? { Data(bytes) }
}

extension CGImage {
  public var alphaInfo: CGImageAlphaInfo {
    pixels?.isOpaque == true ? .noneSkipFirst : .premultipliedFirst
  }

  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// Rows of blue, green, red and opacity, without gaps; nil where there is no host to make them.
  public var dataProvider: CGDataProvider? {
    guard let pixels else { return nil }
    var data = Data(capacity: pixels.width * pixels.height * 4)
    for row in 0..<pixels.height {
      data.append(
        (pixels.base + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self),
        count: pixels.width * 4)
    }
    return CGDataProvider(data: data)
  }
}

extension CGContext {
  /// A bitmap to draw on, y upwards. Pixels are made when `makeImage()`'s are asked for: `data` must
  /// be nil, since nothing is ever written there.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    self.init(
      canvas: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), isUpward: true)
  }

  /// What has been drawn so far.
  public func makeImage() -> CGImage? { CGImage(drawn, width: width, height: height) }
}

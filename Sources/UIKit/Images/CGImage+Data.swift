import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry

/// Bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
  public let data: Data?

  public init?(data: Data) { self.data = data }
}

/// Where the opacity lies in a pixel; the values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of bytes and of the opacity.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// From 32-bit pixels, or 8-bit greys.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data, bitsPerComponent == 8, width > 0, height > 0,
      width <= 1 << 20, height <= 1 << 20, bitsPerPixel == 32 || bitsPerPixel == 8,
      bytesPerRow >= width * bitsPerPixel / 8, data.count >= bytesPerRow * height,
      let pixels = PixelBuffer(
        width: width, height: height, bytesPerPixel: bitsPerPixel / 8, bytesPerRow: bytesPerRow,
        layout: PixelLayout(bitmapInfo), data: data)
    else { return nil }
    self.init(pixels: pixels)
  }

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

/// Where the components of a pixel lie among its four bytes.
private struct PixelLayout {
  var red: Int
  var green: Int
  var blue: Int
  /// Nil: every pixel is opaque.
  var alpha: Int?
  var isPremultiplied: Bool

  init(_ info: CGBitmapInfo) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) ?? .none
    let isFirst =
      alphaInfo == .premultipliedFirst || alphaInfo == .first
      || alphaInfo == .noneSkipFirst
    var order = isFirst ? [3, 0, 1, 2] : [0, 1, 2, 3]  // red 0, green 1, blue 2, opacity 3
    if info.contains(.byteOrder32Little), !info.contains(.byteOrder16Big) { order.reverse() }
    red = order.firstIndex(of: 0) ?? 0
    green = order.firstIndex(of: 1) ?? 1
    blue = order.firstIndex(of: 2) ?? 2
    let isOpaque = alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
    alpha = isOpaque ? nil : order.firstIndex(of: 3)
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
  }
}

extension PixelBuffer {
  private final class Memory {
    let bytes: UnsafeMutableRawPointer
    init(_ bytes: UnsafeMutableRawPointer) { self.bytes = bytes }
    deinit { bytes.deallocate() }
  }

  fileprivate convenience init?(
    width: Int, height: Int, bytesPerPixel: Int, bytesPerRow: Int, layout: PixelLayout, data: Data
  ) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    let target = memory.assumingMemoryBound(to: UInt8.self)
    data.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
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
    }
    self.init(
      width: width, height: height, bytesPerRow: width * 4, base: memory,
      isOpaque: layout.alpha == nil || bytesPerPixel == 1, owner: Memory(memory))
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

import DisplayList
import PortableUIKit
import ScrollGeometry

/// The page writes width and height, points, where the last argument says.
@_extern(wasm, module: "page", name: "measureText") @_extern(c)
private func pageMeasureText(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ fontSize: Double, _ fontWeight: Int32,
  _ traits: Int32, _ width: Double, _ lineLimit: Int32, _ size: UnsafeMutablePointer<Double>)

/// Measures with the page's fonts.
final class PageText: TextMeasuring {
  func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    size(
      of: text, fontSize: fontSize, fontWeight: fontWeight, traits: [], width: width,
      lineLimit: lineLimit)
  }

  func size(
    of text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
    lineLimit: Int
  ) -> Size {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { size in
      // Every string here is UTF-8; `withUTF8` would be ready for others.
      text.utf8.withContiguousStorageIfAvailable { bytes in
        pageMeasureText(
          bytes.baseAddress, bytes.count, fontSize, Int32(fontWeight), Int32(traits.rawValue),
          width, Int32(lineLimit), size.baseAddress!)
      }
      return Size(width: size[0], height: size[1])
    }
  }
}

import CZlib
import Foundation

/// Some rows of a PNG picture, compressed by themselves so that strips can be joined.
struct PNGStrip: Sendable {
  let bytes: [UInt8]
  /// Adler-32 of the rows before compression, and how many bytes they were.
  let checksum: UInt
  let plainCount: Int

  /// - Parameter pixels: bytes blue, green, red, anything; `stride` from row to row.
  init(rows: Range<Int>, width: Int, stride: Int, pixels: UnsafeRawBufferPointer, isLast: Bool) {
    let plain = Self.filtered(rows, width, stride, pixels)
    checksum = adler32(adler32(0, nil, 0), plain, uInt(plain.count))
    plainCount = plain.count
    bytes = Self.deflated(plain, isLast: isLast)
  }

  /// Red, green, blue, each as the difference from the pixel to the left.
  private static func filtered(
    _ rows: Range<Int>, _ width: Int, _ stride: Int, _ pixels: UnsafeRawBufferPointer
  ) -> [UInt8] {
    let subtractLeft: UInt8 = 1
    let rowSize = 1 + 3 * width
    return [UInt8](unsafeUninitializedCapacity: rows.count * rowSize) { output, count in
      count = rows.count * rowSize
      var place = 0
      for row in rows {
        output[place] = subtractLeft
        place += 1
        var left: (UInt8, UInt8, UInt8) = (0, 0, 0)
        for pixel in 0..<width {
          let source = row * stride + 4 * pixel
          let here = (pixels[source + 2], pixels[source + 1], pixels[source])
          output[place] = here.0 &- left.0
          output[place + 1] = here.1 &- left.1
          output[place + 2] = here.2 &- left.2
          place += 3
          left = here
        }
      }
    }
  }

  private static func deflated(_ plain: [UInt8], isLast: Bool) -> [UInt8] {
    var stream = z_stream()
    let withoutHeader: Int32 = -15
    let usualMemory: Int32 = 8
    let status = deflateInit2_(
      &stream, 1, Z_DEFLATED, withoutHeader, usualMemory, Z_RLE, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no memory")
    defer { deflateEnd(&stream) }
    // Room for the bound and for the marker between strips.
    let room = Int(deflateBound(&stream, uLong(plain.count))) + 16
    return plain.withUnsafeBufferPointer { plain in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = UnsafeMutablePointer(mutating: plain.baseAddress)
        stream.avail_in = uInt(plain.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(room)
        deflate(&stream, isLast ? Z_FINISH : Z_FULL_FLUSH)
        count = room - Int(stream.avail_out)
      }
    }
  }

  /// One slot for each strip, each written by one thread only.
  final class Results: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<PNGStrip?>

    init(count: Int) {
      slots = .allocate(capacity: count)
      slots.initialize(repeating: nil)
    }

    deinit {
      slots.deinitialize()
      slots.deallocate()
    }

    subscript(index: Int) -> PNGStrip? {
      get { slots[index] }
      set { slots[index] = newValue }
    }

    var all: [PNGStrip] { slots.compactMap(\.self) }
  }
}

import CZlib
import Foundation

extension Bitmap {
  /// Writes the picture without its transparency, or says why it could not be written,
  /// a full disk included.
  ///
  /// Strips are compressed on all cores, runs of equal bytes only: for photos nearly as small as
  /// cairo's own files, in a fraction of the time (2 cores, 1024 × 768: 30 ms for 220 ms).
  public func writePNG(to path: String) throws(FileError) {
    let file = try OutputFile(path: path)
    try write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: file)
    let trueColor: [UInt8] = [8, 2, 0, 0, 0]
    try writeChunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + trueColor, file)
    let strips = compressedStrips()
    var checksum = adler32(0, nil, 0)
    for (index, strip) in strips.enumerated() {
      checksum = adler32_combine(checksum, strip.checksum, strip.plainCount)
      let head: [UInt8] = index == 0 ? [0x78, 0x01] : []
      let tail = index == strips.count - 1 ? bigEndian(UInt32(checksum)) : []
      try writeChunk("IDAT", head + strip.bytes + tail, file)
    }
    try writeChunk("IEND", [], file)
    try file.close()
  }

  private func writeChunk(
    _ name: String, _ content: [UInt8], _ file: OutputFile
  ) throws(FileError) {
    let body = Array(name.utf8) + content
    try write(bigEndian(UInt32(content.count)), to: file)
    try write(body, to: file)
    try write(bigEndian(UInt32(crc32(0, body, uInt(body.count)))), to: file)
  }

  private func write(_ bytes: [UInt8], to file: OutputFile) throws(FileError) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try file.write(bytes) }
    }
    try result.get()
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }

  private func compressedStrips() -> [PNGStrip] {
    let rowsAtLeast = 64
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, height / rowsAtLeast))
    let (width, height, stride) = (width, height, bytesPerRow)
    return withPixels { pixels in
      let results = PNGStrip.Results(count: count)
      // Each strip reads its own rows and writes its own slot.
      nonisolated(unsafe) let pixels = pixels
      DispatchQueue.concurrentPerform(iterations: count) { index in
        let rows = (height * index / count)..<(height * (index + 1) / count)
        results[index] = PNGStrip(
          rows: rows, width: width, stride: stride, pixels: pixels, isLast: index == count - 1)
      }
      return results.all
    }
  }
}

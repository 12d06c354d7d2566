import CTurboJPEG

/// Decodes the small version of a photo that a camera puts into its EXIF data: a thousandth of the photo's pixels, there
/// before a decoder of the photo has read a line.
struct JPEGPreview {
  /// The longer side of what it is made to, pixels: that of Exif's own (Exif 2.3, 4.6.2).
  static let side = 160
  /// The longer side of the largest one that is decoded, pixels.
  private static let largestSide = 1024
  /// Cameras put black bars beside photos of another shape than Exif's; how bright a channel in them may be.
  private static let brightestBar: UInt32 = 40

  let header: PictureHeader
  let place: Range<Int>

  /// Pixels of the stored picture's preview.
  static func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let scale = Double(side) / Double(max(width, height))
    return (
      max(1, Int((Double(width) * scale).rounded())),
      max(1, Int((Double(height) * scale).rounded()))
    )
  }

  /// Throws `missing` where it cannot be the photo's.
  func decode(_ file: PictureFile) throws(PictureError) -> Raster {
    let bytes = try file.bytes(place)
    guard bytes.count == place.count, let decoder = tjInitDecompress() else { throw .missing }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
        == 0,
      (1...Self.largestSide).contains(Int(width)), (1...Self.largestSide).contains(Int(height))
    else { throw .missing }
    let whole = try Raster(width: Int(width), height: Int(height), isResult: false)
    guard
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), whole.memory.base, width, Int32(whole.bytesPerRow),
        height,
        Int32(TJPF_BGRA.rawValue), Int32(TJFLAG_LIMITSCANS)) == 0
    else { throw .missing }
    return try photo(in: whole).turned(header.orientation)
  }

  /// What lies between the bars, in the size of all previews.
  private func photo(in whole: Raster) throws(PictureError) -> Raster {
    let shape = Double(header.storedWidth) / Double(header.storedHeight)
    let width = min(Double(whole.width), Double(whole.height) * shape)
    let height = min(Double(whole.height), Double(whole.width) / shape)
    let left = (Double(whole.width) - width) / 2
    let top = (Double(whole.height) - height) / 2
    guard isBlack(whole, outside: left, top) else { throw .missing }
    let size = Self.size(width: header.storedWidth, height: header.storedHeight)
    let raster = try Raster(
      width: size.width, height: size.height, isResult: header.orientation == .upright)
    for y in 0..<size.height {
      let source = whole.row(Int(top + (Double(y) + 0.5) * height / Double(size.height)))
      let target = raster.row(y)
      for x in 0..<size.width {
        target[x] = source[Int(left + (Double(x) + 0.5) * width / Double(size.width))]
      }
    }
    return raster
  }

  /// The rows and columns that belong to bars alone, but for the last ones, which coding makes grey.
  private func isBlack(_ whole: Raster, outside left: Double, _ top: Double) -> Bool {
    let bars = (columns: Int(left) - 1, rows: Int(top) - 1)
    for y in 0..<whole.height {
      for x in 0..<whole.width
      where min(x, whole.width - 1 - x) < bars.columns || min(y, whole.height - 1 - y) < bars.rows {
        let pixel = whole.row(y)[x]
        guard (0..<3).allSatisfy({ pixel >> (8 * $0) & 255 <= Self.brightestBar }) else {
          return false
        }
      }
    }
    return true
  }
}

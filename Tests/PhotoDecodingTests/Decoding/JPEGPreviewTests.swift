import CTurboJPEG
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// The small version of a photo in its EXIF data, which is shown until the photo is decoded.
@Suite struct JPEGPreviewTests {
  private let folder = TemporaryFolder()
  private let decoder = PictureDecoder(
    limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
  private static let thumbnail = PieceKey(thumbnailOf: 0)

  /// A photo of 1003 × 701 pixels whose EXIF data are these.
  private func photo(_ exif: [UInt8]) throws -> (file: PictureFile, header: PictureHeader) {
    let path = folder.write("a.jpg", TestPicture.insert(exif, into: TestPicture.largeJPEG))
    let file = try PictureFile(path: path)
    return (file, try decoder.header(of: file))
  }

  /// The picture in 160 × 112 pixels, between bars of a colour up to 160 × 120.
  private func letterboxed(_ bar: UInt8) -> [UInt8] {
    let rows = 160 * 3 * 4
    let bars = [UInt8](repeating: bar, count: rows)
    return TestPicture.jpeg(
      bars + TestPicture(width: 160, height: 112).pixels + bars, width: 160, height: 120,
      format: TJPF_RGB)
  }

  private func isRefused(_ exif: [UInt8]) throws -> Bool {
    let (file, header) = try photo(exif)
    #expect(header.hasPreview)
    do throws(PictureError) {
      _ = try decoder.decode(Self.thumbnail, of: header, in: [file])
      return false
    } catch {
      return error == .missing
    }
  }

  @Test(arguments: Orientation.allCases)
  func itIsUprightAndHasThePhotosShape(orientation: Orientation) throws {
    for preview in [TestPicture(width: 160, height: 112).jpeg(), letterboxed(0), letterboxed(16)] {
      let (file, header) = try photo(
        TestPicture.exif(orientation: orientation.rawValue, preview: preview))
      #expect(header.hasPreview && header.orientation == orientation)
      let raster = try decoder.decode(Self.thumbnail, of: header, in: [file]).raster
      let size = orientation.uprightSize(width: 160, height: 112)
      #expect(raster.width == size.width && raster.height == size.height)
      let area = header.area(of: Self.thumbnail)
      #expect(area.width == size.width && area.height == size.height)
      let whole = try decoder.decode(PieceKey(picture: 0, level: 3), of: header, in: [file]).raster
      for (u, v) in [(0.1, 0.2), (0.9, 0.1), (0.3, 0.8), (0.8, 0.9), (0.4, 0.4)] {
        let shown = raster.row(Int(v * Double(raster.height)))[Int(u * Double(raster.width))]
        let wanted = whole.row(Int(v * Double(whole.height)))[Int(u * Double(whole.width))]
        for shift in [0, 8, 16] {
          #expect(abs(Int(shown >> shift & 255) - Int(wanted >> shift & 255)) <= 8)
        }
      }
    }
  }

  /// A program has cut the photo and left the small version as it was.
  @Test func oneOfAnotherPhotoIsNotShown() throws {
    #expect(try isRefused(TestPicture.exif(preview: letterboxed(90))))
    #expect(
      try isRefused(TestPicture.exif(preview: TestPicture(width: 120, height: 160).jpeg())))
  }

  @Test func whatIsNoneIsNotShown() throws {
    let preview = TestPicture(width: 160, height: 112).jpeg()
    #expect(try isRefused(TestPicture.exif(preview: Array("no picture at all".utf8))))
    #expect(try isRefused(TestPicture.exif(preview: Array(preview[..<90]))))
    #expect(try isRefused(TestPicture.exif(preview: TestPicture(width: 1604, height: 4).jpeg())))
    for (start, count) in [(0xFFFF_FFFF, 9), (60, 0xFFFF_FFFF), (60, 0), (1 << 20, 1 << 20)] {
      let (_, header) = try photo(TestPicture.exif(preview: preview, start: start, count: count))
      #expect(!header.hasPreview)
    }
    let (file, header) = try photo(TestPicture.large.exif(orientation: 1))
    #expect(!header.hasPreview)
    #expect(throws: PictureError.missing) {
      try decoder.decode(Self.thumbnail, of: header, in: [file])
    }
  }
}

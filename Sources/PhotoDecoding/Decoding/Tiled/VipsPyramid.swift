import CTIFF
import CVips
import Glibc

/// A TIFF file that holds a picture in tiles at several resolutions, each half as large as the one
/// before.
struct VipsPyramid: Equatable, Sendable {
  /// Where the smaller ones are: in pages of their own, or in directories below the first page.
  enum Layout: Equatable, Sendable { case pages, subdirectories }

  /// The coarsest resolution may be so large, pixels of its longer side: smaller ones are made of it.
  private static let coarsestSide = 4096

  var layout: Layout
  var levelCount: Int
  var hasAlpha = false

  init(layout: Layout, levelCount: Int, hasAlpha: Bool = false) {
    self.layout = layout
    self.levelCount = levelCount
    self.hasAlpha = hasAlpha
  }

  /// Nil when the file is an ordinary one, or is stored on its side.
  init?(_ first: VipsPicture, _ file: PictureFile) throws(PictureError) {
    guard first.orientation == .upright, Self.isTiled(file) else { return nil }
    let source = try VipsFileSource(file)
    hasAlpha = first.hasAlpha
    let (width, height) = (first.width, first.height)
    for (layout, count) in [
      (Layout.subdirectories, first.subdirectoryCount + 1), (.pages, first.pageCount),
    ] where count > 1 {
      self.layout = layout
      levelCount = 1
      while levelCount < count, let page = open(source, level: levelCount),
        Self.isHalf(page.width, of: width, times: levelCount),
        Self.isHalf(page.height, of: height, times: levelCount)
      {
        levelCount += 1
      }
      if levelCount > 1, max(width, height) >> (levelCount - 1) <= Self.coarsestSide { return }
    }
    return nil
  }

  /// In strips, every tile would cost the whole picture.
  private static func isTiled(_ file: PictureFile) -> Bool {
    // It reads on from where whoever read before has stopped.
    lseek(file.descriptor, 0, SEEK_SET)
    guard let tiff = TIFFFdOpen(dup(file.descriptor), "", "rm") else { return false }
    defer { TIFFClose(tiff) }
    return TIFFIsTiled(tiff) != 0
  }

  /// Writers round down, up, or either.
  private static func isHalf(_ side: Int, of whole: Int, times: Int) -> Bool {
    let below = max(whole >> times, 1)
    return side == below || side == below + 1
  }

  func open(_ source: VipsFileSource, level: Int) -> VipsPicture? {
    let place: (String, VipsCall.Argument) =
      switch layout {
      case .pages: ("page", .int(level))
      case .subdirectories: ("subifd", .int(level - 1))
      }
    return VipsCall.run(
      VipsLoader.tiff.rawValue, [("source", .source(source.pointer)), place])
  }
}

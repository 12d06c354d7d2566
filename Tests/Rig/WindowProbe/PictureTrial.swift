import CairoPainter
import DisplayList
import Foundation
import GTKHost
import HeadlessHost
import ScrollEngine
import ScrollGeometry

/// Every kind of drawing in one picture, by the window's renderer and by the headless painter:
/// they should not differ by more than their antialiasing. The program's exit status says whether they do.
@MainActor
final class PictureTrial {
  private let folder: String

  init(folder: String) { self.folder = folder }

  func run() {
    let photo = SyntheticPhoto(width: 2000, height: 1500)
    exit(
      openWindow("Picture", textures: photo) { Content(host: $0, photo: photo, folder: folder) })
  }

  private final class Content: ProbeContent {
    private let photo: SyntheticPhoto
    private let folder: String
    private var hasBegun = false

    init(host: WindowHost, photo: SyntheticPhoto, folder: String) {
      self.photo = photo
      self.folder = folder
      super.init(host: host)
    }

    override func frame(at time: Double) {
      displayList.items = Showcase.items(photo, in: displayList.size)
      guard !hasBegun else { return }
      hasBegun = true
      // The next turn of the main loop: by then this frame has been drawn.
      DispatchQueue.main.async { MainActor.assumeIsolated { self.compare() } }
    }

    /// OpenGL puts letters on whole pixels and leaves turned edges rough; cairo is nearer by far.
    private static let largestError = 6.0

    private func compare() {
      let size = displayList.size
      let scale = displayList.pixelsPerPoint
      guard
        let bitmap = Bitmap(
          width: Int(size.width * scale), height: Int(size.height * scale)),
        let shown = host?.screenshot()
      else { return say("no picture") }
      Painter(textures: photo).paint(displayList, into: bitmap)
      let error = bitmap.withPixels { Self.error($0, bitmap.bytesPerRow, shown) }
      try? host?.saveScreenshot(to: folder + "/window.png")
      try? bitmap.writePNG(to: folder + "/headless.png")
      say("\(shown.width)x\(shown.height) root mean square error \(Measure.text(error)) of 255")
      host?.close(status: error < Self.largestError ? 0 : 3)
    }

    private static func error(
      _ expected: UnsafeRawBufferPointer, _ bytesPerRow: Int, _ shown: PixelBuffer
    ) -> Double {
      var sum = 0.0
      for y in 0..<shown.height {
        let row = UnsafeRawBufferPointer(
          start: shown.base + y * shown.bytesPerRow, count: shown.width * 4)
        for x in 0..<row.count where x % 4 != 3 {
          let difference = Double(row[x]) - Double(expected[y * bytesPerRow + x])
          sum += difference * difference
        }
      }
      return (sum / Double(shown.width * shown.height * 3)).squareRoot()
    }
  }
}

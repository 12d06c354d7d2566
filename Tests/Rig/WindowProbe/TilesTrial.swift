import DisplayList
import GTKHost
import Glibc
import ScrollEngine
import ScrollGeometry

/// How fast a photo of 24 megapixels can be moved about, from tiles that are all in memory.
@MainActor
final class TilesTrial {
  enum Motion: String { case pan, zoom, fit, rotate }

  private let motion: Motion
  private let screenshot: String?

  init(motion: Motion, screenshot: String?) {
    self.motion = motion
    self.screenshot = screenshot
  }

  func run() {
    let photo = SyntheticPhoto(width: 6000, height: 4000)
    exit(
      openWindow("Tiles", textures: photo) {
        Content(host: $0, photo: photo, motion: motion, screenshot: screenshot)
      })
  }

  private final class Content: ProbeContent {
    private let photo: SyntheticPhoto
    private let motion: Motion
    private let screenshot: String?
    private var start: Double?
    private var times: [Double] = []
    private var processor = 0

    private static let frameCount = 180

    init(host: WindowHost, photo: SyntheticPhoto, motion: Motion, screenshot: String?) {
      self.photo = photo
      self.motion = motion
      self.screenshot = screenshot
      super.init(host: host)
    }

    override var needsFrame: Bool { times.count <= Self.frameCount }

    override func frame(at time: Double) {
      guard needsFrame else { return }
      if start == nil {
        start = time
        processor = clock()
      }
      times.append(Measure.now)
      // The last frame is the same in every run, so that pictures of it can be compared.
      let isLast = times.count == Self.frameCount + 1
      let shown = transform(at: isLast ? 1 : time - start!)
      displayList.items = photo.items(for: shown, in: displayList.size)
      if isLast { finish() }
    }

    /// From the photo's pixels to the window's points.
    private func transform(at time: Double) -> AffineTransform {
      let size = displayList.size
      let center = Point(x: size.width / 2, y: size.height / 2)
      let focus: Point
      let scale: Double
      var angle = 0.0
      switch motion {
      case .pan: (scale, focus) = (0.71, Point(x: 2000 + 500 * time, y: 2000 + 200 * time))
      case .zoom: (scale, focus) = (0.25 * pow(1.6, time), Point(x: 3000, y: 2000))
      case .fit: (scale, focus) = (0.2 + 0.004 * time, Point(x: 3000, y: 2000))
      case .rotate:
        (scale, focus) = (0.3, Point(x: 3000, y: 2000))
        angle = 0.5 * time
      }
      let (sine, cosine) = (sin(angle) * scale, cos(angle) * scale)
      let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      let turned = turn.apply(to: focus)
      return turn.concatenating(
        AffineTransform(translation: Vector(dx: center.x - turned.x, dy: center.y - turned.y)))
    }

    private func finish() {
      let intervals = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }.sorted()
      let fps = Double(intervals.count) / (times.last! - times.first!)
      // Of all threads; the time of frames says little on a busy machine, this does.
      let work = Double(clock() - processor) / Double(CLOCKS_PER_SEC) * 1000
      let spread = [intervals.count / 2, intervals.count * 95 / 100, intervals.count - 1]
        .map { Measure.text(intervals[$0]) }.joined(separator: " ")
      say(
        "\(host?.rendererName ?? "?") \(motion) fps \(Measure.text(fps)) "
          + "interval p50 p95 max \(spread) ms, "
          + "processor \(Measure.text(work / Double(intervals.count))) ms a frame, pss \(Measure.text(Measure.proportionalSetSize)) MiB"
      )
      Task {
        if let screenshot { try? host?.saveScreenshot(to: screenshot) }
        host?.close()
      }
    }
  }
}

import CVips
import TilePyramid

/// Makes the frames of one animated file, one after the other. Each of them rests upon those before
/// it, so whoever wants an earlier one begins anew.
final class FrameReader {
  /// The latest frames, which may be wanted again at another resolution.
  private static let kept = 3
  /// Of the decoders: what is shown, what is to be restored, and rows on their way.
  private static let framesInDecoder = 3
  /// The header of a file with so many has room in one message between processes. Those behind them
  /// are never shown.
  static let mostFrames = 4096
  /// libvips' `VIPS_MAX_COORD`: rows of all frames together, which it puts one below the other.
  private static let mostRows = 10_000_000

  private let source: VipsFileSource
  private let size: PixelArea
  private let frameCount: Int
  private let damaged: PictureError
  private let all: VipsPicture
  private var latest: [(number: Int, picture: VipsPicture)] = []
  private var next = 0

  init(
    _ file: PictureFile, _ header: PictureHeader, _ vips: VipsHeader
  ) throws(PictureError) {
    source = try VipsFileSource(file)
    size = PixelArea(x: 0, y: 0, width: header.storedWidth, height: header.storedHeight)
    frameCount = header.animation?.frameCount ?? 1
    damaged = .damaged(vips.loader.formatName)
    guard let all = VipsDecoder.load(source, vips, frames: frameCount) else { throw damaged }
    guard all.width == size.width, all.height == size.height * frameCount else { throw .changed }
    self.all = all
  }

  static func timeline(of picture: VipsPicture) -> AnimationTimeline? {
    let count = min(picture.pageCount, mostFrames, mostRows / picture.height)
    let known = picture.delays.prefix(count)
    let delays = known + [Int](repeating: 0, count: max(count, 0) - known.count)
    return AnimationTimeline(delays: Array(delays), rounds: picture.rounds)
  }

  /// What one holds while it works, bytes.
  static func bytesHeld(_ header: PictureHeader) -> Int64 {
    Int64(kept + framesInDecoder) * 4 * Int64(header.storedWidth) * Int64(header.storedHeight)
  }

  /// It need not begin anew for this one.
  func reaches(_ number: Int) -> Bool {
    number >= next || latest.contains { $0.number == number }
  }

  /// At full resolution, in memory.
  func frame(_ number: Int) throws(PictureError) -> VipsPicture {
    if let found = latest.first(where: { $0.number == number }) { return found.picture }
    var place = size
    place.y = number * size.height
    next = number + 1
    guard number < frameCount, let frame = all.cut(place)?.inMemory() else { throw damaged }
    if latest.count == Self.kept { latest.removeFirst() }
    latest.append((number, frame))
    return frame
  }
}

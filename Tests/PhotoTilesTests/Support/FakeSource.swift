import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// Pictures of one colour, decoded when the test says so.
final class FakeSource: PictureSupply, @unchecked Sendable {
  private let monitor = Monitor()
  private let headers: [Result<PictureHeader, PictureError>]
  // Inside the monitor only.
  private var held: Set<PieceKey> = []
  private var broken: Set<PieceKey> = []
  private var begun: [PieceKey] = []
  private var begunFor: [DisplayProfile?] = []
  private var made: [WeakMemory] = []
  private var most = 0
  private var thumbnailed: [Int32] = []
  private let hasThumbnails: Bool
  private var pyramidError = PictureError.diskFull
  private var askedPyramids: [Int32] = []

  private struct WeakMemory {
    weak var memory: PixelMemory?
  }

  /// - Parameter sizes: upright pictures, pixels.
  init(_ sizes: [(width: Int, height: Int)], finestLevel: Int = 0, hasThumbnails: Bool = false) {
    self.hasThumbnails = hasThumbnails
    headers = sizes.map { .success(Self.header($0.width, $0.height, finestLevel)) }
  }

  private static func header(_ width: Int, _ height: Int, _ finest: Int) -> PictureHeader {
    PictureHeader(
      format: .other(VipsHeader(loader: .png)), storedWidth: width, storedHeight: height,
      orientation: .upright, finestLevel: finest)
  }

  /// Decoding it does not end before `release`.
  func hold(_ keys: PieceKey...) { monitor.locked { held.formUnion(keys) } }

  func release() {
    monitor.locked {
      held = []
      monitor.changed()
    }
  }

  func fail(_ keys: PieceKey...) { monitor.locked { broken.formUnion(keys) } }

  /// The levels whose decoding was begun, in that order.
  var log: [PieceKey] { monitor.locked { begun } }

  /// Whose colours they were to have.
  var displays: [DisplayProfile?] { monitor.locked { begunFor } }

  /// Nothing fails any more.
  func mend() { monitor.locked { broken = [] } }

  func failPyramids(with error: PictureError) { monitor.locked { pyramidError = error } }

  /// How often the picture's was tried.
  func pyramids(of picture: Int32) -> Int {
    monitor.locked { askedPyramids.count { $0 == picture } }
  }

  /// The pictures that were to get thumbnails.
  var thumbnails: [Int32] { monitor.locked { thumbnailed } }

  /// The most bytes of pixels that there have been at the same time, whoever had them.
  var mostBytes: Int { monitor.locked { most } }

  private func count(_ raster: Raster) {
    monitor.locked {
      made.removeAll { $0.memory == nil }
      made.append(WeakMemory(memory: raster.memory))
      most = max(most, made.reduce(0) { $0 + ($1.memory?.byteCount ?? 0) })
    }
  }

  func waitUntilBegun(_ count: Int) {
    monitor.locked { while begun.count < count { monitor.wait() } }
  }

  // MARK: - PictureSupply

  var pictureCount: Int { headers.count }

  func header(of picture: Int32) async -> Result<PictureHeader, PictureError> {
    headers[Int(picture)]
  }

  func decode(_ request: DecodeRequest) async -> Result<PiecePixels, PictureError> {
    let isBroken = monitor.locked {
      begun.append(request.key)
      begunFor.append(request.display)
      monitor.changed()
      while held.contains(request.key) { monitor.wait() }
      return broken.contains(request.key)
    }
    if isBroken { return .failure(.damaged("PNG")) }
    let grid = request.header.grid
    return Result { () throws(PictureError) in
      let raster = try Raster(
        width: grid.width(ofLevel: Int(request.key.level)),
        height: grid.height(ofLevel: Int(request.key.level)))
      count(raster)
      return PiecePixels(raster, isOpaque: true)
    }
  }
}

extension FakeSource {
  func hasThumbnail(_ picture: Int32) -> Bool { hasThumbnails }

  func addThumbnail(_ request: ThumbnailRequest) async {
    monitor.locked { thumbnailed.append(request.picture) }
  }

  func buildPyramid(
    of picture: Int32, _ header: PictureHeader, onProgress: @escaping @Sendable (Double) -> Bool
  ) async -> Result<PictureHeader, PictureError> {
    monitor.locked {
      askedPyramids.append(picture)
      return .failure(pyramidError)
    }
  }
}

extension PhotoTileStore {
  convenience init(
    _ source: FakeSource, limit: Int64 = 100 << 20, idleLimit: Int64 = 100 << 20,
    keepsakeLimit: Int64 = 0, latency: Double = 0
  ) {
    self.init(
      source: source,
      decoder: PictureDecoder(limits: DecodeLimits(levelBytes: limit, workingBytes: limit)),
      budget: MemoryBudget(limit: limit, idleLimit: idleLimit, keepsakeLimit: keepsakeLimit),
      latency: latency)
  }
}

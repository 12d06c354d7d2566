import PictureFacts
import TilePyramid

/// What a decoding thread hands over.
struct DecodedPiece: Sendable {
  var pixels: PiecePixels
  /// A small version of the whole picture that costs next to nothing to make of these pixels; nil where it would.
  var keepsake: PiecePixels?
  /// Whose colours it has; nil: sRGB.
  var display: DisplayProfile?

  /// - Parameters:
  ///   - keepsOne: keepsakes are wanted at all.
  ///   - isPlain: it is in sRGB, whatever was asked for.
  init(_ pixels: PiecePixels, of request: DecodeRequest, keepsOne: Bool, isPlain: Bool = false) {
    self.pixels = pixels
    display = isPlain ? nil : request.display
    guard keepsOne, request.showsLittle else { return }
    keepsake = pixels.small()
  }
}

extension DecodeRequest {
  /// All of the picture in few pixels: the one tile that its coarsest level has, or a thumbnail.
  fileprivate var showsLittle: Bool {
    key.frame == 0 && (key.isThumbnail || Int(key.level) == header.grid.coarsestLevel)
  }
}

extension PiecePixels {
  /// As a keepsake, turned one turn after the other; nil when there is no memory for one.
  func small(turned turns: [PhotoTurn] = []) -> PiecePixels? {
    var raster = raster
    while max(raster.width, raster.height) > Keepsakes.side {
      guard let half = try? raster.halved() else { return nil }
      raster = half
    }
    guard let turned = try? raster.turned(by: turns) else { return nil }
    return PiecePixels(turned, isOpaque: isOpaque)
  }
}

/// Where a piece is on its way from a wish to pixels. A piece that is in none of these states is not in the
/// store.
enum PieceState {
  /// - Parameter since: seconds, on the store's clock.
  case wanted(since: Double)
  /// It has been decoded, or could not be, and is not due yet.
  ///
  /// - Parameter since: nil when nobody wants it any more.
  case arrived(failure: PictureError?, since: Double?)
  /// Its pixels are in memory.
  case loaded
  /// It cannot be decoded: the level above is shown instead.
  case refused(PictureError)

  /// Since when it has been wanted and has not come.
  var wantedSince: Double? {
    switch self {
    case .wanted(let since): since
    case .arrived(_, let since): since
    case .loaded, .refused: nil
    }
  }
}

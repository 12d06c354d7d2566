/// Pictures in the colours of the display that shows them.
extension PhotoTileStore {
  /// The display whose colours pictures are decoded into; nil: sRGB. What is in memory in other colours is decoded anew when it
  /// is wanted, and seen until that has come. To begin with: sRGB.
  public var display: DisplayProfile? {
    get { plan.display }
    set {
      guard newValue != plan.display else { return }
      for picture in plan.change(to: newValue) { keepsakes[picture] = nil }
      schedule()
    }
  }

  /// Returns whether something else is to be seen.
  func take(renewed output: Result<DecodedPiece, PictureError>, _ key: PieceKey) -> Bool {
    // It may have been forgotten meanwhile.
    guard plan.isLoaded(key) else { return false }
    switch output {
    case .success(let piece):
      pieces[key] = piece.pixels
      plan.note(key, isFor: piece.display)
      if let keepsake = piece.keepsake { keep(keepsake, of: key.picture) }
      return true
    case .failure(let error):
      // Given up, it is tried again when it is wanted; otherwise it stays as it is.
      if error != .givenUp { plan.note(key, isFor: plan.display) }
      return false
    }
  }
}

/// What has become due in a store.
struct StoreNews {
  /// A frame may see something else.
  var isNews = false
  /// Pieces whose pixels are shown from now on.
  var shown: [PieceKey] = []
  /// Pieces whose pixels nobody wants any more.
  var dropped: [PieceKey] = []
  /// Pictures whose pyramids are gone: their own headers are to be read again.
  var lostPyramids: [Int32] = []
}

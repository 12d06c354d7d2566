/// What a store is to do, in this order.
struct StoreOrders {
  /// A piece to be decoded.
  struct Submission {
    var request: DecodeRequest
    /// Those of a lane wait for each other and for no others.
    var lane: String?
    /// It begins when nothing else of its lane is being worked on.
    var hasTime: Bool
  }

  /// Pictures whose pyramids are still wanted.
  var picturesOnScreen: Set<Int32> = []
  /// Pyramids to be made.
  var pyramids: [PyramidRequest] = []
  /// Pieces whose pixels are to be forgotten at once.
  var forgotten: [PieceKey] = []
  /// Pictures whose keepsakes are to be forgotten at once.
  var forgottenKeepsakes: [Int32] = []
  /// Whatever else is being decoded is to be cancelled.
  var kept: Set<PieceKey> = []
  /// Pieces to be begun, the most urgent first.
  var submissions: [Submission] = []
}

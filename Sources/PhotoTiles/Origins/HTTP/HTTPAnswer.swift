/// What a server answered.
struct HTTPAnswer: Sendable {
  var status: Int
  /// Where it came from, after all redirects.
  var address: String
  /// Where it may lead.
  var reach: HTTPReach
  /// So many seconds later one should ask again, if the server says so.
  var retryAfter: Double?
  /// Never to be changed.
  var body: PictureFile
}

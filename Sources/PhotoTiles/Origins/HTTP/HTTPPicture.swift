/// A picture, or the description of one, that was fetched.
struct HTTPPicture: Sendable {
  var file: PictureFile
  /// Where it really is.
  var address: HTTPAddress
  /// Where what it speaks of may be.
  var reach = HTTPReach.anywhere
}

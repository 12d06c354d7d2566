/// A picture that is to be made into a pyramid.
struct PyramidRequest: Sendable {
  var picture: Int32
  var header: PictureHeader
}

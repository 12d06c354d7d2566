/// Where somebody is among photos: enough to come back to it.
struct Place: Equatable {
  /// What was opened: paths and addresses.
  var paths: [String]
  var isRecursive: Bool
  /// The shown photo's file; nil while there is none, and for what lies on a server.
  var photo: String?
  /// 1: the whole photo.
  var zoom: Double
  /// What is in the window's middle, in shares of the photo's size.
  var middle: (x: Double, y: Double)
  /// Of the window; nil while it is not known.
  var shape: WindowShape?

  static func == (left: Place, right: Place) -> Bool {
    left.shape == right.shape && left.showsSame(as: right)
  }

  /// Whatever the windows are like.
  func showsSame(as other: Place) -> Bool {
    let (left, right) = (self, other)
    return left.paths == right.paths && left.isRecursive == right.isRecursive
      && left.photo == right.photo && left.zoom == right.zoom && left.middle == right.middle
  }
}

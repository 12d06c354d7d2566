/// What bars go with, where the program says so.
final class FollowedContent {
  /// With what is above, and with what is below.
  var upper: UIScrollView?
  var lower: UIScrollView?
}

/// What a large title goes with, where the program says so.
final class FollowedContent {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
}

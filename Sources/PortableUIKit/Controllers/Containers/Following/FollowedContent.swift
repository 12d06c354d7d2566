/// What a large title and a search bar go with, where the program says so.
final class FollowedContent {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
}

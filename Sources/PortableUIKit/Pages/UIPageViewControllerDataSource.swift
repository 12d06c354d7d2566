/// Which page follows which.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; none unless said otherwise.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands for the page that the program has set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

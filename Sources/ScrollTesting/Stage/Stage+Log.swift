import PortableUIKit
import ZoomScrollView

extension Stage {
  /// Notes from now on what the scroll view tells its delegate, which hears all of it as before.
  ///
  /// - Throws: where the delegate is asked for more than that, as those of tables and collections are.
  public func log(of scrollView: UIScrollView) throws -> CallLog {
    switch scrollView {
    case is UITableView: throw LogError.delegateOfMore("A table")
    case is UICollectionView: throw LogError.delegateOfMore("A collection view")
    case _ where scrollView.delegate is any ZoomScrollViewDelegate:
      throw LogError.delegateOfMore("A view that hands on touches")
    default: return CallLog(of: scrollView, by: self)
    }
  }
}

import PortableUIKit

/// Something long that says how often its cells come and go.
@MainActor
protocol CountedList: AnyObject {
  var view: UIScrollView { get }
  /// Cells that came into view or left it, so far.
  var changeCount: Int { get }
}

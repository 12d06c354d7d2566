import UIKit

@objc public protocol PagerDelegate {
  /// Comes when a page has been turned.
  @objc optional func pager(_ pager: Pager, didTurnTo page: Int)
  @objc optional func pager(
    _ pager: Pager, widthOf page: Int
  ) -> CGFloat
  @objc optional func pagerDidEnd(_ pager: Pager)
  @objc optional var startPage: Int { get }
}

@objc protocol PagerSource: NSObjectProtocol {
  func numberOfPages() -> Int
  @objc optional func title(of page: Int, fallback: () -> String) -> String
}

open class Pager: UIScrollView {
  public weak var pagerDelegate: PagerDelegate?
  weak var source: PagerSource?
  public private(set) var page = 0

  public func start() {
    page = pagerDelegate?.startPage ?? -1
  }

  @discardableResult
  public func turn(to page: Int) -> CGFloat {
    self.page = page
    pagerDelegate?.pager?(self, didTurnTo: page)
    if pagerDelegate?.pagerDidEnd != nil, page == 9 { pagerDelegate?.pagerDidEnd?(self) }
    return pagerDelegate?.pager?(self, widthOf: page) ?? bounds.width
  }

  public var tellsTurns: Bool { pagerDelegate?.pager(_:didTurnTo:) != nil }

  public func title() -> String {
    source?.title?(of: page) { "page \(page)" } ?? "of \(source!.numberOfPages())"
  }

  public func use(titled: Bool) {
    let source: PagerSource & NSObject = titled ? TitledPages() : PlainPages()
    kept = source
    self.source = source
  }

  private var kept: AnyObject?
}

class PlainPages: NSObject, PagerSource {
  func numberOfPages() -> Int { 3 }
}

// What the class that it inherits from does not have.
class TitledPages: PlainPages {
  func title(of page: Int, fallback: () -> String) -> String { "titled " + fallback() }
}

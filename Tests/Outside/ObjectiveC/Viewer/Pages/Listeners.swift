import UIKit

public class SilentListener: PagerDelegate {
  public init() {}
}

public class Listener: NSObject {
  public private(set) var log: [String] = []
  fileprivate func add(_ line: String) { log.append(line) }
}

extension Listener: PagerDelegate {
  public func pager(_ pager: Pager, didTurnTo page: Int) { add("turned to \(page)") }
  public func pagerDidEnd(_ pager: Pager) { add("end") }
}

/// Has more than the class that it inherits from.
public class WideListener: Listener {
  public let startPage = 4
  public func pager(_ pager: Pager, widthOf page: Int) -> CGFloat { CGFloat(page * 10) }
}

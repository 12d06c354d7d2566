/// What happens to a line that is too long; the values are UIKit's. Hosts cut at the end of the last line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Where a text that was set smaller stands; the values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// Where a bar lies; the values are UIKit's.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Whether a view turns around where text runs from right to left; the values are UIKit's.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// For which height of a bar something is; the values are UIKit's. Bars are of one height here.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
